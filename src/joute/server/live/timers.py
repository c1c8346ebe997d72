"""Wakes tables when a clock runs out, though nobody may be connected."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import time
from collections.abc import Awaitable, Callable

from joute.server.clock import now_ms

LONGEST_SLEEP_MS = 5_000


class Timers:
    """One timer a table: setting it again replaces it. `ring` is called when it runs out."""

    def __init__(self, ring: Callable[[str], Awaitable[None]]) -> None:
        self._ring = ring
        self._deadlines: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        """Entries that `_deadlines` no longer agrees with have been replaced, and are skipped."""
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.looked_at = time.monotonic()
        """When the timers were last gone through."""
        self._rings: set[asyncio.Task[None]] = set()

    def wake_at(self, table_id: str, at_ms: int | None) -> None:
        if at_ms is None:
            self._deadlines.pop(table_id, None)
            return
        if self._deadlines.get(table_id) == at_ms:
            return
        sooner = not self._heap or at_ms < self._heap[0][0]
        self._deadlines[table_id] = at_ms
        heapq.heappush(self._heap, (at_ms, table_id))
        if len(self._heap) > 2 * len(self._deadlines) + 1000:
            self._heap = [(at, table) for table, at in self._deadlines.items()]
            heapq.heapify(self._heap)
        if sooner:
            self._changed.set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            self._ring_due()
            self.looked_at = time.monotonic()
            wait = self._heap[0][0] - now_ms() if self._heap else LONGEST_SLEEP_MS
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), max(1, min(wait, LONGEST_SLEEP_MS)) / 1000)

    def _ring_due(self) -> None:
        while self._heap and self._heap[0][0] <= now_ms():
            at_ms, table_id = heapq.heappop(self._heap)
            if self._deadlines.get(table_id) == at_ms:
                del self._deadlines[table_id]
                task = asyncio.ensure_future(self._ring(table_id))
                self._rings.add(task)
                task.add_done_callback(self._rings.discard)
