"""How a piece looks: its shape tells the owner, its colour helps."""

from __future__ import annotations

from math import cos, pi, sin

from joute.kit.marks import INK, Drawing, Font, Point
from joute.play.box import Piece, Side

WHITE = "#ffffff"
_UPSIDE_DOWN = "MNWZ"
"""Letters that turned round read as another; a bar tells their foot."""
_RED = "#8c2f2b"


def draw_piece(drawing: Drawing, piece: Piece, side: Side, size: float, in_colour: bool) -> None:
    """The piece in a cell of that size at the drawing's origin."""
    half, ink = size / 2, INK
    if side.owner is None:
        drawing.rect(0.8, 0.8, size - 1.6, size - 1.6, stroke=INK, weight=0.2, radius=1.2)
    elif side.owner == 1:
        fill, ink = (side.colour, WHITE) if in_colour else (WHITE, INK)
        drawing.circle(half, half, half - 0.9, fill=fill, stroke="" if in_colour else INK, weight=0.7)
    else:
        fill, ink = (side.colour if in_colour else INK), WHITE
        inset = 1.3
        drawing.rect(inset, inset, size - 2 * inset, size - 2 * inset, fill=fill, radius=size * 0.12)
    if piece.is_joker:
        draw_star(drawing, (half, half - size * 0.03), size * 0.3, _RED if in_colour else INK)
        drawing.words(0, size * 0.76, size, size * 0.14, "joker", size * 0.09, colour=ink)
    else:
        _letter(drawing, piece, size, ink)


def _letter(drawing: Drawing, piece: Piece, size: float, ink: str) -> None:
    lift = size * (0.1 if piece.special else 0.02)
    drawing.words(0, -lift, size, size, piece.letter, size * 0.44, font=Font.LETTERS, colour=ink)
    if piece.letter in _UPSIDE_DOWN:
        drawing.rect(size * 0.38, size * 0.755, size * 0.24, size * 0.03, fill=ink)
    if piece.value is not None:
        drawing.words(
            size * 0.66, size * 0.76, size * 0.26, size * 0.14, str(piece.value), size * 0.1, colour=ink
        )
    if piece.special:
        # below the letter: above it, it would be read as an accent
        draw_star(drawing, (size / 2, size * 0.78), size * 0.11, ink)


def draw_star(drawing: Drawing, centre: Point, radius: float, fill: str) -> None:
    """Four long petals and four short ones."""
    x, y = centre
    for petal in range(8):
        angle = petal * pi / 4
        length, breadth = (radius, 0.24) if petal % 2 == 0 else (radius * 0.72, 0.18)
        tip = (x + length * sin(angle), y - length * cos(angle))
        left = (x + length * 0.45 * sin(angle - breadth * 2), y - length * 0.45 * cos(angle - breadth * 2))
        right = (x + length * 0.45 * sin(angle + breadth * 2), y - length * 0.45 * cos(angle + breadth * 2))
        drawing.polygon(((x, y), left, tip, right), fill)
