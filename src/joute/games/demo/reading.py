"""Reading a position text (see `texts`)."""

from __future__ import annotations

from typing import NoReturn

from joute.games.demo.laying import Played
from joute.games.demo.material import SHAPE
from joute.games.demo.position import DemoPosition
from joute.games.demo.texts import FIELDS, SEAT_FIELDS
from joute.letters import ALPHABET
from joute.letters.squares import SQUARES
from joute.play import CHANCE, Refused, Settings, unreadable
from joute.play.fields import read_fields, read_seats
from joute.play.grid import EMPTY, Grid
from joute.play.squares import NOTHING, read_hands, read_turn

BAD = "bad_position"
_LONGEST = 4000


def read_position(text: str, settings: Settings) -> DemoPosition:
    """The position; raises `Refused` with what is wrong in the text."""
    mat, turn, hands, *rest = (*text[:_LONGEST].split(), "", "", "")
    if len(text) > _LONGEST or not hands:
        _refuse("text", text)
    fields = read_fields([part for part in rest if part], FIELDS, BAD)
    seats = {name: read_seats(fields, name, settings.seats, BAD) for name in SEAT_FIELDS}
    position = DemoPosition(
        settings,
        _read_mat(mat),
        read_hands(hands, settings.seats, "hands", BAD),
        read_turn(turn, settings.seats, BAD),
        last=_read_last(fields.get("last", ""), settings.seats),
        stopped=fields.get("stopped", ""),
        **seats,
    )
    _check(position, text)
    return position


def _refuse(part: str, value: str) -> NoReturn:
    raise Refused(unreadable(BAD, part=part, value=value[:80]))


def _read_mat(text: str) -> Grid:
    grid = Grid.empty(SHAPE) if text == NOTHING else Grid.from_rows_text(SHAPE, text)
    if grid is None or not set(ALPHABET + EMPTY).issuperset(grid.cells.upper()) or not grid.cells.isascii():
        _refuse("mat", text)
    return grid


def _read_last(text: str, seats: int) -> Played | None:
    if not text:
        return None
    seat, _, names = text.partition(":")
    squares = tuple(SHAPE.index(name) for name in names.split("."))
    known = tuple(square for square in squares if square is not None)
    if seat not in map(str, range(1, seats + 1)) or len(set(known)) != len(squares):
        _refuse("last", text)
    return Played(int(seat), known)


def _check(position: DemoPosition, text: str) -> None:
    """What the parts say about each other."""
    for name in SEAT_FIELDS:
        named = getattr(position, name)
        if name != "lost" and len(set(named)) != len(named):
            _refuse(name, text)
    if SQUARES.missing("".join(position.hands) + position.laid()):
        _refuse("letters", text)
    if (position.following == CHANCE) != (not position.hands):
        _refuse("turn", text)
    empty = {seat for seat, hand in enumerate(position.hands, 1) if not hand}
    if set(position.out) != empty - set(position.resigned) or set(position.out) & set(position.resigned):
        _refuse("out", text)
    if not position.in_play and not position.out:
        _refuse("resigned", text)
    _check_windows(position, text)


def _check_windows(position: DemoPosition, text: str) -> None:
    gone = {*position.out, *position.resigned}
    for name in ("waiting", "passed", "lost"):
        if gone & set(getattr(position, name)):
            _refuse(name, text)
    last = position.last
    if position.waiting and (not position.contesting or last is None or last.seat in position.waiting):
        _refuse("waiting", text)
    if last and not all(position.grid.filled(square) for square in last.squares):
        _refuse("last", text)
    if position.stopped not in ("", "passes", "agreement") or (position.stopped and position.waiting):
        _refuse("stopped", text)
