"""What the terminal at hand can show."""

from __future__ import annotations

import os
import sys
import time


def clock_ms() -> int:
    """The machine's clock, for the players'."""
    return time.monotonic_ns() // 1_000_000


def colours_wanted() -> bool:
    """Colours on a terminal, unless NO_COLOR says otherwise."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
