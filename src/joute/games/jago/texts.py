"""The position in one line.

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
   contested, `flip:upheld` or `flip:refuted` while the seat not on turn must turn letters;
10. `end:1` if seat 1 has said `end`, or how the game ended: `resignation:1`, `time:2` (who lost) or
    `agreement`.
"""

from __future__ import annotations

from joute.games.jago.board import Board, is_connected
from joute.games.jago.material import CENTRE, RACK, SHAPE, other
from joute.games.jago.moves import Turn, Word, read_move
from joute.games.jago.position import JagoPosition
from joute.games.jago.values import Ending, Penalty, Window
from joute.letters import Stock, is_word_shaped
from joute.play import Refused, Settings, unreadable

NOTHING = "-"
FIELDS = 10


def text_of(position: JagoPosition) -> str:
    fields = [
        position.board.text(),
        str(position.turn),
        position.racks[0].letters,
        position.racks[1].letters,
        position.bag,
        position.aside.letters,
        ",".join(word.text().replace(" ", "") for word in position.forms),
        ",".join(SHAPE.names(position.last)),
        _contest_text(position.contest),
        _ending_text(position),
    ]
    return " ".join(field or NOTHING for field in fields)


def _contest_text(contest: Window | Penalty | None) -> str:
    if isinstance(contest, Window):
        parts = contest.board.text(), contest.aside.letters, contest.used.letters, str(contest.forms)
        return "open:" + ":".join(part or NOTHING for part in parts)
    return "" if contest is None else "flip:" + ("upheld" if contest.upheld else "refuted")


def _ending_text(position: JagoPosition) -> str:
    if position.ending is None:
        return "".join(f"end:{seat}" for seat in position.stopping)
    loser = position.ending.loser
    return position.ending.reason + (f":{loser}" if loser else "")


def position_of(text: str, settings: Settings) -> JagoPosition:
    """Read a position text; raises `Refused` with the field that is wrong."""
    given = text.split()
    if not 1 <= len(given) <= FIELDS:
        raise Refused(unreadable("position_fields", most=FIELDS, given=len(given)))
    fields = [*given, *[NOTHING] * (FIELDS - len(given))]
    stopping, ending = _read_ending(fields[9])
    position = JagoPosition(
        settings,
        _read_board(fields[0]),
        _read_turn(fields[1]),
        (_read_letters(fields[2], "rack 1"), _read_letters(fields[3], "rack 2")),
        "" if fields[4] == NOTHING else _capitals(fields[4], "bag"),
        _read_letters(fields[5], "aside"),
        tuple(_read_form(form) for form in _listed(fields[6])),
        tuple(_read_square(name) for name in _listed(fields[7])),
        _read_contest(fields[8]),
        stopping,
        ending,
    )
    _check(position)
    return position


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


def _read_contest(text: str) -> Window | Penalty | None:
    if text == NOTHING:
        return None
    if text in ("flip:upheld", "flip:refuted"):
        return Penalty(text == "flip:upheld")
    parts = text.split(":")
    count = parts[-1]
    if len(parts) != 5 or parts[0] != "open" or not (count.isascii() and count.isdigit() and len(count) < 5):
        raise _wrong("contest", text)
    aside, used = _read_letters(parts[2], "contest"), _read_letters(parts[3], "contest")
    return Window(_read_board(parts[1]), aside, used, int(count))


def _read_ending(text: str) -> tuple[tuple[int, ...], Ending | None]:
    if text == "agreement":
        return (1, 2), Ending("agreement")
    reason, _, seat = text.partition(":")
    if text == NOTHING:
        return (), None
    if seat not in ("1", "2") or reason not in ("end", "resignation", "time"):
        raise _wrong("ending", text)
    return ((int(seat),), None) if reason == "end" else ((), Ending(reason, int(seat)))


def _check(position: JagoPosition) -> None:
    """What no game could lead to is refused."""
    for number, rack in enumerate(position.racks, 1):
        if len(rack) > RACK:
            raise _wrong(f"rack {number}", rack.letters, "JAG-3")
    if not all(position.board.grid.filled(square) for square in position.last):
        raise _wrong("last", ",".join(SHAPE.names(position.last)))
    held = position.racks[0].letters + position.racks[1].letters + position.bag + position.aside.letters
    if not position.turn and (held or not position.board.is_empty or position.contest):
        raise _wrong("turn", "0", "JAG-3")
    if isinstance(position.contest, Penalty) and not position.to_turn():
        raise _wrong("contest", _contest_text(position.contest), position.contest.article)
    if isinstance(position.contest, Window):
        _check_window(position, position.contest)


def _check_window(position: JagoPosition, window: Window) -> None:
    """Going back to before the turn must neither find nor lose a letter."""
    back = Stock.of(window.board.letters() + window.aside.letters + window.used.letters)
    now = Stock.of(position.board.letters() + position.aside.letters)
    author_rack = position.rack(other(position.turn))
    if (
        back != now
        or not position.last
        or window.forms > len(position.forms)
        or len(author_rack) + len(window.used) > RACK
    ):
        raise _wrong("contest", _contest_text(window), "JAG-19")
