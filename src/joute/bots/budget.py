"""Time to think: a fixed amount of work, and the clock as a hard stop.

Work is bought at fixed prices, so that the same seed and budget give the same move on every machine that is
quick enough; a slower one is stopped by the clock and plays the best it has found. Between calls bots ask
`over`; a kernel that may take long is handed `stop` and reads it as it goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from joute.bots.alarm import ALARM
from joute.bots.thinking_clock import thinking_clock

if TYPE_CHECKING:
    from joute.dictionary.graph.jit import IntArray


_KEPT, _MOST_KEPT_MS = 0.05, 20.0
"""The part of the budget kept for what comes after thinking: the referee's check, a busy machine."""


class Deadline:
    """When thinking must be over."""

    __slots__ = ("_end", "_now", "_stop", "budget_ms")

    def __init__(self, budget_ms: int) -> None:
        self.budget_ms = max(1, budget_ms)
        self._now = thinking_clock()
        self._end = self._now() + (self.budget_ms - min(_MOST_KEPT_MS, _KEPT * self.budget_ms)) / 1000
        self._stop: IntArray | None = None

    def left_ms(self) -> float:
        return (self._end - self._now()) * 1000

    def over(self, needed_ms: float = 0) -> bool:
        """Whether a step of that length would come too late."""
        return self.left_ms() <= needed_ms

    def buys(self, price_ms: float) -> int:
        """How many steps at that price the whole budget is worth, whatever the clock says."""
        return max(1, int(self.budget_ms / price_ms))

    @property
    def stop(self) -> IntArray:
        """One number, 0 while there is time: for kernels, which no clock can interrupt."""
        if self._stop is None:
            import numpy as np

            self._stop = np.zeros(1, np.int64)
            ALARM.raise_at(self._end, self._stop, self._now)
        return self._stop
