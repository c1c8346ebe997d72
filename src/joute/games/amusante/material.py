"""What the amusing rule is played with: six squares each, of DÉMO's ninety."""

from __future__ import annotations

from joute.letters import JOKER
from joute.letters.squares import SQUARES

NAME = "amusante"
SHARE = 6  # AMU-1
LEAST_SEATS = 2
MOST_SEATS = (len(SQUARES) - 1) // SHARE
"""A stock must remain (AMU-1)."""
ROWS_PER_PLAYER = 20  # AMU-8


def as_held(laid: str) -> str:
    """The squares of a row as they are in a hand: a joker laid is lower-case."""
    return "".join(JOKER if square.islower() else square for square in laid)
