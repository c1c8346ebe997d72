"""What the amusing rule is played with: six squares each, of DÉMO's ninety."""

from joute.letters.squares import SQUARES
from joute.play import COMMON, arbitration

SHARE = 6  # AMU-1
LEAST_SEATS = 2
MOST_SEATS = (len(SQUARES) - 1) // SHARE
"""A stock must remain."""
ROWS_PER_PLAYER = 20  # AMU-8
OPTIONS = (*COMMON, arbitration("strict"))


def as_held(laid: str) -> str:
    """The squares of a row as they are in a hand: a joker laid is lower-case."""
    return "".join("*" if square.islower() else square for square in laid)
