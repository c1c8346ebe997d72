"""A position in one line: the board, the turns taken, then what is not as usual, by name.

    20/20/2MERVEILLE9/…/20 9 took=C3

- The board: 20 rows from the top, `/` between them; a capital is blue's, a small letter red's, a number
  counts empty squares.
- How many turns were taken: blue is to play when it is even. Left out: none.
- `answer=C3.D3.E3` the initial amorce just laid (LXD-8) · `passes=1` passes in a row · `end=1` who has
  offered to stop · `blue=A3B2` `red=none` what a stock still holds (left out: the 201 letters without those
  that show the colour) · `last=C3.D3` `took=E5` the latest word laid, and what it took · `resigned=2`
  `timeout=1` who lost so.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from joute.games.lexiduel.board import owner
from joute.games.lexiduel.material import BLUE, FULL_STOCK, RED, SEATS, SHAPE, corner_of
from joute.games.lexiduel.outcome import Forfeit
from joute.games.lexiduel.position import LexiduelPosition
from joute.letters import ALPHABET, Stock
from joute.play import Refused, Settings, unreadable
from joute.play.grid import Grid

if TYPE_CHECKING:
    from joute.play import Seat

_LONGEST = 4000
_COUNTS = re.compile(r"([A-Z])([0-9]{1,2})")


def write(position: LexiduelPosition) -> str:
    """The line that `read` gives the same position for."""
    blue, red = position.stocks
    fields = {
        "answer": _squares_text(position.duty),
        "passes": str(position.passes) if position.passes else "",
        "end": "".join(map(str, position.ended)),
        "blue": "" if blue == _usual_stock(position.board, BLUE) else _stock_text(blue),
        "red": "" if red == _usual_stock(position.board, RED) else _stock_text(red),
        "last": _squares_text(position.laid),
        "took": _squares_text(position.turned),
    }
    if position.forfeit:
        fields[_forfeit_field(position.forfeit)] = str(position.forfeit.seat)
    named = [f"{name}={value}" for name, value in fields.items() if value]
    return " ".join([position.board.rows_text(), str(position.turns), *named])


def read(text: str, settings: Settings) -> LexiduelPosition:
    """The position the line tells; raises `Refused` with what is wrong in it."""
    head, *rest = text[: _LONGEST + 1].split() or [""]
    if len(text) > _LONGEST or not text.isascii():
        raise _bad("position_unreadable", text[:80])
    board = _read_board(head)
    turns = _read_number(rest.pop(0), 9999) if rest and "=" not in rest[0] else 0
    fields: dict[str, Any] = {}
    for item in rest:
        name, _, value = item.partition("=")
        if name not in _READERS or name in fields:
            raise _bad("position_field", item)
        fields[name] = _READERS[name](value, board)
    return _assembled(settings, board, turns, fields)


def _assembled(settings: Settings, board: Grid, turns: int, fields: dict[str, Any]) -> LexiduelPosition:
    blue = fields.get("blue", _usual_stock(board, BLUE))
    red = fields.get("red", _usual_stock(board, RED))
    if blue is None or red is None:
        raise _bad("position_letters", board.rows_text())
    duty = fields.get("answer", ())
    by_mover = any(owner(board, square) == turns % 2 + 1 for square in duty)
    if duty and (corner_of(duty) is None or by_mover):
        raise _bad("position_squares", _squares_text(duty))
    forfeits = [fields[name] for name in ("resigned", "timeout") if name in fields]
    if len(forfeits) > 1:
        raise _bad("position_field", "resigned timeout")
    return LexiduelPosition(
        settings,
        board,
        (blue, red),
        turns,
        duty,
        fields.get("passes", 0),
        fields.get("end", ()),
        forfeits[0] if forfeits else None,
        fields.get("last", ()),
        fields.get("took", ()),
    )


def _bad(reason: str, text: str) -> Refused:
    return Refused(unreadable(reason, text=text[:120]))


def _read_board(text: str) -> Grid:
    board = Grid.from_rows_text(SHAPE, text)
    if board is None or not board.cells.replace(".", "A").isalpha():
        raise _bad("position_board", text)
    return board


def _read_number(text: str, most: int) -> int:
    if not (text.isdigit() and len(text) < 6 and int(text) <= most):
        raise _bad("position_number", text)
    return int(text)


def _read_passes(text: str, _board: Grid) -> int:
    return _read_number(text, 2)


def _read_seats(text: str, _board: Grid) -> tuple[Seat, ...]:
    seats = tuple(sorted({int(digit) for digit in text if digit in "12"}))
    if len(seats) != len(text) or not seats:
        raise _bad("position_seats", text)
    return seats


def _read_squares(text: str, board: Grid) -> tuple[int, ...]:
    squares = [SHAPE.index(name) for name in text.split(".")]
    filled = tuple(square for square in squares if square is not None and board.filled(square))
    if len(filled) != len(squares) or len(set(filled)) != len(filled):
        raise _bad("position_squares", text)
    return filled


def _read_stock(text: str, _board: Grid) -> Stock:
    if text == "none":
        return Stock("")
    counts = _COUNTS.findall(text)
    letters = [letter for letter, _ in counts]
    whole = "".join(letter + number for letter, number in counts) == text
    stock = Stock.of("".join(letter * int(number) for letter, number in counts))
    if not (whole and stock) or len(set(letters)) != len(letters) or FULL_STOCK.missing(stock):
        raise _bad("position_stock", text)
    return stock


def _read_forfeit(reason: str) -> Callable[[str, Grid], Forfeit]:
    def reader(text: str, _board: Grid) -> Forfeit:
        if text not in map(str, SEATS):
            raise _bad("position_seats", text)
        return Forfeit(int(text), reason)

    return reader


_READERS: dict[str, Callable[[str, Grid], Any]] = {
    "answer": _read_squares,
    "passes": _read_passes,
    "end": _read_seats,
    "blue": _read_stock,
    "red": _read_stock,
    "last": _read_squares,
    "took": _read_squares,
    "resigned": _read_forfeit("resignation"),
    "timeout": _read_forfeit("time"),
}


def _forfeit_field(forfeit: Forfeit) -> str:
    return "timeout" if forfeit.reason == "time" else "resigned"


def _usual_stock(board: Grid, seat: Seat) -> Stock | None:
    """The stock without the letters of its colour on the board; None if it never had so many."""
    shown = [cell for cell in board.cells if (cell.isupper() if seat == BLUE else cell.islower())]
    letters = "".join(shown).upper()
    return None if FULL_STOCK.missing(letters) else FULL_STOCK.without(letters)


def _squares_text(squares: tuple[int, ...]) -> str:
    return ".".join(SHAPE.names(squares))


def _stock_text(stock: Stock) -> str:
    counts = ((letter, stock.count(letter)) for letter in ALPHABET)
    return "".join(f"{letter}{count}" for letter, count in counts if count) or "none"
