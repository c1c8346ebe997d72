"""What lies in the box: the board and the two letter sets; the numbers of the rulebook."""

from __future__ import annotations

from joute.letters import Stock
from joute.play import Seat
from joute.play.grid import Shape

SHAPE = Shape(11, 11)  # JAG-1
CENTRE = 60  # F6
RACK = 12  # JAG-3
TURNED_BY_CONTEST = 3  # JAG-20, JAG-21
SHORT_WORD, KEPT_IN_LONG_WORD = 6, 5  # JAG-11

LETTER_SETS = {  # JAG-2
    "originales": Stock.from_counts(
        "A7 B2 C3 D6 E13 F2 G3 H5 I8 J1 K2 L5 M3 N10 O4 P2 Q1 R7 S8 T6 U5 V1 W2 X1 Y1 Z2"
    ),
    "francaises": Stock.from_counts(
        "E15 A9 I8 S8 N7 R7 T7 L6 O6 U6 D4 M4 C3 P3 B2 F2 G2 H2 V2 J1 K1 Q1 W1 X1 Y1 Z1"
    ),
}


def replacements_allowed(length: int) -> int:
    """How many letters of an opponent's word of that length may be replaced in one turn (JAG-11)."""
    return 1 if length <= SHORT_WORD else length - KEPT_IN_LONG_WORD


def other(seat: Seat) -> Seat:
    return 3 - seat
