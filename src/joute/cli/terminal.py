"""What the terminal at hand can show."""

from __future__ import annotations

import os
import sys


def colours_wanted() -> bool:
    """Colours on a terminal, unless NO_COLOR says otherwise."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
