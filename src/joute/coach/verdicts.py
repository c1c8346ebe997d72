"""What a move is called, by the points of winning chance it lost; the numbers come from docs/strength.md."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import exp
from statistics import fmean, harmonic_mean

from joute.bots.chances import Grades

USUAL = Grades()
_NOTHING = 0.5
"""Less than this is nothing: the same search on other imagined hands differs by as much."""
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


def verdict_for(lost: float, grades: Grades = USUAL) -> Verdict:
    """`lost`: points of winning chance, of a hundred."""
    if lost >= grades.blundered:
        return Verdict.BLUNDER
    if lost >= grades.mistaken:
        return Verdict.MISTAKE
    if lost >= grades.inaccurate:
        return Verdict.INACCURACY
    return Verdict.GOOD if lost >= _NOTHING else Verdict.BEST


def worth(lost: float, grades: Grades = USUAL) -> float:
    """What a move counts in the accuracy, from 0 to 1: of what loses just enough to be called a blunder, a
    little more than a third of a perfect one."""
    return max(_LEAST, exp(-lost / grades.blundered))


def accuracy(worths: Sequence[float]) -> int | None:
    """100 where nothing was lost, less for each point lost; None where too few moves were judged.

    Half the mean of what the moves are worth, half their harmonic mean, in which a single blunder weighs.
    """
    return round(50 * (fmean(worths) + harmonic_mean(worths))) if len(worths) >= _FEWEST else None
