"""The moves list as text, line by line: a line that is the same for several readers is written once."""

from __future__ import annotations

from joute.messages.wire import encode
from joute.play import Seat
from joute.server.wire.to_messages import ply_info
from joute.tables import EventKind, Ply, Table, shown_text

MOST_LINES = 16
"""Kept until the other readers have them too."""


class Lines:
    """The latest lines of one table."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], tuple[Ply, str]] = {}

    def line(self, table: Table, number: int, seat: Seat | None) -> str:
        """The line of that number, from 1, as the seat may read it."""
        ply = table.plies[number - 1]
        text = shown_text(table, ply, seat)
        known = self._known.get((number, text))
        if known and known[0] is ply:
            return known[1]
        line = encode(ply_info(table, number, text))
        if len(self._known) >= MOST_LINES:
            self._known.clear()
        self._known[number, text] = ply, line
        return line

    def since(self, table: Table, seat: Seat | None, kept: int) -> str:
        """The lines after the first `kept`."""
        return ",".join([self.line(table, number, seat) for number in range(kept + 1, len(table.plies) + 1)])

    def changed(self, before: Table, after: Table, seat: Seat | None) -> str:
        """The lines that are new, or read differently: once the game is over, nothing is masked any more."""
        kept = kept_lines(before.plies, after.plies)
        texts = []
        if before.over != after.over:
            texts = [
                self.line(after, number, seat)
                for number, ply in enumerate(after.plies[:kept], 1)
                if shown_text(before, ply, seat) != shown_text(after, ply, seat)
            ]
        return ",".join([*texts, self.since(after, seat, kept)] if texts else [self.since(after, seat, kept)])


def kept_lines(before: tuple[Ply, ...], after: tuple[Ply, ...]) -> int:
    """How many lines both lists begin with; a takeback shortens the list, and others may follow then."""
    kept = min(len(before), len(after))
    while kept and before[kept - 1] is not after[kept - 1]:
        kept -= 1
    return kept


def kept_since(table: Table, version: int) -> int | None:
    """How many lines a reader with the table of that version has already; None where some have changed."""
    if not 0 < version <= table.version:
        return None
    later = table.events[version:]
    if later and (table.over or any(event.kind in (EventKind.TAKEBACK, EventKind.STOP) for event in later)):
        return None
    return len(table.plies) - sum(event.kind is EventKind.MOVE for event in later)


class PlyList:
    """The whole list as one reader may know it; it grows at its end, except after a takeback."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._known: tuple[Ply, ...] = ()
        self._over = False
        self._written = ""

    def text(self, table: Table, seat: Seat | None) -> str:
        """All lines, with commas between them."""
        over = table.over
        kept = len(self._known)
        if over != self._over or kept_lines(self._known, table.plies) < kept:
            kept, self._written = 0, ""
        fresh = self._lines.since(table, seat, kept)
        self._written = f"{self._written},{fresh}" if self._written and fresh else self._written or fresh
        self._known, self._over = table.plies, over
        return self._written
