"""A position in one line.

`<rows> [turn=12] [made=CHAT/1,CHATS/2] [strategic=3] [touched=D3] [adoube=yes] [agreed=1] [captured=AB]
[bag=…] [last=D3.E4.F3] [over=fault/1/DAM-11]`

- rows: row 1 to row 6 from White's side, `/` between them, columns A to H; a capital is White's, a small
  letter Black's, a number so many empty squares, `*` after a letter a joker. Before the deal: `deal`.
- turn: turns played since the deal (White to move when it is even; 1 is Black's first turn).
- made: the words, in order, with the seat that made each; captured, bag: letters off the board.
- last: the latest move's squares: from, to, letters turned.
- over: how a game ended that the board does not show: `resignation/1`, `time/2`, `agreement`,
  `fault/1/DAM-11` (the loser, then the article broken).

Fields left out have their first values: turn 0, no word made, an empty bag (before the deal: all 96 letters).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from joute.games.dames.board import Board
from joute.games.dames.material import LETTERS, SHAPE
from joute.games.dames.values import Ending

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition


def text_of(position: DamesPosition) -> str:
    """Every field that is not at its first value, in a fixed order."""
    first_bag = "" if position.dealt else LETTERS.letters
    fields = {
        "turn": str(position.turns) if position.turns else "",
        "made": ",".join(f"{made.word}/{made.seat}" for made in position.made),
        "strategic": str(position.strategic) if position.strategic else "",
        "touched": "" if position.touched is None else SHAPE.name(position.touched),
        "adoube": "yes" if position.adoube else "",
        "agreed": ",".join(str(seat) for seat in position.agreed),
        "captured": position.captured.letters,
        "bag": "" if position.bag.letters == first_bag else position.bag.letters,
        "last": ".".join(SHAPE.names(position.last)),
        "over": _ending_text(position.ending) if position.ending else "",
    }
    rows = _rows_text(position.board) if position.dealt else "deal"
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
