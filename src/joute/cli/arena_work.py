"""The arena's work: pairs of games, in this process, on all cores, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context

from joute.bots import warm
from joute.bots.matches import Played, play_pair
from joute.cli.bot_sentences import failed
from joute.cli.opening import find_game, make_settings
from joute.cli.players import make_player
from joute.play import Game, Settings

CONNECT_S = 20


@dataclass(frozen=True, slots=True)
class Task:
    """One pair of games, as plain values that any process can be handed."""

    game: str
    given: tuple[tuple[str, str], ...]
    bots: tuple[str, str]
    budget_ms: int
    seed: int


def play_task(task: Task) -> tuple[Played, ...]:
    """Both games of a pair, in whichever process this is."""
    game, settings = _prepared(task.game, task.given)
    first, second = (make_player(name, game, settings, task.given, task.budget_ms) for name in task.bots)
    return play_pair(game, settings, (first, second), task.seed)


@cache
def _prepared(name: str, given: tuple[tuple[str, str], ...]) -> tuple[Game, Settings]:
    game = find_game(name)
    settings = make_settings(game, 2, dict(given))
    warm(game, settings)
    return game, settings


def on_cores(tasks: Sequence[Task], jobs: int) -> Iterator[tuple[Played, ...]]:
    """Pairs as they finish, on that many processes."""
    if jobs == 1:
        yield from map(play_task, tasks)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_task, task) for task in tasks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_cluster(tasks: Sequence[Task], address: str) -> Iterator[tuple[Played, ...]]:
    """Pairs as they finish, wherever the scheduler sends them; workers need Joute installed."""
    try:
        import distributed
    except ImportError:
        raise failed("no_dask") from None
    try:
        client = distributed.Client(address, timeout=CONNECT_S)  # type: ignore[no-untyped-call]
    except (OSError, ValueError):
        raise failed("no_cluster", address=address) from None
    with client:
        waiting = client.map(play_task, tasks, pure=False)
        for done in distributed.as_completed(waiting):  # type: ignore[no-untyped-call]
            yield done.result()
