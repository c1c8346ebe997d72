"""The table as text for a terminal of 80 × 24, less two lines: the rows in use, the players beside them."""

from __future__ import annotations

from joute.games.demo.material import MIDDLE, SHAPE, hand_value
from joute.games.demo.view import DemoView
from joute.letters import ALPHABET
from joute.play.grid import EMPTY

_LATEST, _PLACED, _PLAIN = "\x1b[1;97;44m", "\x1b[1m", "\x1b[0m"
_ROWS = 19
_PLAYERS = 18
_MARGIN = 2
_MAT_WIDTH = 3 + 2 * SHAPE.columns


def draw(view: DemoView, colours: bool) -> str:
    header = "   " + "".join(f" {ALPHABET[column]}" for column in range(SHAPE.columns))
    mat = [header, *(_row(view, row, colours) for row in _rows_shown(view))]
    notes = _players(view) + _state(view)
    height = max(len(mat), len(notes))
    mat += [" " * _MAT_WIDTH] * (height - len(mat))
    notes += [""] * (height - len(notes))
    lines = [f"{row}  {note}".rstrip() for row, note in zip(mat, notes, strict=True)]
    return "\n".join(lines + _below(view))


def _rows_shown(view: DemoView) -> range:
    """The rows in use and a margin; on a long mat, those around the last play."""
    used = [SHAPE.row(square) for square, cell in enumerate(view.cells) if cell != EMPTY] or [
        SHAPE.row(MIDDLE)
    ]
    first, last = max(0, min(used) - _MARGIN), min(SHAPE.rows - 1, max(used) + _MARGIN)
    if last - first + 1 <= _ROWS:
        return range(first, last + 1)
    first, last = min(used), max(used)
    squares = [SHAPE.index(name) for name in view.last_squares]
    latest = [SHAPE.row(square) for square in squares if square is not None] or used
    middle = (min(latest) + max(latest)) // 2
    first = max(first, min(middle - _ROWS // 2, last + 1 - _ROWS))
    return range(first, min(first + _ROWS, last + 1))


def _row(view: DemoView, row: int, colours: bool) -> str:
    cells = (_cell(view, row * SHAPE.columns + column, colours) for column in range(SHAPE.columns))
    return f"{row + 1:>3}" + "".join(cells)


def _cell(view: DemoView, square: int, colours: bool) -> str:
    cell = view.cells[square]
    if cell == EMPTY:
        return " +" if square == MIDDLE else " ."
    if not colours:
        return f" {cell}"
    return f" {_LATEST if SHAPE.name(square) in view.last_squares else _PLACED}{cell}{_PLAIN}"


def _players(view: DemoView) -> list[str]:
    lines = []
    shown = _seats_shown(view)
    for seat in shown:
        count = view.counts[seat - 1] if view.counts else 0
        mark = "▸" if seat in view.to_act else " "
        note = "sorti" if seat in view.out else "abandon" if seat in view.resigned else ""
        note = note or ("passe" if seat in view.passed else "")
        paid = f"{view.scores[seat - 1]}" if view.outcome else f"{count} carrés"
        lines.append(f"{mark}{seat:>2} {paid} {note}".rstrip())
    if len(shown) < view.seats:
        lines.append(f"   … et {view.seats - len(shown)} autres")
    return lines


def _seats_shown(view: DemoView) -> list[int]:
    """All players; of more than there is room for, the viewer and those who play next."""
    seats = list(range(1, view.seats + 1))
    if view.seats <= _PLAYERS:
        return seats
    first = max(view.to_act[:1], default=1)
    soon = sorted(seats, key=lambda seat: (seat != view.seat, (seat - first) % view.seats))
    return sorted(soon[: _PLAYERS - 1])


def _state(view: DemoView) -> list[str]:
    if view.outcome:
        return ["partie finie"]
    if view.window.is_open:
        return [f"de côté {view.aside}", "accept ou challenge"]
    return [f"de côté {view.aside}"]


def _below(view: DemoView) -> list[str]:
    lines = []
    if view.last_seat:
        lines.append(f"joueur {view.last_seat} : {' '.join(view.last_words)}"[:78])
    if view.hand:
        lines.append(f"main : {view.hand} ({hand_value(view.hand)})")
    return lines
