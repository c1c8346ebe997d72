"""How the kernels see a board: twice, once for each direction, so that every run is read along a line.

Square `plane × PLANE + line × LINE + place`: across, a line is a row and a place a column; down, the other
way round. Lines and places count from 1, with an empty border. Letters are 1–26. A word is one integer, five
bits a letter; with its direction and first square it is still one.
"""

from typing import NamedTuple

from joute.dictionary.graph.jit import IntArray, inner

SIDE = 11
LINE = SIDE + 2
PLANE = LINE * LINE
SQUARES = 2 * PLANE
LETTER_BITS = 5
PLACE_SHIFT = SIDE * LETTER_BITS
DOWN_SHIFT = PLACE_SHIFT + 7
LETTER_ROW = 27

OWN, OPPONENT = 1, 2
CROSSED = 1 << 27

# What is known of a run of the old board.
WHOSE, QUOTA = range(2)
RUN_SHIFT = 1
# Whose it is: the player's alone, the player's with letters of the opponent's, or the opponent's.
UNMIXED, MIXED, OPPONENTS = range(3)

# A turn found, packed from the right: its first square, then these, of seven bits each.
START_BITS, FACT_BITS = 9, 7
START_MASK, FACT_MASK = (1 << START_BITS) - 1, (1 << FACT_BITS) - 1
LENGTH, LAID_LETTERS, THEIRS_AFTER, OWN_AFTER = range(4)


class Known(NamedTuple):
    """The board before the turn."""

    letters: IntArray
    colours: IntArray
    runs: IntArray
    """The run each square belongs to, from 1; 0 where a letter stands alone in this direction."""
    facts: IntArray
    """Two numbers a run: whose it is, how many of its letters may be replaced (JAG-11)."""
    kin: IntArray
    """For runs with letters of the opponent's, new words that mean the same: sorted meetings."""
    barred: IntArray
    """Words at their places that may not come back (JAG-14), sorted."""


class Crossing(NamedTuple):
    """What a letter laid on a square does to the run that crosses the word."""

    allowed: IntArray
    """The letters that may be laid; `CROSSED` where a run crosses."""
    stealing: IntArray
    """Those that replace a letter and steal the run."""
    turning: IntArray
    """For each square and letter, how many of the opponent's letters turn beside the square."""


class Question(NamedTuple):
    """What is asked of a search."""

    centre_if_empty: int
    """The line and place of the centre, which the first word covers (JAG-6); 0 on any other board."""
    own: int
    """Letters in the player's colour on the board."""
    theirs: int
    enough: int
    """Once so many turns are found, only those are sought that lead by more than any of them."""
    most: int
    """Once so many are found, no more are sought."""


class Laid(NamedTuple):
    """A word laid on a line: its places, its letters as one integer and one by one."""

    base: int
    """The square before the line's first place."""
    left: int
    right: int
    word: int
    tiles: IntArray
    """The letters by place; only those from `left` to `right` are the word's."""


@inner
def pack(own: int, theirs: int, laid: int, length: int, start: int) -> int:
    """The facts of a turn found."""
    facts = ((own << FACT_BITS | theirs) << FACT_BITS | laid) << FACT_BITS | length
    return facts << START_BITS | start


@inner
def fact(packed: int, which: int) -> int:
    """One of them back."""
    return packed >> (START_BITS + which * FACT_BITS) & FACT_MASK


@inner
def mirrored(square: int) -> int:
    """The same square seen in the other direction."""
    plane = square // PLANE
    line, place = square % PLANE // LINE, square % LINE
    return (1 - plane) * PLANE + place * LINE + line


@inner
def holds(values: IntArray, wanted: int) -> bool:
    """Whether a sorted array holds a value."""
    first, end = 0, len(values)
    while first < end:
        middle = (first + end) >> 1
        if values[middle] == wanted:
            return True
        if values[middle] < wanted:
            first = middle + 1
        else:
            end = middle
    return False


@inner
def placed(plane: int, line: int, place: int, word: int) -> int:
    """A word at its place, as one integer."""
    square = (line - 1) * SIDE + place - 1 if plane == 0 else (place - 1) * SIDE + line - 1
    return plane << DOWN_SHIFT | square << PLACE_SHIFT | word


@inner
def meeting(run: int, word: int) -> int:
    """A run of the old board and the word it becomes, as one integer."""
    return run << PLACE_SHIFT | word


@inner
def is_opponents(known: Known, square: int) -> bool:
    """Whether the old run through a square is a word of the opponent's."""
    run = known.runs[square] - 1
    return bool(run >= 0 and known.facts[(run << RUN_SHIFT) + WHOSE] == OPPONENTS)


@inner
def may_keep_colours(known: Known, square: int) -> bool:
    """Whether the old run through a square is a word, whosever, with letters of the opponent's (JAG-17)."""
    run = known.runs[square] - 1
    return bool(run >= 0 and known.facts[(run << RUN_SHIFT) + WHOSE] != UNMIXED)


@inner
def keeps_meaning(known: Known, square: int, word: int) -> bool:
    """Whether such a word means the same as a new one (JAG-12)."""
    return may_keep_colours(known, square) and holds(known.kin, meeting(known.runs[square], word))
