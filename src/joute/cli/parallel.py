"""Independent pieces of work: in this process, on several cores, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

from joute.cli.bot_sentences import failed

Piece = TypeVar("Piece")
Done = TypeVar("Done")
CONNECT_S = 20


def each_done(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], jobs: int, cluster: str | None
) -> Iterator[Done]:
    """What comes of each piece, as they finish; whoever has enough stops asking."""
    if cluster:
        return _on_cluster(work, pieces, cluster)
    return _on_cores(work, pieces, jobs) if jobs > 1 else map(work, pieces)


def _on_cores(work: Callable[[Piece], Done], pieces: Sequence[Piece], jobs: int) -> Iterator[Done]:
    """A few pieces ahead of what is asked for, never all of them."""
    with ProcessPoolExecutor(min(jobs, len(pieces)), mp_context=get_context("spawn")) as pool:
        ahead = iter(pieces)
        waiting = {pool.submit(work, each) for _, each in zip(range(2 * jobs), ahead, strict=False)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(work, each) for _, each in zip(done, ahead, strict=False)}
                yield from (each.result() for each in done)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _on_cluster(work: Callable[[Piece], Done], pieces: Sequence[Piece], address: str) -> Iterator[Done]:
    """Wherever the scheduler sends them; workers need Joute installed."""
    try:
        import distributed
    except ImportError:
        raise failed("no_dask") from None
    try:
        client = distributed.Client(address, timeout=CONNECT_S)  # type: ignore[no-untyped-call]
    except (OSError, ValueError):
        raise failed("no_cluster", address=address) from None
    with client:
        waiting = client.map(work, pieces, pure=False)
        for done in distributed.as_completed(waiting):  # type: ignore[no-untyped-call]
            yield done.result()
