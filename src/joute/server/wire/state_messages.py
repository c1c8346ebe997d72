"""A table's state as text, written piece by piece: what has not changed is not written again."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from joute.messages.shared import SeatInfo
from joute.messages.wire import encode
from joute.play import Seat
from joute.server.clock import now_ms
from joute.server.live.seated import Seated
from joute.server.live.table import LiveTable
from joute.server.wire.to_messages import (
    answer_info,
    clock_info,
    offer_info,
    ply_info,
    seats_info,
    table_info,
    viewpoint,
)
from joute.storage import SeatRow
from joute.tables import Ply, Table, clock_view, shown_text

MOST_LINES = 16
"""Of the moves list, kept until the other viewers have them too."""


class States:
    """The state messages of all live tables."""

    def __init__(self) -> None:
        self._by_table: WeakKeyDictionary[LiveTable, StateMessages] = WeakKeyDictionary()

    def text(self, table: LiveTable, holder: str) -> str:
        """The message `State` as that holder may see it now."""
        messages = self._by_table.get(table)
        if messages is None:
            messages = self._by_table[table] = StateMessages()
        return messages.text(table.seated, holder, table.connected(), now_ms())


class StateMessages:
    """Of one table: remembers, for each seat and for spectators, the pieces last written."""

    def __init__(self) -> None:
        self._seated: Seated | None = None
        self._connected: frozenset[Seat] | None = None
        self._version = -1
        self._seat_rows: tuple[SeatRow, ...] = ()
        self._seats: tuple[SeatInfo, ...] = ()
        self._tables: dict[tuple[Seat, ...], str] = {}
        """What stands before the clock, by the seats held."""
        self._views: dict[Seat | None, str] = {}
        self._lines = _Lines()
        self._plies: dict[Seat | None, _Plies] = {}
        self._end = ""

    def text(self, seated: Seated, holder: str, connected: frozenset[Seat], now: int) -> str:
        """The message `State` for that reader."""
        if seated is not self._seated or connected != self._connected:
            self._turn_to(seated, connected)
        you = seated.held_by(holder)
        if you not in self._tables:
            self._tables[you] = self._until_clock(seated, you)
        clock = encode(clock_info(clock_view(seated.table, now)))
        return f'{self._tables[you]}"clock":{clock},{self._end}'

    def _turn_to(self, seated: Seated, connected: frozenset[Seat]) -> None:
        table = seated.table
        if table.version != self._version:
            self._views.clear()
        if seated.seats is not self._seat_rows or connected != self._connected:
            self._seat_rows, self._seats = seated.seats, seats_info(seated.seats, connected)
        self._tables.clear()
        self._seated, self._connected, self._version = seated, connected, table.version
        offers = ",".join(encode(offer_info(offer)) for offer in table.offers())
        answer = encode(answer_info(table.answer)) if table.answer else "null"
        self._end = f'"offers":[{offers}],"answer":{answer}}}'

    def _until_clock(self, seated: Seated, you: tuple[Seat, ...]) -> str:
        seat = viewpoint(seated.table, you)
        if seat not in self._views:
            self._views[seat] = encode(seated.table.position.view(seat))
            self._plies.setdefault(seat, _Plies(self._lines)).write(seated.table, seat)
        return (
            f'{{"type":"state","table":{encode(table_info(seated, you, self._seats))},'
            f'"seat":{"null" if seat is None else seat},"view":{self._views[seat]},'
            f'"plies":{self._plies[seat].text},'
        )


class _Lines:
    """The latest lines of the moves list: most are the same for every viewer, and written once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], tuple[Ply, str]] = {}

    def line(self, table: Table, number: int, text: str) -> str:
        ply, known = table.plies[number - 1], self._known.get((number, text))
        if known and known[0] is ply:
            return known[1]
        line = encode(ply_info(table, number, text))
        if len(self._known) >= MOST_LINES:
            self._known.clear()
        self._known[number, text] = ply, line
        return line


class _Plies:
    """The moves list as one viewer may know it; it grows at its end, except after a takeback."""

    def __init__(self, lines: _Lines) -> None:
        self._lines = lines
        self._known: tuple[Ply, ...] = ()
        self._over = False
        self._written = ""

    @property
    def text(self) -> str:
        return f"[{self._written}]"

    def write(self, table: Table, seat: Seat | None) -> None:
        over = table.over
        if not self._goes_on(table.plies, over):
            self._known, self._written = (), ""
        fresh = enumerate(table.plies[len(self._known) :], len(self._known) + 1)
        texts = [self._lines.line(table, number, shown_text(table, ply, seat)) for number, ply in fresh]
        self._written = ",".join([self._written, *texts] if self._written else texts)
        self._known, self._over = table.plies, over

    def _goes_on(self, plies: tuple[Ply, ...], over: bool) -> bool:
        """Whether what is written still holds: once the game is over, nothing is masked any more."""
        count = len(self._known)
        same = not count or (len(plies) >= count and plies[count - 1] is self._known[-1])
        return same and self._over == over
