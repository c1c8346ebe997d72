"""The board, its zones, the letters and the seats of LEXIDUEL (LXD-1 to LXD-3)."""

from __future__ import annotations

from enum import StrEnum

from joute.letters import Stock
from joute.play import Seat
from joute.play.grid import Shape

NAME = "lexiduel"
SIDE = 20
SHAPE = Shape(SIDE, SIDE)
BLUE: Seat = 1
RED: Seat = 2
SEATS: tuple[Seat, Seat] = (BLUE, RED)

FULL_STOCK = Stock.from_counts(
    "A15 B6 C6 D6 E24 F4 G4 H4 I15 J2 K2 L12 M8 N12 O10 P6 Q4 R14 S12 T12 U12 V4 W1 X2 Y2 Z2"
)
"""What each player begins with in French (LXD-3)."""

SHORTEST_AMORCE, LONGEST_AMORCE = 2, 3
MOST_PLACED = 6
SHORTEST_WORD = 4
"""The fewest letters of a word made by extension or junction (LXD-15), and of a word that scores (LXD-18)."""


class Zone(StrEnum):
    """Where a square lies (LXD-2); the dark corners are part of the border."""

    FRAME = "frame"
    CENTRE = "centre"
    BORDER = "border"
    CORNER = "corner"


def _zone(index: int) -> Zone:
    column, row = SHAPE.column(index), SHAPE.row(index)
    if column in (0, SIDE - 1) or row in (0, SIDE - 1):
        return Zone.FRAME
    if 5 <= column <= 14 and 5 <= row <= 14:
        return Zone.CENTRE
    dark = (1, 2, 3, 4, 15, 16, 17, 18)
    return Zone.CORNER if column in dark and row in dark else Zone.BORDER


ZONES: tuple[Zone, ...] = tuple(_zone(index) for index in range(SHAPE.size))
CORNERS: tuple[frozenset[int], ...] = tuple(
    frozenset((top + row) * SIDE + left + column for row in range(4) for column in range(4))
    for top in (1, 15)
    for left in (1, 15)
)


def corner_of(squares: tuple[int, ...]) -> frozenset[int] | None:
    """The corner that holds all these squares, if one does."""
    return next((corner for corner in CORNERS if corner.issuperset(squares)), None)


def in_border(index: int) -> bool:
    """Whether an amorce may cover the square (LXD-9, LXD-16)."""
    return ZONES[index] in (Zone.BORDER, Zone.CORNER)


def opponent(seat: Seat) -> Seat:
    return RED if seat == BLUE else BLUE
