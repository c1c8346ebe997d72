"""Games played here without help are known by their open letters: nobody is advised on them until they end.

A position leaves a mark in the database: a digest of its game and its open letters, whoever owns them and
whatever the scores; where nothing lies open yet, of each hand. Whoever asks for help with a position, or
with a record that leads through it, is asked to wait. It is a hurdle, not a wall: a board changed by a
letter is another board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from joute.play import Position, Seat
from joute.server.errors import RequestError
from joute.server.operations.database import in_database
from joute.storage import Store, TableRow
from joute.tables import Replay, Table

_OPEN = ("board", "letters", "cells", "table", "row")
"""Where games keep the letters that everybody sees."""
_HAND = ("rack", "hand", "hands")


def has_help(row: TableRow) -> bool:
    return row.hints and not row.event


def new_marks(row: TableRow, before: Table, after: Table) -> tuple[str, ...]:
    """The marks of what has been played since; none where help is allowed, or the game is over."""
    if has_help(row) or after.over:
        return ()
    fresh = after.plies[len(before.plies) :] if len(after.plies) > len(before.plies) else ()
    return tuple(dict.fromkeys(mark for ply in fresh for mark in marks_of(row.game, ply.after)))


def marks_of(game: str, position: Position) -> tuple[str, ...]:
    """The open letters; where there are none, each hand."""
    view = position.view(None)
    lying = _shape(next((getattr(view, name) for name in _OPEN if hasattr(view, name)), ""))
    if any(character.isalpha() for character in lying):
        return (_digest(game, lying),)
    hands = (_hand(position, seat) for seat in range(1, position.seats + 1))
    return tuple(_digest(game, f"hand {hand}") for hand in hands if hand)


async def must_not_be_played(store: Store, game: str, positions: Iterable[Position]) -> None:
    """Raises `RequestError` where one of them is being played here without help."""
    marks = frozenset(mark for position in positions for mark in marks_of(game, position))
    if marks and await in_database(store.marked, marks):
        raise RequestError("being_played")


async def must_not_be_a_variation(store: Store, game: str, played: Replay, asked: int | None) -> None:
    """A game may be looked at as it was played, but not beyond; raises `RequestError`.

    Asked for is the position after so many plies, or every position of the record.
    """
    positions = (played.start, *(ply.after for ply in played.plies))
    marks = [frozenset(marks_of(game, position)) for position in positions]
    known: frozenset[str] = await in_database(store.marked, frozenset().union(*marks))
    first = next((place for place, one in enumerate(marks) if one & known), None)
    if first is None:
        return
    shown = range(len(marks)) if asked is None else [asked]
    if any(place > first and not marks[place] & known for place in shown):
        raise RequestError("being_played")


def _hand(position: Position, seat: Seat) -> str:
    view = position.view(seat)
    held = next((getattr(view, name) for name in _HAND if hasattr(view, name)), "")
    text = held if isinstance(held, str) else (held[seat - 1] or "")
    return "".join(sorted(text.upper())) if len(text) > 3 else ""


def _shape(lying: object) -> str:
    """The letters where they lie, capitals or not; a board of cells or of rows alike."""
    return "/".join(_rows(getattr(lying, "letters", lying))).upper()


def _rows(lying: object) -> Iterator[str]:
    if isinstance(lying, str):
        yield lying
    elif isinstance(lying, Iterable):
        for one in lying:
            yield one if isinstance(one, str) else str(getattr(one, "letter", ""))


def _digest(game: str, text: str) -> str:
    return sha256(f"{game} {text}".encode()).hexdigest()[:24]
