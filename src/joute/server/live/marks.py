"""Games played here without help are known by their open letters: nobody is advised on them until they end.

A position leaves a mark in the database: a digest of its game and its open letters, whoever owns them and
whatever the scores; where hardly anything lies open yet, with each hand. Whoever asks for help with a
position, or with a record that leads through it, is asked to wait. It is a hurdle, not a wall: a board
changed by a letter is another board.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from joute.play import Position, Seat
from joute.server.errors import RequestError
from joute.server.live.open_letters import written
from joute.server.live.seated import Seated
from joute.server.operations.database import in_database
from joute.storage import SeatRow, Store, TableRow
from joute.tables import Replay, Table

_OPEN = ("board", "letters", "cells", "table", "row")
"""Where games keep the letters that everybody sees."""
_HAND = ("rack", "hand", "hands")
ENOUGH = 2
"""So many open letters tell one game from another."""
SHARED_PLIES = 2
"""Tables that have played fewer are not yet taken for copies of one another."""


def has_help(row: TableRow) -> bool:
    return row.hints and not row.event


async def is_advised(store: Store, seated: Seated) -> bool:
    """Whether help is on there, and nobody plays the same game without: moves may be played after another's.

    A beginning may be anybody's.
    """
    if not has_help(seated.row):
        return False
    marks = _shared_marks(seated)
    return not (marks and await in_database(store.marked, marks))


async def must_be_advised(store: Store, seated: Seated, holder: str) -> None:
    """Raises `RequestError` where the position at a table with help is one of a game played without.

    Whoever plays that game themselves is told with whom: nothing at this table says so.
    """
    marks = _shared_marks(seated)
    players: tuple[SeatRow, ...] = await in_database(store.seats_where_marked, marks) if marks else ()
    if not players:
        return
    own = {seat.table_id for seat in players if seat.holder == holder}
    names = [seat.name for seat in players if seat.table_id in own and seat.holder != holder and seat.name]
    if not own:
        raise RequestError("being_played")
    if not names:
        raise RequestError("own_game_without_help")
    raise RequestError("game_with_somebody_without_help", ", ".join(dict.fromkeys(names)))


def _shared_marks(seated: Seated) -> frozenset[str]:
    """What others may be playing too; nothing while the game has only begun."""
    table = seated.table
    begun = len(table.plies) >= SHARED_PLIES
    return frozenset(marks_of(seated.row.game, table.position)) if begun else frozenset()


def new_marks(row: TableRow, before: Table, after: Table) -> tuple[str, ...]:
    """The marks of what has been played since; none where help is allowed, or the game is over."""
    if has_help(row) or after.over:
        return ()
    fresh = after.plies[len(before.plies) :] if len(after.plies) > len(before.plies) else ()
    start = start_marks(row.game, after.start) if row.position and not before.version else ()
    return tuple(dict.fromkeys([*start, *(mark for ply in fresh for mark in marks_of(row.game, ply.after))]))


def marks_of(game: str, position: Position) -> tuple[str, ...]:
    """The open letters; where they are few, each hand with them."""
    view = position.view(None)
    lying = written(next((getattr(view, name) for name in _OPEN if hasattr(view, name)), ""))
    letters = sum(map(str.isalpha, lying))
    if letters >= ENOUGH:
        return (_digest(game, lying),)
    hands = [hand for seat in range(1, position.seats + 1) if (hand := _hand(position, seat))]
    if letters and not hands:
        return (_digest(game, lying),)
    return tuple(_digest(game, f"{lying if letters else ''} hand {hand}") for hand in hands)


def start_marks(game: str, position: Position) -> tuple[str, ...]:
    """A position that a game was set up with: others may begin with it too, but nobody is advised on it."""
    return tuple(_digest(game, f"start {mark}") for mark in marks_of(game, position))


async def must_not_be_played(
    store: Store, game: str, positions: Iterable[Position], or_begun_with: bool = True
) -> None:
    """Raises `RequestError` where one of them is being played here without help."""
    marks = frozenset(mark for position in positions for mark in _all_marks(game, position, or_begun_with))
    if marks and await in_database(store.marked, marks):
        raise RequestError("being_played")


async def must_not_be_a_variation(store: Store, game: str, played: Replay, asked: int | None) -> None:
    """A game may be looked at as it was played, but not beyond; raises `RequestError`.

    Asked for is the position after so many plies, or every position of the record.
    """
    positions = (played.start, *(ply.after for ply in played.plies))
    marks = [frozenset(_all_marks(game, position)) for position in positions]
    known: frozenset[str] = await in_database(store.marked, frozenset().union(*marks))
    first = next((place for place, one in enumerate(marks) if one & known), None)
    if first is None:
        return
    shown = range(len(marks)) if asked is None else [asked]
    if any(place > first and not marks[place] & known for place in shown):
        raise RequestError("being_played")


def _all_marks(game: str, position: Position, or_begun_with: bool = True) -> tuple[str, ...]:
    return (*marks_of(game, position), *(start_marks(game, position) if or_begun_with else ()))


def _hand(position: Position, seat: Seat) -> str:
    view = position.view(seat)
    held = next((getattr(view, name) for name in _HAND if hasattr(view, name)), "")
    text = held if isinstance(held, str) else (held[seat - 1] or "")
    return "".join(sorted(text.upper())) if len(text) > 3 else ""


def _digest(game: str, text: str) -> str:
    return sha256(f"{game} {text}".encode()).hexdigest()[:24]
