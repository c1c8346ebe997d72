"""How far each person at a table has been shown what happened. Machines wait for them, though not for long.

Only who says so is waited for: a program that plays need not say it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from joute.play import Seat
from joute.server.live.said import MARK
from joute.values import replace

_WORD = "shown"


@dataclass(frozen=True, slots=True)
class Shown:
    """Every ply up to `ply`, said at that moment."""

    ply: int
    at: int
    left: int | None = None
    """When their last connection was lost; a phone between two networks comes back soon."""


class Showing:
    """What each seat was shown last; whoever waits for a change is woken by it."""

    def __init__(self) -> None:
        self._by_seat: dict[Seat, Shown] = {}
        self._changed: asyncio.Event | None = None
        """There while somebody waits."""

    @property
    def by_seat(self) -> Mapping[Seat, Shown]:
        return MappingProxyType(self._by_seat)

    def tell(self, seat: Seat, shown: Shown) -> None:
        self._by_seat[seat] = shown
        self.wake()

    def lose(self, seats: Iterable[Seat], now: int) -> None:
        """They are no longer connected; what they were shown is kept for when they come back."""
        for seat in self._by_seat.keys() & set(seats):
            self._by_seat[seat] = replace(self._by_seat[seat], left=now)
        self.wake()

    def forget(self, seats: Iterable[Seat]) -> None:
        """They take too long: they are not waited for until they say something again."""
        gone = self._by_seat.keys() & set(seats)
        for seat in gone:
            del self._by_seat[seat]
        if gone:
            self.wake()

    def wake(self) -> None:
        """Something has changed: whoever waits looks again."""
        if self._changed:
            self._changed.set()
            self._changed = None

    async def change(self, most_ms: int) -> None:
        """Until something changes, for so long at most."""
        if self._changed is None:
            self._changed = asyncio.Event()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(most_ms / 1000):
                await self._changed.wait()


@dataclass(frozen=True, slots=True)
class ShownAt:
    """The same as one node tells it to the others on the bus: `<table>:<seat>:shown:<ply>`."""

    table: str
    seat: Seat
    ply: int

    def __str__(self) -> str:
        return MARK.join((self.table, str(self.seat), _WORD, str(self.ply)))


def read_shown(heard: str) -> ShownAt | None:
    """None where a node tells of something else."""
    try:
        table, seat, word, ply = heard.split(MARK)
        return ShownAt(table, int(seat), int(ply)) if word == _WORD else None
    except ValueError:
        return None
