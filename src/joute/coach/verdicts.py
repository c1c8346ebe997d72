"""What a move is called, by the points of winning chance it lost; the numbers come from docs/strength.md."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import exp
from statistics import fmean, harmonic_mean

INACCURATE, MISTAKEN, BLUNDERED = 5.0, 10.0, 20.0
"""In points of winning chance, of a hundred."""
_NOTHING = 0.5
"""Less than this is nothing: the same search on other imagined hands differs by as much."""
_FADING = 20.0
"""A move that loses so many points is worth a little more than a third of a perfect one."""
_LEAST = 0.1
"""No move is worth less: one lost game says something about a player, not everything."""
_FEWEST = 3
"""One or two moves say nothing about how somebody plays."""


class Verdict(StrEnum):
    """What a move is called."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    BLUFF = "bluff"
    """A word that does not exist, and that nobody contested: neither good nor bad."""
    ONLY = "only"
    """There was nothing else to play."""
    UNJUDGED = "unjudged"
    """Not a move of the game: passing, resigning, accepting, time run out; or one no search reaches."""

    @property
    def is_bad(self) -> bool:
        return self in (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)


def verdict_for(lost: float) -> Verdict:
    """`lost`: points of winning chance, of a hundred."""
    if lost >= BLUNDERED:
        return Verdict.BLUNDER
    if lost >= MISTAKEN:
        return Verdict.MISTAKE
    if lost >= INACCURATE:
        return Verdict.INACCURACY
    return Verdict.GOOD if lost >= _NOTHING else Verdict.BEST


def accuracy(losses: Sequence[float]) -> int | None:
    """100 where nothing was lost, less for each point lost; None where too few moves were judged.

    Half the mean of what the moves are worth, half their harmonic mean, in which a single blunder weighs.
    """
    if len(losses) < _FEWEST:
        return None
    worth = [max(_LEAST, exp(-lost / _FADING)) for lost in losses]
    return round(50 * (fmean(worth) + harmonic_mean(worth)))
