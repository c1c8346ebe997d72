"""Where the server's chance comes from: deals, draws and lots of all tables and tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import SystemRandom


def shuffled(items: Sequence[str]) -> Sequence[str]:
    """The same items in an order nobody can foresee."""
    return SystemRandom().sample(items, len(items))
