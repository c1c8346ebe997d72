"""Games looked through for problems: in this process, on several cores, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context

from joute.cli.bot_sentences import failed
from joute.problems.mining import Wanted, mine
from joute.problems.problem import Problem

CONNECT_S = 20


def found_in(wanted: Sequence[Wanted], jobs: int, cluster: str | None) -> Iterator[list[Problem]]:
    """The problems of each game, as games finish; whoever has enough stops asking."""
    if cluster:
        return _on_cluster(wanted, cluster)
    return _on_cores(wanted, jobs) if jobs > 1 else map(mine, wanted)


def _on_cores(wanted: Sequence[Wanted], jobs: int) -> Iterator[list[Problem]]:
    """A few games ahead of what is asked for, never all of them."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        ahead = iter(wanted)
        waiting = {pool.submit(mine, each) for _, each in zip(range(2 * jobs), ahead, strict=False)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(mine, each) for _, each in zip(done, ahead, strict=False)}
                yield from (each.result() for each in done)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _on_cluster(wanted: Sequence[Wanted], address: str) -> Iterator[list[Problem]]:
    try:
        import distributed
    except ImportError:
        raise failed("no_dask") from None
    try:
        client = distributed.Client(address, timeout=CONNECT_S)  # type: ignore[no-untyped-call]
    except (OSError, ValueError):
        raise failed("no_cluster", address=address) from None
    with client:
        waiting = client.map(mine, wanted, pure=False)
        for done in distributed.as_completed(waiting):  # type: ignore[no-untyped-call]
            yield done.result()
