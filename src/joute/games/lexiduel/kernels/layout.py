"""The board as the kernels read it, and what laying or turning a letter counts across its line.

Squares stand as in the crossword kernels: two planes of lines with an empty border, rows then columns.
"""

from typing import NamedTuple

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.kernels.board import LINE, PLANE

SIDE = 20
MINE = 1
THEIRS = 2
SCORING = 4
"""The fewest letters that score (LXD-18)."""
CORNER = 2
"""The zone of the first dark corner."""


class Planes(NamedTuple):
    """One number a square, in both planes; the later ones are filled in from the first two."""

    letters: IntArray
    """1–26, 0 where a square is empty."""
    owners: IntArray
    """`MINE` for the mover's letter, `THEIRS`, or 0."""
    allowed: IntArray
    """The letters that may be laid along the line: they make words across it, and the stock holds them."""
    gain: IntArray
    loss: IntArray
    """How the mover's and the other's score change across the line, if a letter is laid or turned there."""
    near: IntArray
    """Whether an amorce there touches what it must."""
    ends: IntArray
    """Where the words being looked for may end: a place plus 1."""


class Graphs(NamedTuple):
    """The words to be found."""

    dawg: IntArray
    gaddag: IntArray
    """Read without its separator, it holds the words from their last letter to their first."""
    pairs: IntArray
    triples: IntArray
    """The words of two and three letters, five bits a letter, the first lowest."""


class AmorceRules(NamedTuple):
    """Where amorces may go now."""

    zones: IntArray
    """0 where none goes, 1 in the border, `CORNER` and up for each dark corner."""
    targets: IntArray
    """1 on the letters of which an amorce must touch one."""
    empty_corners: int
    """Bit n tells whether corner n is empty: an amorce there is an initial one (LXD-7)."""
    answering: bool
    """Whether an initial amorce must be answered: then nothing but amorces is laid (LXD-8)."""


class Found(NamedTuple):
    """What the kernels write: `places` as `kernels.places` says, and rows of place << 32 | letters laid.

    The letters take five bits each, the one on the first square lowest. `counts` holds how many places and
    rows there are; rows past the room for them are counted, not written.
    """

    places: IntArray
    rows: IntArray
    counts: IntArray


PLACES = 0
ROWS = 1
ALL = 1 << 62
"""More rows than there can be: for kernels that are told how many will do."""


@kernel
def square(direction: int, line: int, column: int) -> int:
    """Where a square stands in the planes."""
    return direction * PLANE + (line + 1) * LINE + column + 1


@inner
def add_row(found: Found, place: int, packed: int) -> None:
    row = found.counts[ROWS]
    if row < len(found.rows):
        found.rows[row] = (place << 32) | packed
    found.counts[ROWS] = row + 1


@inner
def count(owners: IntArray, first: int, last: int, owner: int) -> int:
    """How many squares of a stretch are that owner's."""
    total = 0
    for at in range(first, last + 1):
        if owners[at] == owner:
            total += 1
    return total


@inner
def scored(owners: IntArray, first: int, last: int, owner: int) -> int:
    """What a run counts for an owner (LXD-18)."""
    return count(owners, first, last, owner) if last - first + 1 >= SCORING else 0


@inner
def run_end(owners: IntArray, at: int, step: int) -> int:
    """The last square of the run that goes on from a square in the direction of the step."""
    while owners[at + step] != 0:
        at += step
    return at


@inner
def fill_points(planes: Planes) -> None:
    """What a letter of the mover's changes across its line: laid on an empty square, or turned to."""
    owners = planes.owners
    for direction in range(2):
        for line in range(SIDE):
            for column in range(SIDE):
                at = square(direction, line, column)
                across = square(1 - direction, column, line)
                first = run_end(owners, across, -1)
                last = run_end(owners, across, 1)
                gain = 0
                loss = 0
                if last - first + 1 >= SCORING:
                    if owners[at] == THEIRS:
                        gain = 1
                        loss = -1
                    elif owners[at] == 0:
                        gain = 1 + count(owners, first, last, MINE)
                        gain -= scored(owners, first, across - 1, MINE) + scored(
                            owners, across + 1, last, MINE
                        )
                        loss = count(owners, first, last, THEIRS) - scored(owners, first, across - 1, THEIRS)
                        loss -= scored(owners, across + 1, last, THEIRS)
                planes.gain[at] = gain
                planes.loss[at] = loss


@inner
def fill_near(planes: Planes, targets: IntArray) -> None:
    """Mark the squares that touch a target by a side."""
    for direction in range(2):
        for line in range(SIDE):
            for column in range(SIDE):
                at = square(direction, line, column)
                across = square(1 - direction, column, line)
                beside = targets[at - 1] | targets[at + 1] | targets[across - 1] | targets[across + 1]
                planes.near[at] = beside


@inner
def keep_stock(planes: Planes, stock: IntArray) -> None:
    """Of the letters the squares allow, keep those the stock holds."""
    held = 0
    for letter in range(1, 27):
        if stock[letter] > 0:
            held |= 1 << letter
    for at in range(len(planes.allowed)):
        planes.allowed[at] &= held
