"""The board as an SVG picture: discs are seat 1's, rounded squares seat 2's."""

from __future__ import annotations

from joute.games.jago.material import CENTRE, SHAPE
from joute.games.jago.view import JagoView
from joute.play.picture import LINE, BoardPicture

_FELT, _MIDDLE = "#e6dcc8", "#d2c19d"


def picture(view: JagoView) -> str:
    board = BoardPicture(SHAPE, f"JAGO, {view.scores[0]}–{view.scores[1]}")
    for square in range(SHAPE.size):
        board.square(square, _MIDDLE if square == CENTRE else _FELT)
    letters, owners = "".join(view.board.letters), "".join(view.board.owners)
    for square, letter in enumerate(letters):
        if letter != ".":
            board.letter(square, letter, int(owners[square]))
        if SHAPE.name(square) in view.last:
            board.outline(square, LINE)
    return board.svg()
