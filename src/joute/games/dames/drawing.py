"""The table as text for a terminal of 80 × 24: row 6 at the top, White's side at the bottom.

White's letters stand in parentheses, Black's in brackets; a joker has a star.
"""

from __future__ import annotations

from joute.games.dames.material import BLACK, SHAPE, WHITE, WHITE_CAMP
from joute.games.dames.view import CellView, DamesView
from joute.letters import ALPHABET

_RED, _BLACK, _PLAIN = "\x1b[1;97;41m", "\x1b[1;97;40m", "\x1b[0m"
_MARKS = {WHITE: ("(", ")"), BLACK: ("[", "]")}
_NAMES = {WHITE: "blancs", BLACK: "noirs"}
_WORDS_SHOWN = 12
_MEDIAN = SHAPE.row(max(WHITE_CAMP))


def draw(view: DamesView, colours: bool) -> str:
    board = _board(view, colours)
    notes = _notes(view)
    notes += [""] * (len(board) - len(notes))
    board += [" " * len(_columns())] * (len(notes) - len(board))
    return "\n".join(f"{row}   {note}".rstrip() for row, note in zip(board, notes, strict=True))


def _board(view: DamesView, colours: bool) -> list[str]:
    lines = [_columns()]
    for row in reversed(range(SHAPE.rows)):
        cells = view.cells[row * SHAPE.columns : (row + 1) * SHAPE.columns]
        lines.append(f" {row + 1} " + "".join(_cell(view, cell, colours) for cell in cells) + f" {row + 1} ")
        if row == _MEDIAN + 1:
            lines.append("   " + "=" * (4 * SHAPE.columns) + "   ")
    return [*lines, _columns()]


def _columns() -> str:
    return "   " + "".join(f" {ALPHABET[column]}  " for column in range(SHAPE.columns)) + "   "


def _cell(view: DamesView, cell: CellView, colours: bool) -> str:
    star = "*" if cell.joker else "'" if cell.square in view.last[1:] else " "
    if cell.owner is None:
        return f" {'_' if cell.square in view.last else '.'}  "
    before, after = _MARKS[cell.owner]
    if not colours:
        return f"{before}{cell.letter}{after}{star}"
    return f"{_RED if cell.owner == WHITE else _BLACK}{before}{cell.letter}{after}{_PLAIN}{star}"


def _notes(view: DamesView) -> list[str]:
    lines = [_player(view, seat) for seat in (BLACK, WHITE)]
    if view.dealt:
        lines.append(f"jokers : {view.jokers_left or '–'}   sac : {view.bag_count}")
    if view.touched:
        lines.append(f"touché : {view.touched}")
    if view.agreed and not view.outcome:
        lines.append(f"nulle proposée par : {', '.join(_NAMES[seat] for seat in view.agreed)}")
    if view.outcome:
        winners = ", ".join(_NAMES[seat] for seat in view.outcome.winners)
        lines.append(f"gagnants : {winners}" if winners else "partie nulle")
    latest = [f"{made.word} ({_NAMES[made.seat]})" for made in view.words[-_WORDS_SHOWN:]]
    return [*lines, *(["mots :"] if latest else []), *latest]


def _player(view: DamesView, seat: int) -> str:
    _, away = view.letters_in_camps[seat - 1]
    mark = "▸" if seat in view.to_act else " "
    before, after = _MARKS[seat]
    return f"{mark} {before}{seat}{after} {_NAMES[seat]} : {view.scores[seat - 1]}, dont {away} en face"
