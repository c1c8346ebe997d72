"""The arena's work: a pair of games, in whichever process it is played."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from functools import cache

from joute.bots import warm
from joute.bots.matches import Played, play_pair
from joute.bots.thinking_clock import timed_by_processor
from joute.cli.opening import find_game, make_settings
from joute.cli.players import make_player
from joute.play import Game, Settings


@dataclass(frozen=True, slots=True)
class Task:
    """One pair of games, as plain values that any process can be handed."""

    game: str
    given: tuple[tuple[str, str], ...]
    bots: tuple[str, str]
    budget_ms: int
    seed: int
    by_processor: bool = False
    """Thinking is timed by the processor, not by the clock."""


def play_task(task: Task) -> tuple[Played, ...]:
    """Both games of a pair, in whichever process this is."""
    with timed_by_processor() if task.by_processor else nullcontext():
        game, settings = _prepared(task.game, task.given)
        first, second = (make_player(name, game, settings, task.given, task.budget_ms) for name in task.bots)
        return play_pair(game, settings, (first, second), task.seed)


@cache
def _prepared(name: str, given: tuple[tuple[str, str], ...]) -> tuple[Game, Settings]:
    game = find_game(name)
    settings = make_settings(game, 2, dict(given))
    warm(game, settings)
    return game, settings
