"""How many connections there are, in all and from each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from joute.server.operations.config import Limits


class ConnectionLimits:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_address: Counter[str] = Counter()

    @property
    def size(self) -> int:
        return self._by_address.total()

    def has_room_for(self, address: str) -> bool:
        per_address = self._by_address[address] < self._limits.connections_per_address
        return per_address and self.size < self._limits.connections

    @contextmanager
    def entered(self, address: str) -> Iterator[None]:
        self._by_address[address] += 1
        try:
            yield
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
