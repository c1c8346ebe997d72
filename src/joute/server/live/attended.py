"""Who is connected to a live table, what they say to each other, and how far they have been shown it."""

from __future__ import annotations

from collections.abc import Callable

from joute.messages.phrases import Phrase
from joute.play import Seat
from joute.server.clock import now_ms
from joute.server.live.contests import contestable
from joute.server.live.log import LiveLog
from joute.server.live.said import SaidAt
from joute.server.live.seated import Seated
from joute.server.live.shown import Showing, Shown, ShownAt
from joute.server.live.watcher import TableWatcher


class AttendedTable(LiveLog[Seated, TableWatcher]):
    """A stored table and its watchers; `tell_nodes` hands the other nodes what was said here."""

    def __init__(self, seated: Seated, tell_nodes: Callable[[str], None] | None = None) -> None:
        super().__init__(seated)
        self.showing = Showing()
        self._tell_nodes = tell_nodes
        self._connected: frozenset[Seat] | None = None

    @property
    def seated(self) -> Seated:
        return self.stored

    @property
    def id(self) -> str:
        return self.stored.row.id

    @property
    def version(self) -> int:
        return self.stored.table.version

    def connected(self) -> frozenset[Seat]:
        if self._connected is None:
            holders = {watcher.holder for watcher in self.watchers}
            self._connected = frozenset(seat.seat for seat in self.seated.seats if seat.holder in holders)
        return self._connected

    def join(self, watcher: TableWatcher) -> None:
        others, before = set(self.watchers), self.connected()
        self.watchers.add(watcher)
        self._connected = None
        self._tell_presence(others, before)

    def leave(self, watcher: TableWatcher) -> None:
        before = self.connected()
        self.watchers.discard(watcher)
        self._connected = None
        self.showing.lose(before - self.connected(), now_ms())
        self._tell_presence(self.watchers, before)

    def say(self, seat: Seat, phrase: Phrase, speaker: TableWatcher) -> None:
        """To everybody else who looks at the table, here and at other nodes; nothing is stored."""
        self.hear(seat, phrase, speaker)
        if self._tell_nodes:
            self._tell_nodes(str(SaidAt(self.id, seat, phrase)))

    def hear(self, seat: Seat, phrase: Phrase, speaker: TableWatcher | None = None) -> None:
        """Pass on to those connected here what was said."""
        for watcher in tuple(self.watchers):
            if watcher is not speaker:
                watcher.said(seat, phrase)

    def show(self, seat: Seat, ply: int) -> None:
        """That seat has been shown every ply up to this one; machines wait for it, at other nodes too."""
        self.hear_shown(seat, ply)
        if self._tell_nodes and any(one.kind == "machine" for one in self.seated.seats):
            self._tell_nodes(str(ShownAt(self.id, seat, ply)))

    def hear_shown(self, seat: Seat, ply: int) -> None:
        """The time to contest a play counts from when it was shown, not from what others said of it since."""
        known, number = self.showing.by_seat.get(seat), contestable(self.seated.table)
        knew = known is not None and number is not None and number <= known.ply
        self.showing.tell(seat, Shown(ply, known.at if known and knew else now_ms()))

    def _show(self, stored: Seated) -> None:
        if stored.seats != self.seated.seats:
            self._connected = None
        super()._show(stored)
        self.showing.wake()

    def _tell_presence(self, watchers: set[TableWatcher], before: frozenset[Seat]) -> None:
        if before != self.connected():
            self._tell(watchers)
