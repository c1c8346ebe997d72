"""One live table: actions judged, stored and shown; time-outs."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial

from joute.play import CHANCE, Move, Refusal, Seat
from joute.server.chance import shuffled
from joute.server.clock import now_ms
from joute.server.errors import RequestError
from joute.server.live.alive import AlwaysThere, Presence
from joute.server.live.attended import AttendedTable
from joute.server.live.contests import contestable
from joute.server.live.loading import Loaded, catch_up, is_reseated, with_news
from joute.server.live.log import MOST_RETRIES
from joute.server.live.marks import is_advised, must_be_advised, new_marks
from joute.server.live.seated import Seated
from joute.server.live.stops import as_one
from joute.server.live.storing import signed, write
from joute.server.live.stuck import Stuck
from joute.server.live.wake_times import Ahead, ahead_of, ticked, wake_ms
from joute.server.operations.config import Config
from joute.server.operations.database import in_database
from joute.storage import Change, Store, TableNews, Writer
from joute.tables import Step, Table
from joute.tables.dealing import shuffle_of
from joute.values import replace

LEAST_STOP_MS = 5_000
"""Where nobody's time can run out, shorter stops are not worth two lines of the log."""


class LiveTable(AttendedTable):
    """The table as this node knows it; `on_change` is called after every stored change."""

    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        writer: Writer,
        config: Config,
        on_change: Callable[[LiveTable], None],
        presence: Presence | None = None,
        tell_nodes: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(loaded.seated, tell_nodes)
        self._presence = presence or AlwaysThere()
        self._stuck = Stuck()
        self.address = ""
        """Where the person who plays here came from last: machines share their time by it."""
        self.used_ms = now_ms()
        self.is_announced = False
        """While a change is shown that another node has made, and told everybody of."""
        self._clients = loaded.clients
        self._store = store
        self._writer = writer
        self._on_change = on_change
        self._closing_ms = config.closing_ms
        self._grace_ms = config.machine_grace_ms
        self._is_shared = bool(config.bus)
        self._ahead = ahead_of(self.seated.table, self.seated.seats, None, self._closing_ms)
        self._discs = self.seated.table.clock.discs
        """Where the clock is a disc, what it showed when it was last looked at."""

    async def act(
        self,
        seat: Seat,
        action: str | Move | Step,
        client_id: str | None,
        expected: int | None = None,
        received: int | None = None,
        about: int | None = None,
    ) -> int | Refusal:
        """Play and store one action: its version. A known client id is not played twice.

        It counts at the moment it was received, however long storing it takes, and however often its sender
        has to try again. With `expected`, only if that is still the table's version: a machine thought
        about that one. With `about`, only while that play may be contested. Once handed to the writer it is
        stored and shown, even if whoever asked goes away.
        """
        key = f"{seat} {client_id}" if client_id else None
        at = self._stuck.first_received(key, now_ms() if received is None else received)
        async with self.lock:
            attempt = partial(self._attempt, seat, action, key, expected, at, about)
            done: int | Refusal = await self._retried(attempt)
            if self._stuck.has_ended_after(_latest(self.seated.table)):
                # It counts from when it came, but whoever is next has not seen it before now.
                with contextlib.suppress(RequestError):
                    await self._resume()
        self._stuck.settled(key)
        return done

    async def is_advised(self) -> bool:
        """Whether whoever plays here may be helped with the position."""
        return await is_advised(self._store, self.seated)

    async def must_be_advised(self, holder: str) -> None:
        """Raises `RequestError` where the same position is being played without help."""
        await must_be_advised(self._store, self.seated, holder)

    async def tick(self) -> None:
        """Store the time-outs that have happened; tell of a disc that has turned, which is no event."""
        async with self.lock:
            version = self.version
            await self._resume(now_ms())
            await self._tick(now_ms())
            discs = self.seated.table.clock.at(now_ms()).discs
            if discs != self._discs and self.version == version:
                self._tell(self.watchers)
            self._discs = discs

    async def start(self) -> None:
        """Deal and start the clock, once every seat is taken."""
        async with self.lock:
            table = self.seated.table
            if not self.seated.waiting and not table.version:
                now = now_ms()
                await self._append(self._dealt(table.started(now), now))

    async def look(self) -> None:
        """Somebody who plays here has connected, perhaps because their node has died."""
        await self._presence.look()

    async def resume(self) -> None:
        """Take out of the clock what passed while nobody could be served."""
        async with self.lock:
            await self._resume()

    async def _resume(self, at: int | None = None) -> None:
        """The same while the lock is held; before an action received at that moment, if one is given."""
        await self._append(self._resumed(at))

    def _resumed(self, at: int | None = None) -> Table:
        """The table without what passed while nobody could be served; that is not stored yet.

        Before an action received at that moment, only what began earlier: later its player had acted.
        """
        table = self.seated.table
        if not table.events or table.over or not table.clock.running:
            return table
        latest = table.events[-1].at
        stops = self._presence.stops_after(latest, table.events[0].at)
        stops = self._stuck.with_own(stops, latest, now_ms())
        if not stops:
            return table
        least = LEAST_STOP_MS if not table.clock.limited else 0
        counted = [stop for stop in stops if stop[1] - stop[0] > least and (at is None or stop[0] < at)]
        for since, until in as_one(counted):
            table = table.stopped(since).started(until)
        return table

    def deadline(self) -> int | None:
        """When the table must be ticked though nobody acts."""
        table = self.seated.table
        turning = None if table.over else table.clock.next_turning(now_ms())
        return min([at for at in (self._ahead.due, turning) if at is not None], default=None)

    def closing_ms(self) -> int | None:
        """How much longer a closing window waits for who says nothing; None where only a clock ends it."""
        due = self._ahead.due if self._ahead.closing is not None else None
        return None if due is None else max(0, due - now_ms())

    async def _attempt(
        self,
        seat: Seat,
        action: str | Move | Step,
        key: str | None,
        expected: int | None,
        at: int,
        about: int | None,
    ) -> int | Refusal | None:
        if self._stuck.is_unsure:  # what could not be written may have been all the same
            await self._catch_up()
        if key and (known := self._clients.get(key)):
            return known
        await self._tick(at)
        if key and (known := self._clients.get(key)):
            return known
        if expected is not None and self.version != expected:
            raise RequestError("moved_on")
        if about is not None and about != contestable(self.seated.table):
            if self._is_shared and await self._catch_up():
                return None
            raise RequestError("too_late")
        waiting = self.seated.waiting
        table = self._resumed(at)  # stored together with the action: one change, shown once
        at = max(at, _latest(table))  # stored times never run backwards, whichever node wrote them
        after = None if waiting else table.act(seat, action, at)
        if isinstance(after, Table):
            is_first = await self._append(self._dealt(after, at), key, after.version)
            return after.version if is_first else None
        if not await self._append(table) or (self._is_shared and await self._catch_up()):
            return None
        if waiting:
            raise RequestError("waiting")
        return after

    async def _tick(self, at: int) -> None:
        """The time-outs up to that moment, once it is sure that everybody could have moved in time."""
        for _ in range(MOST_RETRIES):
            due = self._ahead.due
            if due is None or at < due:  # what stopped meanwhile only puts it off
                return
            await self._resume(at)
            if self._ahead.due != due:
                continue
            await self._presence.confirm(due)
            await self._resume(at)
            if self._ahead.due != due:
                continue
            after = ticked(self.seated, at, closing=self._ahead.closing is not None)
            if after.version == self.version or await self._append(self._dealt(after, at)):
                return

    def _dealt(self, table: Table, at: int) -> Table:
        """Chance follows from the table's secret seed, so that a deal can be made again and checked."""
        if table.to_act[:1] != (CHANCE,):
            return table
        seed = self.seated.row.seed
        return table.deal(shuffle_of(seed, table) if seed else shuffled, at)

    async def _append(self, after: Table, key: str | None = None, version: int = 0) -> bool:
        """Store the table's new events, `version` under the client's key; False if another node was first."""
        if after.version == self.version:
            return True
        events = signed(after.events[self.version :], key, version)
        ahead = ahead_of(after, self.seated.seats, self._ahead, self._closing_ms)
        wake = wake_ms(after, self.seated.seats, ahead.due, self._grace_ms)
        row = replace(self.seated.row, updated_ms=events[-1].at, finished=after.over, wake_ms=wake)
        show = partial(self._show_written, Seated(row, self.seated.seats, after), ahead, key, version)
        marks = new_marks(self.seated.row, self.seated.table, after)
        change = Change(self.id, events, after.over, wake, marks)
        try:
            first = await self._is_first(write(self._writer, change, show))
        except RequestError:
            self._stuck.begin((after.events[version - 1] if version else events[0]).at)
            raise
        if first:
            self._stuck.end(now_ms())
        return first

    def _show_written(self, seated: Seated, ahead: Ahead, key: str | None, version: int) -> None:
        if key:
            self._clients[key] = version
        if seated.table.version > self.version:
            self._show(seated, ahead)

    async def _news(self) -> Seated | None:
        news = await in_database(catch_up, self._store, self.seated)
        if news is None:
            return None
        self._clients |= news.clients
        return news.seated

    async def learn(self, version: int, news: TableNews) -> None:
        """Show what another node has told of: read together with other tables' news, from that version on."""
        async with self.lock:
            if self.version != version or is_reseated(self.seated, news):
                await self._catch_up()
                return
            if found := with_news(self.seated, news):
                self._clients |= found.clients
                self.is_announced = True
                self._show(found.seated)
                self.is_announced = False

    def _show(self, stored: Seated, ahead: Ahead | None = None) -> None:
        self._ahead = ahead or ahead_of(stored.table, stored.seats, self._ahead, self._closing_ms)
        super()._show(stored)

    def _changed(self) -> None:
        self._on_change(self)


def _latest(table: Table) -> int:
    """When its latest event took effect; 0 where there is none."""
    return table.events[-1].at if table.events else 0
