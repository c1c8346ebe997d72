"""From a text, or the bytes of a file, to a record."""

from __future__ import annotations

from collections.abc import Iterator

from joute.letters import unaccented
from joute.play import Refusal, unreadable
from joute.records.lines import Action, Header, Line, read_line
from joute.records.record import BadLine, Record

MOST_CHARACTERS = 1_000_000


def decode(data: bytes) -> str | BadLine:
    """The text of a UTF-8 file; the line of the first byte that is not."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        return BadLine(data.count(b"\n", 0, error.start) + 1, unreadable("not_utf8"))


def read_record(text: str) -> Record | BadLine:
    """The record, or its first line that cannot be read."""
    record, flaw = read_as_far(text)
    return flaw or record


def read_as_far(text: str) -> tuple[Record, BadLine | None]:
    """The readable beginning of a record, and what stopped the reading, if anything did."""
    lines: list[Line] = []
    headers: set[str] = set()
    acted = False
    for raw in _raw_lines(text):
        line = read_line(raw)
        refusal = line if isinstance(line, Refusal) else _refused(line, headers, acted)
        if isinstance(line, Refusal) or refusal:
            return _stopped(lines, len(lines) + 1, refusal)
        if isinstance(line, Header):
            headers.add(_folded(line.name))
        acted = acted or isinstance(line, Action)
        lines.append(line)
    if len(text) > MOST_CHARACTERS:
        return _stopped(lines, len(lines) + 1, unreadable("record_too_long", most=MOST_CHARACTERS))
    if "game" not in headers:
        return _stopped(lines, max(1, len(lines)), unreadable("no_game"))
    return Record(tuple(lines)), None


def _stopped(lines: list[Line], number: int, refusal: Refusal | None) -> tuple[Record, BadLine]:
    assert refusal is not None
    return Record(tuple(lines)), BadLine(number, refusal)


def _refused(line: Line, headers: set[str], acted: bool) -> Refusal | None:
    """What is wrong with a readable line because of the lines before it."""
    if isinstance(line, Header) and acted:
        return unreadable("late_header", header=line.name)
    if isinstance(line, Header) and _folded(line.name) in headers:
        return unreadable("header_twice", header=line.name)
    if isinstance(line, Action) and "game" not in headers:
        return unreadable("no_game")
    return None


def _raw_lines(text: str) -> Iterator[str]:
    """The lines with their ends, as far as a record may go; `\\n` alone ends a line."""
    start = 0
    while start < len(text) and start <= MOST_CHARACTERS:
        stop = text.find("\n", start) + 1 or len(text)
        yield text[start:stop]
        start = stop


def _folded(name: str) -> str:
    return unaccented(name).lower()
