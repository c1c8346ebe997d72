"""What games say about two players: the share of points and the Elo difference, with intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log10, sqrt

_Z = 1.959964
"""Standard deviations either side of the mean that hold 95 %."""


@dataclass(frozen=True, slots=True)
class Strength:
    """The first player's share of the points and Elo difference; `low` and `high` bound them at 95 %."""

    share: float
    low: float
    high: float

    @property
    def elo(self) -> float:
        return elo_of(self.share)

    @property
    def elo_low(self) -> float:
        return elo_of(self.low)

    @property
    def elo_high(self) -> float:
        return elo_of(self.high)


def strength(points: float, games: int) -> Strength:
    """Wilson's interval, which draws only make more cautious."""
    if games == 0:
        return Strength(0.5, 0.0, 1.0)
    share = points / games
    weight = _Z * _Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = _Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return Strength(share, max(0.0, middle - reach), min(1.0, middle + reach))


def elo_of(share: float) -> float:
    if share < 1e-9:
        return -inf
    return inf if share > 1 - 1e-9 else -400 * log10(1 / share - 1)
