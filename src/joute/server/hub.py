"""All live tables of this node: opened when asked for, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy.exc import SQLAlchemyError

from joute.play import Refused
from joute.server.bus import Bus
from joute.server.clock import now_ms
from joute.server.clockwork import Clockwork
from joute.server.config import Config
from joute.server.live import LiveTable, open_live
from joute.server.machines import Machines
from joute.server.stops import Span
from joute.server.troubles import TroubleError
from joute.storage import SeatRow, Store, TableRow, Writer

LOG = logging.getLogger("joute.hub")
MOST_IDLE = 2_000
IDLE_MS = 60_000


async def _nothing(_: str) -> None:
    """Before anybody else listens."""


class Hub:
    """The node's tables, its clockwork, its machines and its bus."""

    def __init__(self, store: Store, writer: Writer, bus: Bus, machines: Machines, config: Config) -> None:
        self.store = store
        self._writer = writer
        self._bus = bus
        self._machines = machines
        self._config = config
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._clockwork = Clockwork(self.timed_out)
        self.on_over: Callable[[LiveTable], None] = lambda _: None
        self.on_other: Callable[[str], Awaitable[None]] = _nothing
        """What else the bus may name: tournaments."""
        self._stops: tuple[Span, ...] = ()
        """When no server was alive, before this one."""
        self._taking_up: asyncio.Task[None] | None = None

    @property
    def live(self) -> Sequence[LiveTable]:
        return tuple(self._tables.values())

    async def start(self, stops: tuple[Span, ...]) -> None:
        """Tables wait in the database for their moment; time while no server was alive is nobody's."""
        self._stops = stops
        await self._bus.start(self.heard)
        self._clockwork.start()
        self._taking_up = asyncio.create_task(self._take_up())

    async def _take_up(self) -> None:
        """While others are served already: what is due is opened, the rest noted for later.

        A machine's table is due at once: its moment is only the latest at which another node steps in.
        """
        soon = now_ms() + self._config.machine_grace_ms
        for table_id, wake_ms in await asyncio.to_thread(self.store.wanting):
            if wake_ms > soon:
                self._clockwork.wake_at(table_id, wake_ms)
                continue
            with contextlib.suppress(TroubleError, Refused):
                await self.open(table_id)

    async def stop(self) -> None:
        if self._taking_up:
            self._taking_up.cancel()
            with contextlib.suppress(asyncio.CancelledError, SQLAlchemyError):
                await self._taking_up
        await self._clockwork.stop()
        await self._machines.stop()
        await self._bus.stop()

    async def create(self, row: TableRow, seats: Sequence[SeatRow], rematch_of: str = "") -> LiveTable:
        await asyncio.to_thread(self.store.create, row, seats, rematch_of)
        return await self.open(row.id)

    async def open(self, table_id: str) -> LiveTable:
        """The live table, read once however many ask at the same time."""
        if table := self._tables.get(table_id):
            table.used_ms = now_ms()
            return table
        if opening := self._opening.get(table_id):
            return await asyncio.shield(opening)
        future: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        self._opening[table_id] = future
        try:
            table = await self._opened(table_id)
        except BaseException as error:
            del self._opening[table_id]
            future.set_exception(error)
            future.exception()
            raise
        del self._opening[table_id]
        future.set_result(table)
        return table

    async def _opened(self, table_id: str) -> LiveTable:
        shared = bool(self._config.bus)
        table = await open_live(table_id, self.store, self._writer, self._config, shared)
        table.on_change = self._changed
        # A server may have died between the last seat being taken and the deal.
        await table.start()
        await table.resume(self._stops)
        self._forget_idle()
        self._tables[table_id] = table
        self._machines.prepare(table)
        self._watch(table)
        return table

    async def seated_anew(self, table_id: str) -> LiveTable:
        """Somebody has sat down: read the seats again, and begin if they were the last."""
        table = await self.open(table_id)
        await table.refresh()
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
        else:
            self._watch(table)

    async def take_over(self) -> None:
        """Tables that another node should have looked after by now."""
        for table_id, _ in await asyncio.to_thread(self.store.wanting, now_ms()):
            with contextlib.suppress(TroubleError, Refused):
                table = await self.open(table_id)
                await table.refresh()
                self._watch(table)

    async def heard(self, table_id: str) -> None:
        """Another node has changed the table."""
        if table := self._tables.get(table_id):
            await table.refresh()
        else:
            await self.on_other(table_id)

    def _changed(self, table: LiveTable) -> None:
        self._bus.tell(table.id)
        self._watch(table)
        if table.seated.row.finished:
            self.on_over(table)

    def _watch(self, table: LiveTable) -> None:
        self._clockwork.wake_at(table.id, table.deadline())
        self._machines.attend(table)

    def _forget_idle(self) -> None:
        if len(self._tables) < MOST_IDLE:
            return
        now = now_ms()
        idle = [
            id_
            for id_, table in self._tables.items()
            if not table.watchers and table.used_ms < now - IDLE_MS and not self._machines.busy_at(table)
        ]
        # Their clocks stay with the clockwork, which opens them again in time.
        for table_id in idle[: MOST_IDLE // 4]:
            del self._tables[table_id]
