"""How hard a problem is: the lowest level of the machines that sees the answer in its time."""

from __future__ import annotations

from joute.bots import LEVELS, Advice, advise
from joute.play import Effects, Game, Goal, Position, Seat, Settings

BUDGET_MS = 120
LOOKED_AT = 3
"""A level has found the answer if it is among its first few ideas: it plays to win, not for the question."""
_SEED = 1


def difficulty(
    game: Game, settings: Settings, position: Position, seat: Seat, goal: Goal, best: int
) -> int | None:
    """1 to 6; None for a giveaway, the very first idea of the weakest level."""
    view = position.view(seat)
    for level in LEVELS:
        advice = advise(game, view, settings, level.number, BUDGET_MS, _SEED, LOOKED_AT)
        found = [_is_answer(one, position, seat, goal, best) for one in advice]
        if goal.plain and level is LEVELS[0] and found[:1] == [True]:
            return None
        if any(found):
            return level.number
    return LEVELS[-1].number


def _is_answer(one: Advice, position: Position, seat: Seat, goal: Goal, best: int) -> bool:
    done = position.judge(seat, one.move)
    return isinstance(done, Effects) and goal.admits(done) and goal.worth(position, seat, done) >= best
