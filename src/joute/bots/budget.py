"""Time to think: a fixed amount of work, and the clock as a hard stop.

Work is bought at fixed prices, so that the same seed and budget give the same move on every machine that is
quick enough; a slower one is stopped by the clock and plays the best it has found.
"""

from __future__ import annotations

from time import monotonic


class Deadline:
    """When thinking must be over."""

    __slots__ = ("_end", "budget_ms")

    def __init__(self, budget_ms: int) -> None:
        self.budget_ms = max(1, budget_ms)
        self._end = monotonic() + self.budget_ms / 1000

    def left_ms(self) -> float:
        return (self._end - monotonic()) * 1000

    def over(self, needed_ms: float = 0) -> bool:
        """Whether a step of that length would come too late."""
        return self.left_ms() <= needed_ms

    def buys(self, price_ms: float) -> int:
        """How many steps at that price the whole budget is worth, whatever the clock says."""
        return max(1, int(self.budget_ms / price_ms))
