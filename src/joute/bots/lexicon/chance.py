"""The winning chance by points: `python -m bench.support.rounds` (docs/strength.md, the winning chance)."""

from __future__ import annotations

from joute.bots.chances import Chance

CHANCE = Chance(lead=0.035, value=0.035, base=0.15, most=60.0)
"""A point that a move is expected to bring counts as much as one the seat is ahead by already."""


def after_round(before: list[int], left: list[int], limit: int | None) -> float:
    """The chance, from 0 to 1, of the last of these players once the round counts what each has left.

    Where it ends the game there is nothing to guess (LEX-13); else it is a matter of points.
    """
    after = [score + more for score, more in zip(before, left, strict=True)]
    reached = [limit is not None and score >= limit for score in after]
    if all(reached):
        return 1 / after.count(after[-1]) if after[-1] == min(after) else 0.0
    if reached[-1]:
        return 0.0
    still_in = reached.count(False)
    if still_in == 1:
        return 1.0
    points = sum(left[:-1]) / (len(left) - 1) - left[-1]
    return CHANCE.of(float(min(before[:-1]) - before[-1]), points, still_in)
