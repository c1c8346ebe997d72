"""Reading a position text: forgiving in nothing, precise about what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from joute.games.dames.board import Board
from joute.games.dames.ends import ENDING_ARTICLES
from joute.games.dames.material import (
    BLACK,
    JOKERS,
    LETTERS,
    SHAPE,
    STRATEGIC_LIMIT,
    WHITE,
    can_be_dealt,
)
from joute.games.dames.options import Terms
from joute.games.dames.state import Ending, Made, State
from joute.letters import Stock, is_word_shaped
from joute.play import EndReason, Refused, Seat, unreadable
from joute.values import replace

_LONGEST_TEXT = 20_000
_CELL = re.compile(r"[1-8]|[A-Za-z]\*?")
_SEATS = {"1": WHITE, "2": BLACK}


def read(text: str, terms: Terms) -> State:
    """The state of a text; raises `Refused` with the field that is wrong."""
    if len(text) > _LONGEST_TEXT:
        _refuse("text", f"{text[:40]}…")
    head, *items = text.split() or [""]
    dealt = head != "deal"
    board = _board(head) if dealt else Board.empty_board()
    fields = _fields(items)
    state = State(terms, board, dealt, bag=Stock("") if dealt else LETTERS)
    state = replace(state, **{_NAMES.get(n, n): _READERS[n](value) for n, value in fields.items()})
    _check(state, fields)
    return state


def _refuse(field: str, value: str) -> NoReturn:
    raise Refused(unreadable("bad_position", field=field, value=value[:80]))


def _fields(items: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for item in items:
        name, _, value = item.partition("=")
        if name not in _READERS or name in fields or not value:
            _refuse("field", item)
        fields[name] = value
    return fields


def _board(text: str) -> Board:
    cells: list[str] = []
    rows = text.split("/")
    for row in rows:
        items = _CELL.findall(row)
        if "".join(items) != row:
            _refuse("rows", row)
        before = len(cells)
        for item in items:
            cells += ["."] * int(item) if item.isdigit() else [item]
        if len(cells) - before != SHAPE.columns:
            _refuse("rows", row)
    if len(rows) != SHAPE.rows:
        _refuse("rows", text)
    jokers = [square for square, cell in enumerate(cells) if cell.endswith("*")]
    letters = [cells[square][0].upper() for square in jokers]
    if any(letter not in JOKERS for letter in letters) or len(set(letters)) < len(letters):
        _refuse("jokers", "".join(letters))
    return Board("".join(cell[0] for cell in cells), frozenset(jokers))


def _number(name: str, most: int) -> Callable[[str], int]:
    def read(value: str) -> int:
        if not re.fullmatch(r"0|[1-9]\d{0,5}", value) or int(value) > most:
            _refuse(name, value)
        return int(value)

    return read


def _made(value: str) -> tuple[Made, ...]:
    made = []
    for item in value.split(","):
        word, _, seat = item.partition("/")
        if not is_word_shaped(word) or seat not in _SEATS:
            _refuse("made", item)
        made.append(Made(word, _SEATS[seat]))
    if len({each.word for each in made}) < len(made):
        _refuse("made", value)
    return tuple(made)


def _square(value: str) -> int:
    square = SHAPE.index(value)
    if square is None or SHAPE.name(square) != value:
        _refuse("square", value)
    return square


def _squares(value: str) -> tuple[int, ...]:
    return tuple(_square(name) for name in value.split("."))


def _letters(value: str) -> Stock:
    if not is_word_shaped(value):
        _refuse("letters", value)
    return Stock.of(value)


def _yes(value: str) -> bool:
    if value != "yes":
        _refuse("adoube", value)
    return True


def _agreed(value: str) -> tuple[Seat, ...]:
    if value not in ("1", "2", "1,2"):
        _refuse("agreed", value)
    return tuple(int(seat) for seat in value.split(","))


def _over(value: str) -> Ending:
    reason, loser, broken = [*value.split("/"), "", ""][:3]
    if (
        reason not in ENDING_ARTICLES
        or value.count("/") > 2
        or (loser not in _SEATS) != (reason == EndReason.AGREEMENT)
        or (reason == EndReason.FAULT) != bool(re.fullmatch(r"DAM-\d{1,2}", broken))
        or (reason != EndReason.FAULT and broken)
    ):
        _refuse("over", value)
    return Ending(EndReason(reason), _SEATS.get(loser), broken)


_READERS: Mapping[str, Callable[[str], Any]] = {
    "turn": _number("turn", 100_000),
    "made": _made,
    "strategic": _number("strategic", STRATEGIC_LIMIT),
    "touched": _square,
    "adoube": _yes,
    "agreed": _agreed,
    "captured": _letters,
    "bag": _letters,
    "last": _squares,
    "over": _over,
}
_NAMES = {"turn": "turns", "over": "ending"}


def _check(state: State, fields: Mapping[str, str]) -> None:
    """What one field says must fit the others."""
    if not state.dealt:
        if late := sorted(fields.keys() - {"bag", "agreed", "over"}):
            _refuse("deal", " ".join(late))
        if not can_be_dealt(state.bag):
            _refuse("bag", state.bag.letters)
    if state.touched is not None and not state.board.holds_letter(state.touched, state.turn):
        _refuse("touched", fields["touched"])
    if (state.agreed == (WHITE, BLACK)) != (state.ending == Ending(EndReason.AGREEMENT)):
        _refuse("agreed", fields.get("agreed", "") or fields.get("over", ""))
    if len(state.last) == 1:
        _refuse("last", fields["last"])
