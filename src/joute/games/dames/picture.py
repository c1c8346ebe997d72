"""The board as an SVG picture: White's red discs, Black's black squares, row 1 at the bottom."""

from __future__ import annotations

from joute.games.dames.material import BLACK, SHAPE, WHITE, WHITE_CAMP
from joute.games.dames.view import DamesView
from joute.play.picture import CELL, LINE, MARGIN, BoardPicture

_TOKENS = {WHITE: "#b3312c", BLACK: "#2a2723"}
_SQUARES = {WHITE: ("#f5eedd", "#e9dcc0"), BLACK: ("#e1e0d8", "#d2cfc4")}


def picture(view: DamesView) -> str:
    board = BoardPicture(SHAPE, f"DAMES DE LETTRES, {view.scores[0]}–{view.scores[1]}", upwards=True)
    for square, cell in enumerate(view.cells):
        board.square(square, _SQUARES[cell.camp][(SHAPE.row(square) + SHAPE.column(square)) % 2])
    board.parts.append(_median())
    for square, cell in enumerate(view.cells):
        if cell.owner is not None:
            board.letter(square, cell.letter, cell.owner, _TOKENS[cell.owner])
        if cell.joker:
            board.star(square)
        if cell.square in view.last:
            board.outline(square, LINE)
    return board.svg()


def _median() -> str:
    """The line between the camps, between rows 3 and 4 (DAM-1)."""
    y = MARGIN + (SHAPE.rows - 1 - SHAPE.row(max(WHITE_CAMP))) * CELL
    return f'<path d="M{MARGIN} {y}h{SHAPE.columns * CELL}" stroke="{LINE}" stroke-width="2.5"/>'
