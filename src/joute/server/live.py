"""One live table: a single writer at a time, everyone who watches told after every stored change."""

from __future__ import annotations

import asyncio
import queue
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from secrets import SystemRandom
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from joute.play import CHANCE, Move, Refusal, Seat
from joute.server.clock import now_ms
from joute.server.config import Config
from joute.server.reading import Reading, catch_up, read_table
from joute.server.seating import Seated
from joute.server.showing import Showing
from joute.server.stops import Span
from joute.server.troubles import TroubleError
from joute.server.waking import Ahead, ahead_of, ticked, wake_ms
from joute.storage import Change, Conflict, Store, StoredEvent, TableRow, Writer
from joute.tables import Table

MOST_RETRIES = 8


class Watcher(Protocol):
    """Somebody connected to a table."""

    holder: str

    def table_changed(self) -> None: ...


def shuffled(items: Sequence[str]) -> Sequence[str]:
    """A fresh random order: the only dice of the server."""
    return SystemRandom().sample(items, len(items))


def _until(stop: Span) -> int:
    return stop[1]


def _nobody(_table: LiveTable) -> None:
    """Before the hub listens."""


class LiveTable:
    """The table as this node knows it. Only what is stored is ever shown."""

    def __init__(
        self, reading: Reading, store: Store, writer: Writer, config: Config, shared: bool = False
    ) -> None:
        self.seated = reading.seated
        self.watchers: set[Watcher] = set()
        self.on_change: Callable[[LiveTable], None] = _nobody
        self._clients = reading.clients
        self._store = store
        self._writer = writer
        self._closing_ms = config.closing_ms
        self._grace_ms = config.machine_grace_ms
        self.used_ms = now_ms()
        self._ahead = ahead_of(self.seated.table, None, self._closing_ms)
        self._shared = shared
        self._lock = asyncio.Lock()
        self._showing = Showing()
        self._connected: frozenset[Seat] | None = None

    @property
    def id(self) -> str:
        return self.seated.row.id

    @property
    def version(self) -> int:
        return self.seated.table.version

    def connected(self) -> frozenset[Seat]:
        if self._connected is None:
            holders = {watcher.holder for watcher in self.watchers}
            self._connected = frozenset(seat.seat for seat in self.seated.seats if seat.holder in holders)
        return self._connected

    def state_text(self, holder: str) -> str:
        """The message `State` as that holder may see it."""
        return self._showing.text(self.seated, holder, self.connected(), now_ms())

    def join(self, watcher: Watcher) -> None:
        others, before = tuple(self.watchers), self.connected()
        self.watchers.add(watcher)
        self._connected = None
        self._tell_presence(others, before)

    def leave(self, watcher: Watcher) -> None:
        before = self.connected()
        self.watchers.discard(watcher)
        self._connected = None
        self._tell_presence(tuple(self.watchers), before)

    async def act(
        self, seat: Seat, action: str | Move, client_id: str | None, expected: int | None = None
    ) -> int | Refusal:
        """Play and store one action: its version. A known client id is not played twice.

        With `expected`, only if that is still the table's version: a machine thought about that one.
        Once handed to the writer it is stored and shown, even if whoever asked goes away.
        """
        key = f"{seat} {client_id}" if client_id else None
        async with self._lock:
            for _ in range(MOST_RETRIES):
                if key and (stored := self._clients.get(key)):
                    return stored
                await self._tick()
                if expected is not None and self.version != expected:
                    raise TroubleError("moved_on")
                after = self._played(seat, action)
                if isinstance(after, Table):
                    if await self._stored(after.deal(shuffled, now_ms()), key, after.version):
                        return after.version
                elif not (self._shared and await self._catch_up()):
                    if isinstance(after, TroubleError):
                        raise after
                    return after
            raise TroubleError("busy", retry_ms=200)

    async def tick(self) -> None:
        """Store the time-outs that have happened."""
        async with self._lock:
            await self._tick()

    async def start(self) -> None:
        """Deal and start the clock, once every seat is taken."""
        async with self._lock:
            table = self.seated.table
            if not self.seated.waiting and not table.version:
                now = now_ms()
                await self._stored(table.started(now).deal(shuffled, now))

    async def resume(self, stops: Sequence[Span]) -> None:
        """What passed while no server was alive, from a last sign of life to the next start, is nobody's."""
        async with self._lock:
            table = self.seated.table
            if not table.events:
                return
            # Oldest first, and nearly all of them before the table's latest event.
            for since, until in stops[bisect_right(stops, table.events[-1].at, key=_until) :]:
                if table.clock.running and not table.over:
                    table = table.stopped(max(since, table.events[-1].at)).started(until)
            await self._stored(table)

    async def refresh(self) -> None:
        """Another node may have written, or somebody has sat down: catch up."""
        async with self._lock:
            await self._catch_up()

    def deadline(self) -> int | None:
        """When the table must be ticked though nobody acts."""
        return self._ahead.due

    def _played(self, seat: Seat, action: str | Move) -> Table | Refusal | TroubleError:
        if self.seated.waiting:
            return TroubleError("waiting")
        return self.seated.table.act(seat, action, now_ms())

    async def _tick(self) -> None:
        for _ in range(MOST_RETRIES):
            now = now_ms()
            ahead = self._ahead
            if ahead.due is None or now < ahead.due:
                return
            after = ticked(self.seated, now, closing=ahead.closing is not None)
            if after.version == self.version or await self._stored(after.deal(shuffled, now)):
                return

    async def _stored(self, after: Table, key: str | None = None, version: int = 0) -> bool:
        """Write the new events; False if another node was first (and we have caught up)."""
        events = tuple(
            StoredEvent(
                table_id=self.id,
                version=event.version,
                at_ms=event.at,
                seat=event.seat,
                action=event.action,
                client_id=key if event.version == version and event.seat != CHANCE else None,
            )
            for event in after.events[self.version :]
        )
        if not events:
            return True
        ahead = ahead_of(after, self._ahead, self._closing_ms)
        wake = wake_ms(after, self.seated.seats, ahead.due, self._grace_ms)
        row = replace(self.seated.row, updated_ms=events[-1].at_ms, finished=after.over, wake_ms=wake)
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        news = partial(self._settled, told, row, after, ahead, key, version)
        try:
            self._writer.append(Change(events, after.over, wake), news)
            await told
        except Conflict:
            await self._catch_up()
            return False
        except (queue.Full, SQLAlchemyError):
            # Perhaps stored, perhaps not: a retry under the same id finds out.
            raise TroubleError("busy", retry_ms=500) from None
        return True

    def _settled(
        self,
        told: asyncio.Future[None],
        row: TableRow,
        after: Table,
        ahead: Ahead,
        key: str | None,
        version: int,
        error: Exception | None,
    ) -> None:
        """The writer has spoken; whoever asked may be gone."""
        # The asker is told first: so the answer leaves together with the state it brings.
        if error:
            if not told.done():
                told.set_exception(error)
            return
        if not told.done():
            told.set_result(None)
        if key:
            self._clients[key] = version
        if after.version > self.version:
            self._show(Seated(row, self.seated.seats, after), ahead)

    async def _catch_up(self) -> bool:
        """Read what others have stored; False if there is nothing new."""
        news = await asyncio.to_thread(catch_up, self._store, self.seated)
        if news is None:
            return False
        self._clients |= news.clients
        self._show(news.seated, ahead_of(news.seated.table, self._ahead, self._closing_ms))
        return True

    def _show(self, seated: Seated, ahead: Ahead) -> None:
        if seated.seats != self.seated.seats:
            self._connected = None
        self.seated, self._ahead = seated, ahead
        for watcher in tuple(self.watchers):
            watcher.table_changed()
        self.on_change(self)

    def _tell_presence(self, watchers: Sequence[Watcher], before: frozenset[Seat]) -> None:
        if before != self.connected():
            for watcher in watchers:
                watcher.table_changed()


async def open_live(table_id: str, store: Store, writer: Writer, config: Config, shared: bool) -> LiveTable:
    """The table as it is stored; raises `TroubleError` if there is none."""
    reading = await asyncio.to_thread(read_table, store, table_id)
    return LiveTable(reading, store, writer, config, shared)
