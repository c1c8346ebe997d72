"""All live tables of this node: opened when asked for, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from joute.server.bus import Bus
from joute.server.clock import now_ms
from joute.server.clockwork import Clockwork
from joute.server.live import LiveTable, read_table
from joute.server.machines import Machines
from joute.server.troubles import TroubleError
from joute.storage import SeatRow, Store, StoredEvent, TableRow, Writer

LOG = logging.getLogger("joute.hub")
MOST_IDLE = 2_000


class Hub:
    """The node's tables, its clockwork, its machines and its bus."""

    def __init__(self, store: Store, writer: Writer, bus: Bus, machines: Machines) -> None:
        self.store = store
        self._writer = writer
        self._bus = bus
        self._machines = machines
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._clockwork = Clockwork(self.timed_out)

    @property
    def live(self) -> Sequence[LiveTable]:
        return tuple(self._tables.values())

    async def start(self) -> None:
        await self._bus.start(self._heard)
        self._clockwork.start()

    async def stop(self) -> None:
        await self._clockwork.stop()
        await self._machines.stop()
        await self._bus.stop()

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> LiveTable:
        no_events: tuple[StoredEvent, ...] = ()
        await asyncio.to_thread(self.store.create, row, seats, no_events)
        table = await self.open(row.id)
        await table.start()
        return table

    async def open(self, table_id: str) -> LiveTable:
        """The live table, read once however many ask at the same time."""
        if table := self._tables.get(table_id):
            return table
        if opening := self._opening.get(table_id):
            return await asyncio.shield(opening)
        future = asyncio.get_running_loop().create_future()
        self._opening[table_id] = future
        try:
            seated = await asyncio.to_thread(read_table, self.store, table_id)
        except BaseException as error:
            del self._opening[table_id]
            future.set_exception(error)
            future.exception()
            raise
        table = LiveTable(seated, self.store, self._writer)
        table.on_change = self._changed
        self._forget_idle()
        self._tables[table_id] = table
        del self._opening[table_id]
        future.set_result(table)
        self._watch(table)
        return table

    async def seated_anew(self, table_id: str) -> LiveTable:
        """Somebody has sat down: read the seats again, and begin if they were the last."""
        table = await self.open(table_id)
        await table.reload()
        await table.start()
        self._bus.tell(table_id)
        return table

    async def timed_out(self, table_id: str) -> None:
        try:
            table = await self.open(table_id)
            await table.tick()
        except TroubleError as trouble:
            LOG.warning("time-out not stored", extra={"table": table_id, "code": trouble.code})
            self._clockwork.wake_at(table_id, now_ms() + 1000)

    def _changed(self, table: LiveTable) -> None:
        self._bus.tell(table.id)
        self._watch(table)

    def _watch(self, table: LiveTable) -> None:
        self._clockwork.wake_at(table.id, table.deadline())
        self._machines.attend(table)

    async def _heard(self, table_id: str) -> None:
        if table := self._tables.get(table_id):
            await table.reload()

    def _forget_idle(self) -> None:
        if len(self._tables) < MOST_IDLE:
            return
        idle = [id_ for id_, table in self._tables.items() if not table.watchers and table.deadline() is None]
        for table_id in idle[: MOST_IDLE // 4]:
            del self._tables[table_id]
