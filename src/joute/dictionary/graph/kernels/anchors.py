"""Where plays on a crossword board begin: the squares at which the GADDAG is entered."""

from joute.dictionary.graph.codes import IS_JOKER
from joute.dictionary.graph.jit import ByteArray, IntArray, inner
from joute.dictionary.graph.kernels.board import DOWN, LINE, LINES, PLANE
from joute.dictionary.graph.kernels.search import (
    ALLOWED,
    ANCHOR,
    ANCHORS,
    AT_LINE,
    CHOICES,
    CLOSED,
    COLUMNS,
    CROSSED,
    DIRECTION,
    EMPTY,
    ENTRY,
    FIRST_SHIFT,
    GAIN,
    HAND,
    IN_HAND,
    LETTERS_LEFT,
    LIMIT,
    MOST_IN_HAND,
    NODES,
    OCCUPIED,
    OPENING_COLUMN,
    OPENING_DOWN,
    OPENING_ROW,
    PLACE,
    POINTS_SO_FAR,
    ROWS,
    SQUARES,
    SQUARES_LEFT,
    STACK,
    START,
)
from joute.dictionary.graph.primitives import LETTERS, SEPARATOR, child, ctz


@inner
def opening_anchors(search: IntArray) -> int:
    """The anchors of a line of the empty board."""
    down = search[DIRECTION] == DOWN
    if search[OPENING_ROW] < 0:
        return int((1 << (search[ROWS] if down else search[COLUMNS])) - 1) << 1
    if down:
        at_opening = search[AT_LINE] == search[OPENING_COLUMN] and search[OPENING_DOWN] == 1
        return int(2 << search[OPENING_ROW]) if at_opening else 0
    return int(2 << search[OPENING_COLUMN]) if search[AT_LINE] == search[OPENING_ROW] else 0


@inner
def enter_line(search: IntArray, tiles: ByteArray) -> int:
    """Lay out the letters of a line; its anchors, one bit each.

    They are the last square of every run, and the squares away from runs where a perpendicular word is made.
    """
    start = (search[DIRECTION] * PLANE + (search[AT_LINE] + 1) * LINE) & 0xFFFF
    search[START] = start
    for i in range(LINE):
        tiles[i] = search[SQUARES + start + i]
    if search[EMPTY] == 1:
        search[CROSSED] = 0
        return opening_anchors(search)
    of_line = OCCUPIED + search[DIRECTION] * LINES + search[AT_LINE] + 1
    occupied = search[of_line]
    crossed = (search[of_line - 1] | search[of_line + 1]) & ~occupied
    search[CROSSED] = crossed
    beside = (occupied << 1) | (occupied >> 1)
    return int((occupied & ~(occupied >> 1)) | (crossed & ~beside))


@inner
def choices_from(entry: int, letters: int, jokers: int) -> int:
    """What may follow an entry of the GADDAG: one of these letters, or any if jokers are left."""
    by_jokers = (entry & LETTERS) << IS_JOKER
    return (entry & letters) | (by_jokers if jokers != 0 else 0)


@inner
def set_out(gaddag: IntArray, search: IntArray, scored: bool, anchor: int) -> bool:
    """Read the run that ends on the anchor, if there is one; put the node it leads to on the stack."""
    start: int = search[START] & 0xFFFF
    entry = gaddag[0]
    column = anchor & 31
    points = 0
    while search[SQUARES + start + column] != 0:
        entry = child(gaddag, entry, search[SQUARES + start + column])
        points += search[GAIN + start + column] if scored else 0
        column = (column - 1) & 31
    search[ANCHOR] = anchor
    search[CLOSED] = anchor if column == anchor else anchor + 1
    left = search[IN_HAND]
    jokers = search[HAND + IS_JOKER + 1]
    if search[ALLOWED + start + ((anchor + 1) & 31)] != 1 << SEPARATOR:
        left |= 1 << SEPARATOR
    choices = choices_from(entry, left, jokers) & search[ALLOWED + start + column] if search[LIMIT] > 0 else 0
    search[STACK + ENTRY] = entry
    search[STACK + CHOICES] = choices
    search[STACK + LETTERS_LEFT] = left
    search[STACK + SQUARES_LEFT] = (1 << MOST_IN_HAND) - 1
    search[STACK + PLACE] = column | ((column + 1) << FIRST_SHIFT)
    search[STACK + POINTS_SO_FAR] = points
    search[NODES] = 1 if choices != 0 else 0
    return bool(choices != 0)


@inner
def next_anchor(gaddag: IntArray, search: IntArray, tiles: ByteArray, scored: bool) -> bool:
    """Set out from the next anchor that leads anywhere; False once there is none."""
    while search[DIRECTION] <= DOWN:
        while search[ANCHORS] != 0:
            search[ALLOWED + ((search[START] + search[CLOSED]) & 0xFFFF)] = 1 << SEPARATOR
            anchor = ctz(search[ANCHORS])
            search[ANCHORS] &= search[ANCHORS] - 1
            if set_out(gaddag, search, scored, anchor):
                return True
        search[CLOSED] = 0
        search[AT_LINE] += 1
        if search[AT_LINE] == (search[COLUMNS] if search[DIRECTION] == DOWN else search[ROWS]):
            search[AT_LINE] = 0
            search[DIRECTION] += 1
        if search[DIRECTION] <= DOWN:
            search[ANCHORS] = enter_line(search, tiles)
    return False
