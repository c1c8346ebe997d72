"""The hard stop inside compiled code: a flag that kernels read, raised when the time is over.

Kernels run without the interpreter's lock, so one thread that sleeps until the next deadline can raise a flag
in the middle of their call. It is the only thread bots start, and it ends with the process. A clock that goes
slower than the wall's (see `thinking_clock`) is looked at again until it has come to its deadline, or until
nobody has the flag any more.
"""

from __future__ import annotations

import heapq
import itertools
import threading
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import TYPE_CHECKING
from weakref import ReferenceType, ref

from joute.bots.thinking_clock import ReadClock

if TYPE_CHECKING:
    from joute.dictionary.graph.jit import IntArray

_IDLE_S = 3600.0
_LEAST_S = 0.0005
"""A clock that is nearly there is not looked at in a circle."""


@dataclass(frozen=True, slots=True, order=True)
class _Waiting:
    look_at: float
    """By the monotonic clock."""
    number: int
    end: float = field(compare=False)
    now: ReadClock = field(compare=False)
    flag: ReferenceType[IntArray] = field(compare=False)

    def left(self) -> float:
        """Seconds; a thread that has ended has no processor time to read, and nothing to be stopped."""
        try:
            return self.end - self.now()
        except OSError:
            return 0.0


class Alarm:
    """Raises each flag at its time; the thread begins with the first one, and anew after a fork."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: list[_Waiting] = []
        self._numbers = itertools.count()
        self._thread: threading.Thread | None = None

    def raise_at(self, end: float, flag: IntArray, now: ReadClock = monotonic) -> None:
        """Set `flag[0]` to 1 when that clock says `end`."""
        with self._changed:
            look_at = monotonic() + end - now()
            heapq.heappush(self._waiting, _Waiting(look_at, next(self._numbers), end, now, ref(flag)))
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="joute-bots-alarm", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _run(self) -> None:
        with self._changed:
            while True:
                while self._waiting and self._waiting[0].look_at <= monotonic():
                    self._look_at(heapq.heappop(self._waiting))
                wait = self._waiting[0].look_at - monotonic() if self._waiting else _IDLE_S
                self._changed.wait(max(0.0, wait))

    def _look_at(self, due: _Waiting) -> None:
        flag, left = due.flag(), due.left()
        if flag is None:
            return
        if left > 0:
            later = replace(due, look_at=monotonic() + max(_LEAST_S, left))
            heapq.heappush(self._waiting, later)
        else:
            flag[0] = 1


ALARM = Alarm()
