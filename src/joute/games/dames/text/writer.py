"""Writing a state as its one line."""

from __future__ import annotations

from joute.games.dames.board import Board
from joute.games.dames.material import LETTERS, SHAPE
from joute.games.dames.state import Ending, State


def write(state: State) -> str:
    """Every field that is not at its first value, in a fixed order."""
    first_bag = "" if state.dealt else LETTERS.letters
    fields = {
        "turn": str(state.turns) if state.turns else "",
        "made": ",".join(f"{made.word}/{made.seat}" for made in state.made),
        "strategic": str(state.strategic) if state.strategic else "",
        "touched": "" if state.touched is None else SHAPE.name(state.touched),
        "adoube": "yes" if state.adoube else "",
        "agreed": ",".join(str(seat) for seat in state.agreed),
        "captured": state.captured.letters,
        "bag": "" if state.bag.letters == first_bag else state.bag.letters,
        "last": ".".join(SHAPE.names(state.last)),
        "over": _ending_text(state.ending) if state.ending else "",
    }
    rows = _rows_text(state.board) if state.dealt else "deal"
    return " ".join((rows, *(f"{name}={value}" for name, value in fields.items() if value)))


def _rows_text(board: Board) -> str:
    cells = [board.cells[s] + ("*" if s in board.jokers else "") for s in range(SHAPE.size)]
    rows = (cells[start : start + SHAPE.columns] for start in range(0, SHAPE.size, SHAPE.columns))
    return "/".join(_row_text(row) for row in rows)


def _row_text(cells: list[str]) -> str:
    text, gap = "", 0
    for cell in cells:
        if cell == ".":
            gap += 1
            continue
        text += (str(gap) if gap else "") + cell
        gap = 0
    return text + (str(gap) if gap else "")


def _ending_text(ending: Ending) -> str:
    parts = (ending.reason, "" if ending.loser is None else str(ending.loser), ending.broken)
    return "/".join(parts).rstrip("/")
