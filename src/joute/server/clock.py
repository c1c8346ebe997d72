"""The only place that asks what time it is.

The server's time is the system's when it was first asked, and from then on counted by the monotonic clock:
an administrator, a time server or a daylight mistake that moves the system's clock moves nobody's game.
Where the system's clock has gone ahead for good, `caught_up` follows it, and says which span was skipped.
"""

from __future__ import annotations

import time
from time import monotonic_ns

MILLION = 1_000_000
JUMP_MS = 1_000
"""A system clock that is further ahead than this has jumped, or the machine has slept."""


class Clock:
    """Counts from a moment on; never runs backwards."""

    def __init__(self) -> None:
        self._ahead: int | None = None
        """Milliseconds from the monotonic clock to the server's time."""

    def now(self) -> int:
        steady = monotonic_ns() // MILLION
        if self._ahead is None:
            self._ahead = time.time_ns() // MILLION - steady
        return steady + self._ahead

    def set(self, moment: int) -> None:
        """As a server starts, before it has told anybody the time; small differences are left alone."""
        behind = moment - self.now()
        if self._ahead is not None and abs(behind) > JUMP_MS:
            self._ahead += behind

    def not_before(self, moment: int) -> None:
        """What is stored already has happened: the server's time goes on from there at the earliest."""
        behind = moment - self.now()
        if self._ahead is not None and behind > 0:
            self._ahead += behind

    def caught_up(self, other: int | None = None) -> tuple[int, int] | None:
        """Follow the system's clock, or the one given, where it has jumped ahead: the span skipped."""
        now = self.now()
        wanted = time.time_ns() // MILLION if other is None else other
        if wanted - now <= JUMP_MS:
            return None
        self.not_before(wanted)
        return now, wanted


CLOCK = Clock()


def now_ms() -> int:
    return CLOCK.now()
