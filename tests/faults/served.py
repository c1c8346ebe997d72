"""How long players could be served, by the test's own watch: what a fault may not charge them beyond."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

MOST_STOLEN_MS = 1_000


class Served:
    """Since it was made, which is before the players' clock begins; a busy machine lengthens both alike."""

    def __init__(self) -> None:
        self._begun = time.monotonic()
        self._away = 0.0

    @contextmanager
    def away(self) -> Iterator[None]:
        """While nobody can be served."""
        begun = time.monotonic()
        yield
        self._away += time.monotonic() - begun

    @property
    def most_ms(self) -> float:
        """The most that may have been charged by now."""
        return (time.monotonic() - self._begun - self._away) * 1000 + MOST_STOLEN_MS
