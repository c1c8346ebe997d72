"""All live tables of this node: opened when asked for, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from joute.server.clock import now_ms
from joute.server.errors import RequestError, Unreadable
from joute.server.live.alive import Presence
from joute.server.live.catching_up import CatchingUp
from joute.server.live.left_alone import FOR_MS, LeftAlone
from joute.server.live.loading import load_table
from joute.server.live.table import LiveTable
from joute.server.live.timers import Timers
from joute.server.operations.config import Config
from joute.server.operations.database import in_database
from joute.storage import SeatRow, Store, TableRow, Writer

LOG = logging.getLogger("joute.hub")
MOST_IDLE = 2_000
IDLE_MS = 60_000
LEAST_MS = 20
AGAIN_MS = 1_000
"""A table that could not be looked after is looked at again then."""


class Machines(Protocol):
    """Whoever plays the machines' seats."""

    def prepare(self, table: LiveTable) -> None:
        """Get ready for a table that has been opened."""
        ...

    def attend(self, table: LiveTable) -> None:
        """Act where a machine may act now."""
        ...

    def busy_at(self, table: LiveTable) -> bool: ...


class Hub:
    """The node's tables and their timers. `tell` names a changed table, or what was said, to other nodes."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        machines: Machines,
        config: Config,
        tell: Callable[[str], None],
        on_finished: Callable[[LiveTable], None],
        presence: Presence | None = None,
    ) -> None:
        self.store = store
        self._presence = presence
        self._writer = writer
        self._machines = machines
        self._config = config
        self._tell = tell
        self._on_finished = on_finished
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._timers = Timers(self.timed_out)
        self._left_alone = LeftAlone("table", LOG)
        self._taking_up: asyncio.Task[None] | None = None
        self._others = CatchingUp(store, self._tables, self._left_alone, self._look_again)

    @property
    def live(self) -> Sequence[LiveTable]:
        return tuple(self._tables.values())

    def known(self, table_id: str) -> LiveTable | None:
        """The table if it is live already: nothing is read."""
        return self._tables.get(table_id)

    @property
    def timers_looked_at(self) -> float:
        return self._timers.looked_at

    async def start(self) -> None:
        """Tables stay in the database until they are due or asked for."""
        self._timers.start()
        self._taking_up = asyncio.create_task(self._take_up())

    async def _take_up(self) -> None:
        """While others are served already: what is due is opened, the rest noted for later.

        A machine's table is due at once: its moment is only the latest at which another node steps in.
        """
        soon = now_ms() + self._config.machine_grace_ms
        while True:
            with contextlib.suppress(RequestError):
                wanting = await in_database(self.store.wanting)
                break
            await asyncio.sleep(AGAIN_MS / 1000)
        for table_id, wake_ms in wanting:
            if wake_ms > soon:
                self._timers.wake_at(table_id, wake_ms)
            else:
                await self._looked_after(table_id)

    async def _looked_after(self, table_id: str, again: bool = False) -> None:
        """Open it, and read it again if asked; one table's trouble is no other's."""
        try:
            table = await self.open(table_id)
            if again:
                await table.refresh()
                self._watch(table)
        except Unreadable:
            return  # it has been said, and is left alone for a while
        except RequestError as error:
            LOG.warning("table not opened", extra={"table": table_id, "code": error.code})
            self._look_again(table_id)
        except Exception as error:
            self._left_alone.add(table_id, error)

    async def stop(self) -> None:
        if self._taking_up:
            self._taking_up.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._taking_up
        await self._others.stop()
        await self._timers.stop()

    async def create(self, row: TableRow, seats: Sequence[SeatRow], rematch_of: str = "") -> LiveTable:
        await in_database(self.store.create, row, seats, rematch_of)
        return await self.open(row.id)

    def check_machine_tables(self, address: str) -> None:
        """Raises `RequestError` where that address has many games against machines already."""
        most = self._config.limits.machine_tables_per_address
        here = (table.seated for table in self._tables.values() if table.address == address)
        count = sum(
            not seated.table.over and any(seat.kind == "machine" for seat in seated.seats) for seated in here
        )
        if count >= most:
            raise RequestError("too_many_tables", str(most), retry_ms=60_000)

    async def open(self, table_id: str) -> LiveTable:
        """The live table, loaded once however many ask at the same time; raises `RequestError`."""
        if not table_id.isalnum() or not table_id.isascii():
            raise RequestError("no_table")
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
        try:
            loaded = await in_database(load_table, self.store, table_id)
        except RequestError:
            raise
        except Exception as error:
            if table_id not in self._left_alone:
                self._left_alone.add(table_id, error)
            raise Unreadable from error
        table = LiveTable(
            loaded, self.store, self._writer, self._config, self._changed, self._presence, self._tell
        )
        # A server may have died between the last seat being taken and the deal.
        await table.start()
        await table.resume()
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
        self._tell(table_id)
        return table

    async def withdraw(self, table_id: str, declining: str = "", seats: tuple[int, ...] = ()) -> LiveTable:
        """Its maker waits for nobody any more, or whom these free seats are kept for declines.

        Raises `Conflict` once everybody has come.
        """
        followed = await in_database(self.store.withdraw, table_id, now_ms(), declining, seats)
        for changed in (table_id, *followed):
            await (await self.open(changed)).refresh()
            self._tell(changed)
        return await self.open(table_id)

    async def timed_out(self, table_id: str) -> None:
        try:
            table = await self.open(table_id)
            await table.tick()
        except Unreadable:
            self._timers.wake_at(table_id, now_ms() + FOR_MS)
        except RequestError as error:
            LOG.warning("time-out not stored", extra={"table": table_id, "code": error.code})
            self._look_again(table_id)
        except Exception as error:
            self._left_alone.add(table_id, error)
            self._timers.wake_at(table_id, now_ms() + FOR_MS)
        else:
            self._watch(table)

    async def take_over(self) -> None:
        """Tables that another node, or a machine that failed, should have looked after by now."""
        self._left_alone.forget_past()
        for table_id, _ in await in_database(self.store.wanting, now_ms()):
            known = self._tables.get(table_id)
            if table_id not in self._left_alone and not (known and self._machines.busy_at(known)):
                await self._looked_after(table_id, again=True)

    async def heard(self, told: str) -> None:
        """Another node tells of a table: it has changed, or somebody has said something there."""
        self._others.heard(told)

    def _look_again(self, table_id: str) -> None:
        """A table that could not be looked after is looked at again soon."""
        self._timers.wake_at(table_id, now_ms() + AGAIN_MS)

    def _changed(self, table: LiveTable) -> None:
        if not table.is_announced:
            self._tell(table.id)
        self._watch(table)
        if table.seated.row.finished:
            self._on_finished(table)

    def _watch(self, table: LiveTable) -> None:
        deadline = table.deadline()
        # One that is past and still there waits for something: not in a circle.
        self._timers.wake_at(table.id, deadline if deadline is None else max(deadline, now_ms() + LEAST_MS))
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
        # Their timers stay, and open them again in time.
        for table_id in idle[: MOST_IDLE // 4]:
            del self._tables[table_id]
