"""What thinking time is read from: the clock on the wall, or the processor time of the thread that thinks.

At a table the wall's clock counts. Bots are measured by processor time where other work runs beside them:
what that work takes away is not charged to them, so that a match comes out as on a machine that is free.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial

ReadClock = Callable[[], float]
"""Seconds, from whichever thread it is asked."""

_BY_PROCESSOR: ContextVar[bool] = ContextVar("by_processor", default=False)


@contextmanager
def timed_by_processor() -> Iterator[None]:
    """Within this, thinking that begins is timed by the processor time of its thread."""
    token = _BY_PROCESSOR.set(True)
    try:
        yield
    finally:
        _BY_PROCESSOR.reset(token)


def can_time_by_processor() -> bool:
    """Not every system lets one thread read the processor time of another."""
    return hasattr(time, "pthread_getcpuclockid")


def thinking_clock() -> ReadClock:
    """The clock for thinking that begins now, in this thread."""
    if not _BY_PROCESSOR.get():
        return time.monotonic
    return partial(time.clock_gettime, time.pthread_getcpuclockid(threading.get_ident()))
