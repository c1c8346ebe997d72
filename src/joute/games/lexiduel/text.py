"""A position in one line: the board, the turns taken, then what is not as usual, by name.

    20/20/2MERVEILLE9/…/20 9 took=C3

- The board: 20 rows from the top, `/` between them; a capital is blue's, a small letter red's, a number
  counts empty squares.
- How many turns were taken: blue is to play when it is even. Left out: none.
- `answer=C3.D3.E3` the initial amorce just laid (LXD-8) · `passes=1` passes in a row · `end=1` who has
  offered to stop · `blue=A3B2` `red=none` what a stock still holds (left out: the letters agreed, 201 in
  French, without those that show the colour) · `last=C3.D3` `took=E5` the latest word laid, and what it
  took · `resigned=2` `timeout=1` who lost so.
"""

from __future__ import annotations

import re

from joute.games.lexiduel.board import owner
from joute.games.lexiduel.material import BLUE, RED, SHAPE, corner_of
from joute.games.lexiduel.options import Terms
from joute.games.lexiduel.state import Forfeit, State
from joute.letters import ALPHABET, Stock
from joute.play import EndReason, Refused, Seat, unreadable
from joute.play.fields import fields_text, read_fields, read_seats
from joute.play.grid import EMPTY, Grid

_LONGEST = 4000
_COUNTS = re.compile(r"([A-Z])([0-9]{1,2})")
_COLOURS = {
    BLUE: str.maketrans("", "", ALPHABET.lower() + EMPTY),
    RED: str.maketrans(ALPHABET.lower(), ALPHABET, ALPHABET + EMPTY),
}
"""What makes one colour's letters, in capitals, of a board's cells."""
_FORFEITS = {"resigned": EndReason.RESIGNATION, "timeout": EndReason.TIME}
_FIELDS = ("answer", "passes", "end", "blue", "red", "last", "took", *_FORFEITS)


def write(state: State) -> str:
    """The line that `read` gives the same state for."""
    blue, red = state.stocks
    fields: dict[str, str | tuple[int, ...]] = {
        "answer": _squares_text(state.unanswered),
        "passes": str(state.passes or ""),
        "end": state.agreed,
        "blue": "" if _is_usual(blue, state, BLUE) else _stock_text(blue),
        "red": "" if _is_usual(red, state, RED) else _stock_text(red),
        "last": _squares_text(state.laid),
        "took": _squares_text(state.turned),
    }
    for name, reason in _FORFEITS.items():
        if state.forfeit and state.forfeit.reason is reason:
            fields[name] = (state.forfeit.seat,)
    return f"{state.board.rows_text()} {state.turns}{fields_text(fields)}"


def read(text: str, terms: Terms) -> State:
    """The state the line tells; raises `Refused` with what is wrong in it."""
    if len(text) > _LONGEST or not text.isascii():
        raise _bad("text", text)
    head, *rest = text.split() or [""]
    board = _read_board(head)
    turns = _read_number("turns", rest.pop(0), 9999) if rest and "=" not in rest[0] else 0
    fields = read_fields(rest, _FIELDS, "position_part")
    initial = _read_squares(fields, "answer", board)
    own = any(owner(board, square) == turns % 2 + 1 for square in initial)
    if initial and (own or corner_of(initial) is None):
        raise _bad("answer", fields["answer"])
    all_letters = terms.letters
    return State(
        terms,
        board,
        turns,
        initial,
        _read_number("passes", fields.get("passes", "0"), 2),
        tuple(sorted(set(read_seats(fields, "end", 2, "position_part")))),
        _read_forfeit(fields),
        _read_squares(fields, "last", board),
        _read_squares(fields, "took", board),
        stocks=(
            _read_stock(fields, "blue", _shown(board, BLUE), BLUE, all_letters),
            _read_stock(fields, "red", _shown(board, RED), RED, all_letters),
        ),
    )


def _bad(part: str, value: str) -> Refused:
    return Refused(unreadable("position_part", part=part, value=value[:80]))


def _read_board(text: str) -> Grid:
    board = Grid.from_rows_text(SHAPE, text)
    if board is None or not board.cells.replace(EMPTY, "A").isalpha():
        raise Refused(unreadable("position_board", text=text[:80]))
    return board


def _read_number(part: str, text: str, most: int) -> int:
    if not (text.isdigit() and len(text) < 6 and int(text) <= most):
        raise _bad(part, text)
    return int(text)


def _read_squares(fields: dict[str, str], name: str, board: Grid) -> tuple[int, ...]:
    """Squares with letters on them, each once."""
    value = fields.get(name, "")
    squares = [SHAPE.index(square) for square in value.split(".")] if value else []
    filled = tuple(dict.fromkeys(square for square in squares if square is not None and board.filled(square)))
    if len(filled) != len(squares):
        raise _bad(name, value)
    return filled


def _read_stock(fields: dict[str, str], name: str, shown: str, seat: Seat, full: Stock) -> Stock:
    """What is left of all the letters; left out: those that do not show the seat's colour."""
    value = fields.get(name, "")
    if value == "none":
        return Stock("")
    counts = _COUNTS.findall(value)
    stock = Stock.of("".join(letter * int(number) for letter, number in counts))
    if not value:
        if full.missing(shown):
            raise Refused(unreadable("position_letters", seat=seat))
        return full.without(shown)
    whole = "".join(map("".join, counts)) == value and len(dict(counts)) == len(counts)
    if not whole or not stock or full.missing(stock):
        raise _bad(name, value)
    return stock


def _read_forfeit(fields: dict[str, str]) -> Forfeit | None:
    found = [
        Forfeit(seat, reason)
        for name, reason in _FORFEITS.items()
        for seat in read_seats(fields, name, 2, "position_part")
    ]
    if len(found) > 1:
        raise _bad("resigned", fields.get("resigned", fields.get("timeout", "")))
    return found[0] if found else None


def _is_usual(stock: Stock, state: State, seat: Seat) -> bool:
    shown, full = _shown(state.board, seat), state.terms.letters
    return len(stock) + len(shown) == len(full) and full.left_after(shown) == stock


def _shown(board: Grid, seat: Seat) -> str:
    """The letters of the seat's colour on the board."""
    return board.cells.translate(_COLOURS[seat])


def _squares_text(squares: tuple[int, ...]) -> str:
    return ".".join(SHAPE.names(squares))


def _stock_text(stock: Stock) -> str:
    counts = ((letter, stock.count(letter)) for letter in ALPHABET)
    return "".join(f"{letter}{count}" for letter, count in counts if count) or "none"
