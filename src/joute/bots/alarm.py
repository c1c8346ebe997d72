"""The hard stop inside compiled code: a flag that kernels read, raised when the time is over.

Kernels run without the interpreter's lock, so one thread that sleeps until the next deadline can raise a flag
in the middle of their call. It is the only thread bots start, and it ends with the process.
"""

from __future__ import annotations

import heapq
import itertools
import threading
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from joute.dictionary.graph.jit import IntArray

_IDLE_S = 3600.0


class Alarm:
    """Raises each flag at its time; the thread begins with the first one, and anew after a fork."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: list[tuple[float, int, IntArray]] = []
        self._numbers = itertools.count()
        self._thread: threading.Thread | None = None

    def raise_at(self, end: float, flag: IntArray) -> None:
        """Set `flag[0]` to 1 when the monotonic clock says `end`."""
        with self._changed:
            heapq.heappush(self._waiting, (end, next(self._numbers), flag))
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="joute-bots-alarm", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _run(self) -> None:
        with self._changed:
            while True:
                now = monotonic()
                while self._waiting and self._waiting[0][0] <= now:
                    heapq.heappop(self._waiting)[2][0] = 1
                self._changed.wait(self._waiting[0][0] - now if self._waiting else _IDLE_S)


ALARM = Alarm()
