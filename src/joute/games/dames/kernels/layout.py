"""What the kernels read and fill. Sets of squares are bits of one integer."""

from typing import Any, NamedTuple

WORD = 25
ROW = 2 * WORD  # a word found: its letters (ASCII, padded with 0), then its squares (numbered from 1)
RAY = 8
JOURNEY = 3  # from, to, the squares captured as bits
JOURNEYS = 2048


# `sides`: sets of squares. The mover's letters, the opponent's, the mover's jokers (usable in words, else in
# the way), the opponent's (only in the way), the mover's camp.
OWN, OPPOSING, JOKERS, BLOCKING, HOME = range(5)


class Tools(NamedTuple):
    """The lines of the board, and what the search for paths works in."""

    rays: Any
    """The eight lines from each square, each ended by -1."""
    neighbours: Any
    """For each square, the squares that touch it."""
    grid: Any
    search: Any
    stack: Any
    path: Any
    paths: Any
    """The paths found since the search was last asked to go on."""
    cells: Any


class Listing(NamedTuple):
    """Ways and words found; for each word its letters and squares, its squares as bits, its way's number."""

    journeys: Any
    rows: Any
    masks: Any
    journey_of: Any
    counts: Any
    """How many ways there are, how many words: -1 where there is no room for all."""
