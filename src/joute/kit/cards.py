"""Cards of 63 × 88 mm: the letter large, and in two corners with its value, readable from both sides."""

from __future__ import annotations

from joute.kit.faces import draw_star
from joute.kit.marks import HAIR, INK, MUTED, Drawing, Font, Leaf
from joute.kit.page import Press
from joute.kit.pieces import Draw, fitting, one_sided, two_sided
from joute.kit.wishes import Sides
from joute.play.box import Cards, Piece

CARD = (63.0, 88.0)
CARD_SIZE = "63 × 88"
_RED = "#8c2f2b"
_BACK = "#1f4e8c"


def card_leaves(press: Press, cards: Cards) -> list[Leaf]:
    upright, lying = fitting(press, CARD), fitting(press, (CARD[1], CARD[0]))
    turned = lying.count > upright.count
    grid = lying if turned else upright
    joker, name = press.say(cards.joker), press.say(cards.name)

    def front(drawing: Drawing, piece: Piece) -> None:
        _draw_card(drawing, piece, joker, press.in_colour, turned)

    def back(drawing: Drawing, _: Piece) -> None:
        _draw_back(drawing, grid.cell, press.in_colour)

    draw_back: Draw = back
    if press.wishes.sides is Sides.DUPLEX:
        return two_sided(press, grid, cards.pieces, front, draw_back, name)
    return [Leaf(sheet) for sheet in one_sided(press, grid, cards.pieces, front, name)]


def _draw_card(drawing: Drawing, piece: Piece, joker: str, in_colour: bool, turned: bool) -> None:
    """A card upright, or turned by a quarter where more fit so."""
    width, height = (CARD[1], CARD[0]) if turned else CARD
    drawing.rect(2, 2, width - 4, height - 4, stroke=HAIR, weight=0.25, radius=3)
    accent = _RED if in_colour else INK
    if piece.is_joker:
        draw_star(drawing, (width / 2, height / 2), 20, accent)
        x, y = (10 - CARD[0] / 2, height / 2 - 3) if turned else (0, height - 17)
        drawing.words(x, y, CARD[0], 6, joker, 3, font=Font.LETTERS, turned=90 if turned else 0)
    else:
        drawing.words(0, 0, width, height, piece.letter, 22, font=Font.LETTERS, turned=90 if turned else 0)
    for upside_down in (False, True):
        _draw_corner(drawing, piece, accent, turned, upside_down)


def _draw_corner(drawing: Drawing, piece: Piece, accent: str, turned: bool, upside_down: bool) -> None:
    """The letter over its value, in the corner a fan of cards shows."""
    cx, letter_y, value_y = 10.0, 11.5, 19.5
    spots = [(cx, letter_y), (cx, value_y)]
    if upside_down:
        spots = [(CARD[0] - x, CARD[1] - y) for x, y in spots]
    if turned:
        spots = [(CARD[1] - y, x) for x, y in spots]
    angle = (90 if turned else 0) + (180 if upside_down else 0)
    (lx, ly), (vx, vy) = spots
    if piece.is_joker:
        draw_star(drawing, (lx, ly), 4.5, accent)
    else:
        drawing.words(lx - 8, ly - 5, 16, 10, piece.letter, 7, font=Font.LETTERS, turned=angle)
    if piece.value is not None:
        drawing.words(vx - 8, vy - 3, 16, 6, str(piece.value), 3.4, colour=MUTED, turned=angle)


def _draw_back(drawing: Drawing, cell: tuple[float, float], in_colour: bool) -> None:
    """A frame and a star; far enough from the edge that a millimetre of error does not show."""
    width, height = cell
    colour = _BACK if in_colour else INK
    drawing.rect(5, 5, width - 10, height - 10, stroke=colour, weight=0.5, radius=2.5)
    drawing.rect(6.5, 6.5, width - 13, height - 13, stroke=colour, weight=0.2, radius=1.6)
    draw_star(drawing, (width / 2, height / 2), 12, colour)
    for x, y in ((14, 14), (width - 14, 14), (14, height - 14), (width - 14, height - 14)):
        draw_star(drawing, (x, y), 4, colour)
