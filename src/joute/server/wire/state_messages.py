"""A table's state as text, whole or as what has changed; what is the same for several is written once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from weakref import WeakKeyDictionary

from joute.messages.live import Hello
from joute.messages.shared import SeatInfo, TableInfo
from joute.messages.wire import encode
from joute.play import Seat, View
from joute.server.clock import now_ms
from joute.server.live.seated import Seated
from joute.server.live.table import LiveTable
from joute.server.wire.changes import Changes
from joute.server.wire.ply_lines import Lines, PlyList, kept_since
from joute.server.wire.to_messages import (
    answer_info,
    clock_info,
    offer_info,
    seats_info,
    table_info,
    viewpoint,
)
from joute.storage import SeatRow
from joute.tables import ClockView, Table, clock_view
from joute.values import replace, swift


class States:
    """The state messages of all live tables."""

    def __init__(self) -> None:
        self._by_table: WeakKeyDictionary[LiveTable, StateMessages] = WeakKeyDictionary()

    def text(self, table: LiveTable, holder: str, reader: Reader) -> str:
        """What that reader is to be told now: the message `State` or `Increment`."""
        messages = self._by_table.get(table)
        if messages is None:
            messages = self._by_table[table] = StateMessages()
        messages.turn_to(table.seated, table.connected())
        return messages.told(reader, holder, now_ms())


@swift
@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """The table as the holder of certain seats has been shown it."""

    seated: Seated
    seat: Seat | None
    """Whose view it is."""
    info: TableInfo
    view: View

    @property
    def table(self) -> Table:
        return self.seated.table


class Reader:
    """What one connection has been told; who has not asked for increments is told everything each time."""

    def __init__(self) -> None:
        self.shown: dict[Seat | None, Shown] | None = None
        self.hello: Hello | None = None
        """Just said: the client may have an older state to go on from."""

    def greeted(self, hello: Hello) -> None:
        self.shown = {} if hello.increments else None
        self.hello = hello if hello.increments and hello.version else None


class StateMessages:
    """Of one table: remembers what was made for the version that is shown now."""

    def __init__(self) -> None:
        self._seated: Seated | None = None
        self._connected: frozenset[Seat] | None = None
        self._version = -1
        self._seat_rows: tuple[SeatRow, ...] = ()
        self._seats: tuple[SeatInfo, ...] = ()
        self._views: dict[Seat | None, View] = {}
        self._shown: dict[tuple[Seat, ...], Shown] = {}
        self._wholes: dict[Shown, str] = {}
        """What stands before the clock, in whole states and in increments."""
        self._increments: dict[tuple[Shown, Shown], str] = {}
        self._changes = Changes()
        self._lines = Lines()
        self._plies: dict[Seat | None, PlyList] = {}
        self._clock = (-1, "")
        self._end = ""

    def turn_to(self, seated: Seated, connected: frozenset[Seat]) -> None:
        """Show that table from now on, to these people."""
        if seated is self._seated and connected == self._connected:
            return
        table = seated.table
        if table.version != self._version:
            self._views.clear()
        if seated.seats is not self._seat_rows or connected != self._connected:
            self._seat_rows, self._seats = seated.seats, seats_info(seated.seats, connected)
        self._shown.clear()
        self._wholes.clear()
        self._increments.clear()
        self._changes.forget()
        self._seated, self._connected, self._version = seated, connected, table.version
        self._clock = (-1, "")
        offers = ",".join([encode(offer_info(offer)) for offer in table.offers()])
        answer = encode(answer_info(table.answer)) if table.answer else "null"
        takebacks = ",".join(map(str, table.takebacks()))
        self._end = f'"offers":[{offers}],"answer":{answer},"takebacks":[{takebacks}]}}'

    def told(self, reader: Reader, holder: str, now: int) -> str:
        """The next message for that reader."""
        shown = self.shown_to(holder)
        if reader.shown is None:
            return self.whole(shown, now)
        before, hello = reader.shown.get(shown.seat), reader.hello
        reader.shown[shown.seat], reader.hello = shown, None
        if before is not None:
            return self.increment(before, shown, now)
        if hello and hello.seat == shown.seat:
            kept = kept_since(shown.table, hello.version)
            if kept is not None:
                return self._resumed(shown, hello.version, kept, now)
        return self.whole(shown, now)

    def shown_to(self, holder: str) -> Shown:
        """The table as that person may see it."""
        seated = self._seated
        assert seated
        you = seated.held_by(holder)
        if (shown := self._shown.get(you)) is None:
            seat = viewpoint(seated.table, you)
            first = next(iter(self._shown.values()), None)
            info = replace(first.info, you=you) if first else table_info(seated, you, self._seats)
            shown = self._shown[you] = Shown(seated, seat, info, self._view(seated.table, seat))
        return shown

    def _view(self, table: Table, seat: Seat | None) -> View:
        if (view := self._views.get(seat)) is None:
            like = next(iter(self._views.values()), None)
            position = table.position
            view = self._views[seat] = position.view_like(like, seat) if like else position.view(seat)
        return view

    def whole(self, shown: Shown, now: int) -> str:
        """The message `State`."""
        if (text := self._wholes.get(shown)) is None:
            plies = self._plies.setdefault(shown.seat, PlyList(self._lines)).text(shown.table, shown.seat)
            text = self._wholes[shown] = (
                f'{{"type":"state","table":{encode(shown.info)},"seat":{_written(shown.seat)},'
                f'"view":{encode(shown.view)},"plies":[{plies}],'
            )
        return self._with_clock(text, shown, now)

    def increment(self, before: Shown, shown: Shown, now: int) -> str:
        """The message `Increment` from what the reader was shown before."""
        if (text := self._increments.get((before, shown))) is None:
            fields, places = self._changes.places(before.view, shown.view)
            plies = self._lines.changed(before.table, shown.table, shown.seat)
            changes = self._changes.fields(before.info, shown.info)
            text = _increment(before.table.version, shown, changes, fields, places, plies)
            self._increments[before, shown] = text
        return self._with_clock(text, shown, now)

    def _resumed(self, shown: Shown, since: int, kept: int, now: int) -> str:
        """For a reader that has the state of an earlier version from another connection."""
        plies = self._lines.since(shown.table, shown.seat, kept)
        text = _increment(since, shown, encode(shown.info), encode(shown.view), "{}", plies)
        return self._with_clock(text, shown, now)

    def _with_clock(self, text: str, shown: Shown, now: int) -> str:
        if self._clock[0] != now:
            self._clock = now, _clock_written(shown.table, now)
        return f'{text}"clock":{self._clock[1]},{self._end}'


def _increment(since: int, shown: Shown, table: str, view: str, spliced: str, plies: str) -> str:
    return (
        f'{{"type":"increment","since":{since},"seat":{_written(shown.seat)},"table":{table},"view":{view},'
        f'"spliced":{spliced},"count":{len(shown.table.plies)},"plies":[{plies}],'
    )


def _clock_written(table: Table, now: int) -> str:
    seen = clock_view(table, now)
    return encode(clock_info(seen)) if table.clock.limited else _unlimited_written(seen)


@lru_cache(maxsize=64)
def _unlimited_written(clock: ClockView) -> str:
    """Where nobody's time can run out there is little to tell: the same few clocks for all tables."""
    return encode(clock_info(clock))


def _written(seat: Seat | None) -> str:
    return "null" if seat is None else str(seat)
