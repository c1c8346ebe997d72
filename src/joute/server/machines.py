"""Seats played by the machine: thinking happens in threads, outside the event loop."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from joute.bots import choose
from joute.play import Move, Refusal, Seat
from joute.server.troubles import TroubleError

if TYPE_CHECKING:
    from joute.server.live import LiveTable
    from joute.server.seating import Seated

LOG = logging.getLogger("joute.machines")
BUDGET_MS = {1: 300, 2: 400, 3: 600, 4: 900, 5: 1200, 6: 2000}


class Machines:
    """Attends to tables where a machine may act; each seat thinks once per version."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="joute-machine")
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    def attend(self, table: LiveTable) -> None:
        seated = table.seated
        if seated.waiting or seated.table.over:
            return
        acting = seated.table.position.to_act()
        for seat in seated.seats:
            key = (table.id, seat.seat)
            if seat.kind == "machine" and seat.seat in acting and key not in self._thinking:
                task = asyncio.create_task(self._think(table, seat.seat, seat.level or 3))
                self._thinking[key] = task
                task.add_done_callback(partial(self._rested, key, table, seated.table.version))

    async def stop(self) -> None:
        for task in tuple(self._thinking.values()):
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _think(self, table: LiveTable, seat: Seat, level: int) -> None:
        seated = table.seated
        loop = asyncio.get_running_loop()
        move = await loop.run_in_executor(self._pool, self._choose, seated, seat, level)
        if table.seated.table.version != seated.table.version:
            return
        try:
            played = await table.act(seat, move, None)
        except TroubleError as trouble:
            LOG.warning("machine could not act", extra={"table": table.id, "code": trouble.code})
            await asyncio.sleep(trouble.retry_ms / 1000 or 1)
            return
        if isinstance(played, Refusal) and table.seated.table.version == seated.table.version:
            LOG.error("machine refused", extra={"table": table.id, "article": played.article})

    @staticmethod
    def _choose(seated: Seated, seat: Seat, level: int) -> Move:
        table = seated.table
        view = table.position.view(seat)
        return choose(table.game, view, table.settings, level, BUDGET_MS[level], seed=table.version)

    def _rested(
        self, key: tuple[str, Seat], table: LiveTable, version: int, task: asyncio.Task[None]
    ) -> None:
        """Done with that version; if the table has moved on meanwhile, look again."""
        del self._thinking[key]
        if task.cancelled():
            return
        if error := task.exception():
            LOG.error("machine failed", exc_info=error, extra={"table": table.id})
        if table.seated.table.version != version:
            self.attend(table)
