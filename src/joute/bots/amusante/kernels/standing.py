"""What a position is worth to the own seat where it is looked no further into.

Values are tenths of a square for each other player.
"""

from joute.bots.amusante.kernels.layout import DENIED, END, ENTRY, HAND, HANDS, OWN, SEATS, SIZE, START
from joute.bots.amusante.kernels.moves import fitting, unsaid
from joute.dictionary.graph.jit import IntArray, inner

ENDLESS = 1 << 40
_WON = 10_000
_A_SQUARE = 10
_A_TURN = 5
_AT_RISK = 3
"""The part of a row that whoever is on turn is likely to take up."""


@inner
def squares_of(scratch: IntArray, seat: int) -> int:
    """How many squares the seat holds."""
    return int(scratch[HANDS + seat * HAND + SIZE])


@inner
def standing(scratch: IntArray, mover: int, risk: int) -> int:
    """How many squares fewer the own hand has than the others; the mover's has a part of the row besides."""
    seats, own = scratch[SEATS], scratch[OWN]
    total = risk if mover != own else -risk * (seats - 1)
    for seat in range(seats):
        size = _A_SQUARE * squares_of(scratch, seat)
        total += -size * (seats - 1) if seat == own else size
    return total


@inner
def settled(scratch: IntArray, depth: int) -> int:
    """The game is over: the fewest squares win (AMU-5, AMU-8), and the sooner the surer."""
    seats, own = scratch[SEATS], scratch[OWN]
    held, fewest = squares_of(scratch, own), ENDLESS
    for seat in range(seats):
        if seat != own:
            fewest = min(fewest, squares_of(scratch, seat))
    won = _WON - _A_TURN * depth
    won = won if held < fewest else -won if held > fewest else 0
    return int(won * (seats - 1) + standing(scratch, own, 0))


@inner
def unsettled(scratch: IntArray, frame: int, mover: int) -> int:
    """The game goes on: a mover who cannot lay takes up the whole row."""
    length = scratch[frame + END] - scratch[frame + START]
    stuck = fitting(scratch, mover, scratch[frame + ENTRY]) & unsaid(scratch[frame + DENIED]) == 0
    return standing(scratch, mover, length * (_A_SQUARE if stuck else _AT_RISK))
