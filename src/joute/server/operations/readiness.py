"""Whether a node can serve players now, and what is wrong where it cannot."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from joute.server.operations.loops import Loops
from joute.storage import Writer

SLOW_SECONDS = 1.5
"""A write that has waited longer is waiting for the database, not being written."""
TIMERS_SECONDS = 15.0
FULL_BYTES = 50_000_000
"""With less room beside the database, moves may soon be refused: players are better sent elsewhere."""


class Readiness:
    def __init__(
        self,
        loops: Loops,
        writer: Writer,
        timers_looked_at: Callable[[], float],
        free_bytes: Callable[[], int | None],
    ) -> None:
        self._loops = loops
        self._writer = writer
        self._timers_looked_at = timers_looked_at
        self._free_bytes = free_bytes

    def told(self) -> dict[str, Any]:
        """`status` is ok or busy, `why` what is not well, `ages` the seconds since each loop went well."""
        ages = self._loops.ages() | {"timers": round(time.monotonic() - self._timers_looked_at(), 1)}
        waiting = round(self._writer.waiting_seconds, 1)
        why = list(self._loops.unwell())
        if waiting > SLOW_SECONDS or not self._writer.is_alive:
            why.append("writer")
        if ages["timers"] > TIMERS_SECONDS:
            why.append("timers")
        free = self._free_bytes()
        if free is not None and free < FULL_BYTES:
            why.append("disk")
        return {"status": "busy" if why else "ok", "why": why, "ages": ages, "writer_waiting": waiting}
