"""The table as text for a terminal: seat 1's letters in round brackets, seat 2's in square ones."""

from __future__ import annotations

from joute.games.jago.material import CENTRE, SHAPE
from joute.games.jago.view import JagoView
from joute.letters import ALPHABET

_MARKS = {"1": ("(", ")"), "2": ("[", "]")}
_COLOURS = {"1": "\x1b[1;97;44m", "2": "\x1b[1;97;41m"}
_LATEST, _PLAIN = "\x1b[4m", "\x1b[0m"
_SIDE = 36


def draw(view: JagoView, colours: bool) -> str:
    header = "    " + "".join(f" {ALPHABET[column]} " for column in range(SHAPE.columns))
    rows = [header, *(_row(view, row, colours) for row in range(SHAPE.rows)), ""]
    notes = _notes(view)
    height = max(len(rows), len(notes))
    rows += [""] * (height - len(rows))
    notes += [""] * (height - len(notes))
    width = len(header)
    shown = [_padded(row, width) + "  " + note for row, note in zip(rows, notes, strict=True)]
    return "\n".join(line.rstrip() for line in shown)


def _row(view: JagoView, row: int, colours: bool) -> str:
    cells = [_cell(view, row * SHAPE.columns + column, colours) for column in range(SHAPE.columns)]
    return f"{row + 1:>3} " + "".join(cells)


def _cell(view: JagoView, square: int, colours: bool) -> str:
    row, column = SHAPE.row(square), SHAPE.column(square)
    letter, owner = view.board.letters[row][column], view.board.owners[row][column]
    if owner == ".":
        return " + " if square == CENTRE else " . "
    left, right = _MARKS[owner]
    if not colours:
        return f"{left}{letter}{right}"
    latest = _LATEST if SHAPE.name(square) in view.last else ""
    return f"{_COLOURS[owner]}{latest}{left}{letter}{right}{_PLAIN}"


def _padded(row: str, width: int) -> str:
    plain = row
    for code in (*_COLOURS.values(), _LATEST, _PLAIN):
        plain = plain.replace(code, "")
    return row + " " * (width - len(plain))


def _notes(view: JagoView) -> list[str]:
    notes = [
        f"(1) bleu  {view.scores[0]:>3} lettres, chevalet {view.rack_counts[0]}",
        f"[2] rouge {view.scores[1]:>3} lettres, chevalet {view.rack_counts[1]}",
        f"sac {view.bag_count}",
        "",
        f"étalées : {' '.join(view.aside) or '—'}",
    ]
    if view.seat:
        notes.append(f"chevalet : {' '.join(view.rack) or '—'}")
    if view.words:
        notes += ["", "dernier tour :", *_folded(" ".join(view.words))]
    if view.contested:
        notes += ["", "à accepter (accept) ou", "à contester (challenge)"]
    if view.duty:
        notes += ["", f"retourner {view.duty.data['count']} lettre(s) : flip …"]
    if view.outcome:
        return [*notes, "", "partie finie"]
    return [*notes, "", "au joueur " + ", ".join(str(seat) for seat in view.to_act)]


def _folded(text: str) -> list[str]:
    """Lines that fit beside the board, at most three."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + 1 + len(word) > _SIDE:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines[:3]
