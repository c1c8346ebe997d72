"""A record: the headers and actions of one game, as one text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from joute.letters import unaccented
from joute.play import Refusal, Seat
from joute.records.lines import Action, Header, Line, Remark, action, header

OPTION = "option."


@dataclass(frozen=True, slots=True)
class BadLine:
    """What is wrong in a record, and on which line (they count from 1)."""

    line: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Record:
    """The lines of one game's record, comments and spacing included."""

    lines: tuple[Line, ...]

    @classmethod
    def new(cls, game: str, seats: int, headers: Mapping[str, str]) -> Record:
        """A record without actions."""
        named = {"Game": game, "Seats": str(seats), **headers}
        return cls((*(header(name, value) for name, value in named.items()), Remark("\n")))

    def text(self) -> str:
        return "".join(line.raw for line in self.lines)

    def headers(self) -> Iterator[tuple[int, Header]]:
        """The headers with their line numbers."""
        return ((n, line) for n, line in enumerate(self.lines, 1) if isinstance(line, Header))

    def actions(self) -> Iterator[tuple[int, Action]]:
        """The actions with their line numbers."""
        return ((n, line) for n, line in enumerate(self.lines, 1) if isinstance(line, Action))

    def find(self, name: str) -> tuple[int, str] | None:
        """The line and value of a header."""
        wanted = name.lower()
        return next(((n, h.value) for n, h in self.headers() if h.name.lower() == wanted), None)

    def value(self, name: str, default: str = "") -> str:
        found = self.find(name)
        return found[1] if found else default

    def options(self) -> dict[str, str]:
        """The options as written, by name."""
        return {
            unaccented(h.name[len(OPTION) :]).lower(): h.value
            for _, h in self.headers()
            if h.name.lower().startswith(OPTION)
        }

    def with_headers(self, more: Mapping[str, str]) -> Record:
        """The record with these headers after its own; those it has already stay as they are."""
        newline, lines = self._newline(), list(self.lines)
        at = max((n for n, _ in self.headers()), default=0)
        added = [header(name, value, newline) for name, value in more.items() if self.find(name) is None]
        return Record((*lines[:at], *added, *lines[at:]))

    def with_action(self, seat: Seat, text: str, ms: int | None = None, remark: str = "") -> Record:
        """The record with one more action, in its own style of line ends; a remark is a comment behind it."""
        newline = self._newline()
        lines = list(self.lines)
        if lines and not lines[-1].raw.endswith("\n"):
            lines[-1] = replace(lines[-1], raw=lines[-1].raw + newline)
        if lines and isinstance(lines[-1], Header):
            lines.append(Remark(newline))
        return Record((*lines, action(seat, text, ms, newline, remark)))

    def _newline(self) -> str:
        return "\r\n" if self.lines and self.lines[0].raw.endswith("\r\n") else "\n"
