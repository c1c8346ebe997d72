"""The mat as an SVG picture: paper blocks, for the letters on it are nobody's."""

from __future__ import annotations

from joute.games.demo.material import MIDDLE, SHAPE
from joute.games.demo.view import DemoView
from joute.play.grid import EMPTY
from joute.play.picture import LINE, BoardPicture, Part

_MAT, _CENTRE = "#dfe5d6", "#c9d3ba"


def picture(view: DemoView) -> str:
    """The part of the mat where letters lie. A joker has a star, the last play a frame."""
    laid = [square for square, cell in enumerate(view.cells) if cell != EMPTY]
    board = BoardPicture(SHAPE, "DÉMO", part=Part.around(SHAPE, laid, free=3, least=11))
    for square, cell in enumerate(view.cells):
        if not board.shows(square):
            continue
        board.square(square, _CENTRE if square == MIDDLE else _MAT)
        if cell == EMPTY:
            continue
        board.letter(square, cell.upper(), None)
        if cell.islower():
            board.star(square)
        if SHAPE.name(square) in view.last_squares:
            board.outline(square, LINE)
    return board.svg()
