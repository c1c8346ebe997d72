"""The board as an SVG picture: zones, tokens, the latest word."""

from __future__ import annotations

from joute.games.lexiduel.material import SHAPE
from joute.games.lexiduel.view import LexiduelView
from joute.play.picture import LINE, BoardPicture

_FILLS = {"f": "#a3bda2", "c": "#c6d7bf", "b": "#f3eedd", "d": "#dcd3b2"}


def picture(view: LexiduelView) -> str:
    board = BoardPicture(SHAPE, f"LEXIDUEL {view.scores[0]}–{view.scores[1]}")
    for index in range(SHAPE.size):
        row, column = SHAPE.row(index), SHAPE.column(index)
        board.square(index, _FILLS[view.zones[row][column]])
        if view.owners[row][column] != ".":
            board.letter(index, view.letters[row][column], int(view.owners[row][column]))
        if SHAPE.name(index) in view.laid + view.turned:
            board.outline(index, LINE)
    return board.svg()
