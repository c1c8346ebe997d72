"""One live table: a single writer at a time, everyone who watches told after every stored change."""

from __future__ import annotations

import asyncio
import logging
import queue
from collections.abc import Callable, Sequence
from dataclasses import replace
from secrets import SystemRandom
from typing import Protocol

from joute.play import CHANCE, Effects, Move, Refusal, Seat
from joute.server.clock import now_ms
from joute.server.seating import Seated, open_table
from joute.server.troubles import TroubleError
from joute.storage import Conflict, Store, StoredEvent, Writer
from joute.tables import Table

LOG = logging.getLogger("joute.table")
MOST_RETRIES = 8


class Watcher(Protocol):
    """Somebody connected to a table."""

    holder: str

    def table_changed(self) -> None: ...


def shuffled(items: Sequence[str]) -> Sequence[str]:
    """A fresh random order: the only dice of the server."""
    return SystemRandom().sample(items, len(items))


def _nobody(_table: LiveTable) -> None:
    """Before the hub listens."""


class LiveTable:
    """The table as this node knows it. Only what is stored is ever shown."""

    def __init__(self, seated: Seated, store: Store, writer: Writer) -> None:
        self.seated = seated
        self.watchers: set[Watcher] = set()
        self.on_change: Callable[[LiveTable], None] = _nobody
        self._store = store
        self._writer = writer
        self._lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.seated.row.id

    def connected(self) -> frozenset[Seat]:
        holders = {watcher.holder for watcher in self.watchers}
        return frozenset(seat.seat for seat in self.seated.seats if seat.holder in holders)

    async def act(self, seat: Seat, action: str | Move, client_id: str | None) -> int | Refusal:
        """Play and store one action: its version. A known client id is not played twice."""
        async with self._lock:
            for _ in range(MOST_RETRIES):
                if client_id and (stored := await self._already(client_id)):
                    return stored
                if self.seated.waiting:
                    raise TroubleError("waiting")
                await self._tick()
                table = self.seated.table
                after = table.act(seat, action, now_ms())
                if isinstance(after, Refusal):
                    return after
                version = after.version
                after = after.deal(shuffled, now_ms())
                if await self._stored(after, client_id, version):
                    return version
            raise TroubleError("busy", retry_ms=200)

    async def tick(self) -> None:
        """Store the time-outs that have happened."""
        async with self._lock:
            await self._tick()

    async def start(self) -> None:
        """Deal and start the clock, once every seat is taken."""
        async with self._lock:
            table = self.seated.table
            if self.seated.waiting or table.version:
                return
            now = now_ms()
            await self._stored(table.started(now).deal(shuffled, now), None, 0)

    async def resume(self, alive_ms: int) -> None:
        """After a stop of the server: what passed between its last sign of life and now is nobody's."""
        async with self._lock:
            table = self.seated.table
            if table.clock.running and not table.over:
                stopped = table.stopped(max(alive_ms, table.events[-1].at))
                await self._stored(stopped.started(now_ms()), None, 0)

    async def reload(self) -> None:
        """Another node has written: catch up."""
        async with self._lock:
            await self._reload()
        self._tell()

    def judge(self, seat: Seat, action: str) -> Effects | Refusal:
        return self.seated.table.judge(seat, action)

    def deadline(self) -> int | None:
        flag = None if self.seated.table.over else self.seated.table.clock.next_deadline()
        return flag.at if flag else None

    async def _tick(self) -> None:
        for _ in range(MOST_RETRIES):
            table = self.seated.table
            after = table.tick(now_ms())
            if after.version == table.version or await self._stored(after.deal(shuffled, now_ms()), None, 0):
                return

    async def _already(self, client_id: str) -> int | None:
        return await asyncio.to_thread(self._store.version_of, self.id, client_id)

    async def _stored(self, after: Table, client_id: str | None, version: int) -> bool:
        """Write the new events; False if another node was first (and we have caught up)."""
        known = self.seated.table.version
        events = [
            StoredEvent(
                table_id=self.id,
                version=event.version,
                at_ms=event.at,
                seat=event.seat,
                action=event.action,
                client_id=client_id if event.version == version and event.seat != CHANCE else None,
            )
            for event in after.events[known:]
        ]
        if not events:
            return True
        try:
            await asyncio.wrap_future(self._writer.append(events, after.over))
        except queue.Full:
            raise TroubleError("busy", retry_ms=500) from None
        except Conflict:
            await self._reload()
            return False
        row = replace(self.seated.row, updated_ms=events[-1].at_ms, finished=after.over)
        self.seated = Seated(row, self.seated.seats, after)
        self._tell()
        return True

    async def _reload(self) -> None:
        self.seated = await asyncio.to_thread(read_table, self._store, self.id)

    def _tell(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.table_changed()
        self.on_change(self)


def read_table(store: Store, table_id: str) -> Seated:
    """A table as it is stored; raises `TroubleError` if there is none."""
    row = store.table(table_id)
    if row is None:
        raise TroubleError("no_table")
    return open_table(row, store.seats(table_id), store.events(table_id))
