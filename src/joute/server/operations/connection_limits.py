"""How many spectators there are: in all, from each address, at each table. Players are never counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from joute.server.operations.config import Limits


class ConnectionLimits:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._size = 0
        self._spectators = 0
        self._by_address: Counter[str] = Counter()
        self._by_place: Counter[str] = Counter()
        self._by_both: Counter[tuple[str, str]] = Counter()
        self._by_player: Counter[tuple[str, str]] = Counter()

    @property
    def size(self) -> int:
        """Everybody connected."""
        return self._size

    def has_room_for(self, address: str, place: str = "", most: int | None = None) -> bool:
        """For one more spectator of that table or tournament, of which there may be so many."""
        limits = self._limits
        return (
            self._by_address[address] < limits.connections_per_address
            and self._by_both[address, place] < limits.connections_per_address_and_table
            and (most is None or self._by_place[place] < most)
            and self._spectators < limits.connections
        )

    def has_room_for_player(self, holder: str, place: str) -> bool:
        """For one more page of somebody who plays there: only their own pages count."""
        return self._by_player[holder, place] < self._limits.connections_per_seat

    @contextmanager
    def entered(self, address: str, place: str = "", player: str = "") -> Iterator[None]:
        """Inside, they are there: as the player of that key, else as a spectator."""
        self._count(address, place, player, 1)
        try:
            yield
        finally:
            self._count(address, place, player, -1)

    def _count(self, address: str, place: str, player: str, step: int) -> None:
        self._size += step
        if player:
            _add(self._by_player, (player, place), step)
            return
        self._spectators += step
        _add(self._by_address, address, step)
        _add(self._by_place, place, step)
        _add(self._by_both, (address, place), step)


def _add(counter: Counter[Any], key: object, step: int) -> None:
    counter[key] += step
    if counter[key] <= 0:
        del counter[key]
