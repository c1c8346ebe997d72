"""A table's state as text, written piece by piece: what has not changed is not written again."""

from __future__ import annotations

from joute.messages.wire import encode
from joute.play import Seat
from joute.server.presenting import clock_info, end_said_by, ply_info, table_info, viewpoint, window_of
from joute.server.seating import Seated
from joute.tables import Ply, Table, clock_view, shown_ply


class Showing:
    """Remembers, for each seat and for spectators, the pieces last written."""

    def __init__(self) -> None:
        self._plies: dict[Seat | None, _Plies] = {}
        self._views: dict[Seat | None, str] = {}
        self._version = -1

    def text(self, seated: Seated, holder: str, connected: frozenset[Seat], now: int) -> str:
        """The message `State` for that reader."""
        table = seated.table
        if table.version != self._version:
            self._views.clear()
            self._version = table.version
        seat = viewpoint(seated, holder)
        if seat not in self._views:
            self._views[seat] = encode(table.position.view(seat))
        pieces = {
            "type": '"state"',
            "table": encode(table_info(seated, holder, connected)),
            "seat": encode(seat),
            "view": self._views[seat],
            "plies": self._plies.setdefault(seat, _Plies()).text(table, seat),
            "clock": encode(clock_info(clock_view(table, now))),
            "window": encode(window_of(table)),
            "takeback_from": encode(table.takeback.seat if table.takeback else None),
            "end_said_by": encode(end_said_by(table)),
        }
        return "{" + ",".join(f'"{name}":{piece}' for name, piece in pieces.items()) + "}"


class _Plies:
    """The moves list as one viewer may know it; it grows at its end, except after a takeback."""

    def __init__(self) -> None:
        self._known: tuple[Ply, ...] = ()
        self._over = False
        self._written = ""

    def text(self, table: Table, seat: Seat | None) -> str:
        if not self._goes_on(table):
            self._known, self._written = (), ""
        fresh = enumerate(table.plies[len(self._known) :], len(self._known) + 1)
        texts = [encode(ply_info(shown_ply(table, number, ply, seat))) for number, ply in fresh]
        self._written = ",".join([self._written, *texts] if self._written else texts)
        self._known, self._over = table.plies, table.over
        return f"[{self._written}]"

    def _goes_on(self, table: Table) -> bool:
        """Whether what is written still holds: once the game is over, nothing is masked any more."""
        count = len(self._known)
        same = not count or (len(table.plies) >= count and table.plies[count - 1] is self._known[-1])
        return same and self._over == table.over
