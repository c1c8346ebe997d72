"""The position in one line, written and read.

Ten fields with a space between, `-` for nothing; those at the end may be left out:

1. the board: eleven rows with `/` between, numbers for empty squares, seat 1's letters in capitals, seat 2's
   in small letters;
2. the seat on turn, 0 before the deal;
3. and 4. the racks of seats 1 and 2;
5. the bag, in the order of drawing;
6. the letters set aside;
7. the forms left behind, oldest first: `D6hRAS,C6hGRAS` (JAG-14);
8. the squares laid by the latest turn: `C6,G6`;
9. `open:<board before>:<set aside before>:<letters taken from the rack>:<forms before>` while the turn may be
   contested, `flip:upheld` or `flip:refuted` while the seat not on turn turns letters;
10. `end:1` if seat 1 has said `end`, or how the game ended: `resignation:1`, `time:2` (who lost) or
    `agreement`.
"""

from __future__ import annotations

from joute.games.jago.board import Board, is_connected
from joute.games.jago.ends import lost, stopped
from joute.games.jago.material import CENTRE, RACK, SHAPE, other
from joute.games.jago.moves import Turn, Word, read_move
from joute.games.jago.options import Terms
from joute.games.jago.state import ContestedTurn, Penalty, State
from joute.letters import Stock, is_word_shaped
from joute.play import EndReason, Refused, Seat, unreadable
from joute.values import replace

NOTHING = "-"
FIELDS = 10
_END = "end"


def write(state: State) -> str:
    fields = [
        state.board.text(),
        str(state.turn),
        state.racks[0].letters,
        state.racks[1].letters,
        state.bag,
        state.aside.letters,
        ",".join(word.text().replace(" ", "") for word in state.forms),
        ",".join(SHAPE.names(state.last)),
        _contest_text(state.contest),
        _ending_text(state),
    ]
    return " ".join(field or NOTHING for field in fields)


def _contest_text(contest: ContestedTurn | Penalty | None) -> str:
    if isinstance(contest, ContestedTurn):
        parts = contest.board.text(), contest.aside.letters, contest.used.letters, str(contest.forms)
        return "open:" + ":".join(part or NOTHING for part in parts)
    return "" if contest is None else "flip:" + ("upheld" if contest.upheld else "refuted")


def _ending_text(state: State) -> str:
    ended = state.ended
    if ended is None:
        return "".join(f"{_END}:{seat}" for seat in state.agreed)
    return ended.reason if ended.reason is EndReason.AGREEMENT else f"{ended.reason}:{other(*ended.winners)}"


def read(text: str, terms: Terms) -> State:
    """Read a position text; raises `Refused` with the field that is wrong."""
    given = text.split()
    if not 1 <= len(given) <= FIELDS:
        raise Refused(unreadable("position_fields", most=FIELDS, given=len(given)))
    fields = [*given, *[NOTHING] * (FIELDS - len(given))]
    reason, seat = _read_ending(fields[9])
    state = State(
        terms,
        _read_board(fields[0]),
        _read_turn(fields[1]),
        (_read_letters(fields[2], "rack 1"), _read_letters(fields[3], "rack 2")),
        "" if fields[4] == NOTHING else _capitals(fields[4], "bag"),
        _read_letters(fields[5], "aside"),
        tuple(_read_form(form) for form in _listed(fields[6])),
        tuple(_read_square(name) for name in _listed(fields[7])),
        _read_contest(fields[8]),
    )
    _check(state)
    return _ended(state, reason, seat)


def _ended(state: State, reason: str, seat: Seat) -> State:
    """The state with what its last field says: who has agreed to stop, or how the game ended."""
    if reason == EndReason.AGREEMENT:
        return replace(state, agreed=(1, 2), ended=stopped(state.board))
    if reason == _END:
        return replace(state, agreed=(seat,))
    return replace(state, ended=lost(seat, EndReason(reason))) if reason else state


def _wrong(field: str, text: str, article: str = "") -> Refused:
    return Refused(unreadable("position_field", article, field=field, text=text[:80]))


def _listed(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(",")


def _read_board(text: str) -> Board:
    board = Board.from_text(text)
    if board is None:
        raise _wrong("board", text)
    if not board.is_empty and not (
        is_connected(board.grid) and board.grid.filled(CENTRE) and len(board.letters()) > 1
    ):
        raise _wrong("board", text, "JAG-6")
    return board


def _read_turn(text: str) -> int:
    if text not in ("0", "1", "2", NOTHING):
        raise _wrong("turn", text)
    return 0 if text == NOTHING else int(text)


def _capitals(text: str, field: str) -> str:
    if not is_word_shaped(text):
        raise _wrong(field, text)
    return text


def _read_letters(text: str, field: str) -> Stock:
    return Stock.of("" if text == NOTHING else _capitals(text, field))


def _read_form(text: str) -> Word:
    move = read_move(text)
    if not isinstance(move, Turn) or len(move.words) != 1 or move.words[0].squares() is None:
        raise _wrong("forms", text)
    return move.words[0]


def _read_square(text: str) -> int:
    square = SHAPE.index(text)
    if square is None:
        raise _wrong("last", text)
    return square


def _read_contest(text: str) -> ContestedTurn | Penalty | None:
    if text == NOTHING:
        return None
    if text in ("flip:upheld", "flip:refuted"):
        return Penalty(text == "flip:upheld")
    parts = text.split(":")
    count = parts[-1]
    if len(parts) != 5 or parts[0] != "open" or not (count.isascii() and count.isdigit() and len(count) < 5):
        raise _wrong("contest", text)
    aside, used = _read_letters(parts[2], "contest"), _read_letters(parts[3], "contest")
    return ContestedTurn(_read_board(parts[1]), aside, used, int(count))


def _read_ending(text: str) -> tuple[str, Seat]:
    """The reason, or `end` where a seat has only agreed to stop, and the seat; nothing where play goes on."""
    if text == NOTHING:
        return "", 0
    if text == EndReason.AGREEMENT:
        return text, 0
    reason, _, seat = text.partition(":")
    if seat not in ("1", "2") or reason not in (_END, EndReason.RESIGNATION, EndReason.TIME):
        raise _wrong("ending", text)
    return reason, int(seat)


def _check(state: State) -> None:
    """What no game could lead to is refused."""
    for number, rack in enumerate(state.racks, 1):
        if len(rack) > RACK:
            raise _wrong(f"rack {number}", rack.letters, "JAG-3")
    if not all(state.board.grid.filled(square) for square in state.last):
        raise _wrong("last", ",".join(SHAPE.names(state.last)))
    held = state.racks[0].letters + state.racks[1].letters + state.bag + state.aside.letters
    if not state.turn and (held or not state.board.is_empty or state.contest):
        raise _wrong("turn", "0", "JAG-3")
    if state.penalty and not state.flippable():
        raise _wrong("contest", _contest_text(state.penalty), state.penalty.article)
    if state.contested:
        _check_contested(state, state.contested)


def _check_contested(state: State, turn: ContestedTurn) -> None:
    """Going back to before the turn must neither find nor lose a letter."""
    back = Stock.of(turn.board.letters() + turn.aside.letters + turn.used.letters)
    now = Stock.of(state.board.letters() + state.aside.letters)
    author_rack = state.rack(other(state.turn))
    if (
        back != now
        or not state.last
        or turn.forms > len(state.forms)
        or len(author_rack) + len(turn.used) > RACK
    ):
        raise _wrong("contest", _contest_text(turn), "JAG-19")
