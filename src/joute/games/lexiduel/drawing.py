"""The table as text for a terminal of 80 × 24: blue's letters are capitals, red's are small."""

from __future__ import annotations

from joute.games.lexiduel.material import BLUE, SEATS, SHAPE, SIDE
from joute.games.lexiduel.view import LexiduelView
from joute.letters import ALPHABET
from joute.play import Seat

_BLUE, _RED, _FAINT, _BOLD, _PLAIN = "\x1b[1;97;44m", "\x1b[1;97;41m", "\x1b[2m", "\x1b[1m", "\x1b[0m"
_ZONE_MARKS = {"f": "-", "b": ".", "d": ":", "c": " "}
_NAMES = {1: "BLEU", 2: "rouge"}
_LEGEND = ("CAPITALES bleu, minuscules rouge", "- cadre  . bordure  : coin sable", "' posé  * pris")


def draw(view: LexiduelView, colours: bool) -> str:
    rows = [_row(view, row, colours) for row in range(SIDE)]
    lines = ["   " + " ".join(ALPHABET[:SIDE]) + " ", *rows]
    notes = _notes(view, colours)
    notes += [""] * (len(lines) - len(notes))
    return "\n".join(f"{line}  {note}".rstrip() for line, note in zip(lines, notes, strict=True))


def _row(view: LexiduelView, row: int, colours: bool) -> str:
    cells = "".join(_cell(view, row * SIDE + column, colours) for column in range(SIDE))
    return f"{row + 1:2} {cells}"


def _cell(view: LexiduelView, index: int, colours: bool) -> str:
    """Two characters; the second marks what the latest move laid (') or took (*)."""
    row, column, name = SHAPE.row(index), SHAPE.column(index), SHAPE.name(index)
    letter, holder = view.letters[row][column], view.owners[row][column]
    after = "'" if name in view.laid else "*" if name in view.turned else " "
    if holder == ".":
        mark = _ZONE_MARKS[view.zones[row][column]]
        return f"{_FAINT}{mark}{_PLAIN} " if colours else f"{mark} "
    shown = letter if holder == str(BLUE) else letter.lower()
    return f"{_BLUE if holder == str(BLUE) else _RED}{shown}{_PLAIN}{after}" if colours else shown + after


def _notes(view: LexiduelView, colours: bool) -> list[str]:
    """Thirty-four columns beside the board."""
    limit = f" sur {view.rounds}" if view.rounds else ""
    lines = [f"LEXIDUEL  tour {view.turns // 2 + 1}{limit}" if not view.outcome else "LEXIDUEL", ""]
    for seat in SEATS:
        lines += [_player(view, seat, colours), *_stock(view, seat), ""]
    if view.duty:
        lines.append(f"à répondre : {' '.join(view.duty.squares)}")
    if view.agreed and not view.outcome:
        lines.append(f"arrêt proposé par : {', '.join(_NAMES[seat] for seat in view.agreed)}")
    if view.outcome:
        winners = ", ".join(_NAMES[seat] for seat in view.outcome.winners)
        lines.append(f"gagnant : {winners}" if winners else "partie nulle")
    return [*lines, "", *_LEGEND]


def _player(view: LexiduelView, seat: Seat, colours: bool) -> str:
    mark = ">" if seat in view.to_act else " "
    left = sum(view.stocks[seat - 1])
    said = f"{mark} {_NAMES[seat]} : {view.scores[seat - 1]} points, {left} lettres"
    return f"{_BOLD}{said}{_PLAIN}" if colours and seat in view.to_act else said


def _stock(view: LexiduelView, seat: Seat) -> list[str]:
    counts = [f"{letter}{count:<2}" for letter, count in zip(ALPHABET, view.stocks[seat - 1], strict=True)]
    return ["  " + " ".join(counts[start : start + 7]).rstrip() for start in range(0, 26, 7)]
