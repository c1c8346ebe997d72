"""Where plays on a crossword board begin: the squares at which the GADDAG is entered."""

from joute.dictionary.graph.jit import ByteArray, IntArray, inner
from joute.dictionary.graph.kernels.board import CROSSED_SHIFT, DOWN, LINE, PLANE
from joute.dictionary.graph.kernels.search import (
    ANCHOR,
    ANCHORS,
    AT_LINE,
    CHOICES,
    CLOSED,
    COLUMN,
    COLUMNS,
    DIRECTION,
    EMPTY,
    ENTRY,
    IN_HAND,
    JOKER_SHIFT,
    JOKERS,
    LAID,
    LATEST,
    LEFTMOST,
    LETTERS_LEFT,
    LIMIT,
    MOST_IN_HAND,
    NODES,
    OPENING_COLUMN,
    OPENING_DOWN,
    OPENING_ROW,
    ROWS,
    SQUARES_LEFT,
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
def enter_line(search: IntArray, board: IntArray, allowed: IntArray, tiles: ByteArray) -> int:
    """Lay out the letters of a line; its anchors, one bit each.

    They are the last square of every run, and the squares away from runs where a perpendicular word is made.
    """
    start = (search[DIRECTION] * PLANE + (search[AT_LINE] + 1) * LINE) & 0xFFFF
    search[START] = start
    occupied = 0
    crossed = 0
    for i in range(LINE):
        letter = board[start + i]
        tiles[i] = letter
        occupied |= (1 if letter != 0 else 0) << i
        crossed |= ((allowed[start + i] >> CROSSED_SHIFT) & 1) << i
    if search[EMPTY] == 1:
        return opening_anchors(search)
    beside = (occupied << 1) | (occupied >> 1)
    return int((occupied & ~(occupied >> 1)) | (crossed & ~beside))


@inner
def set_out(
    gaddag: IntArray,
    board: IntArray,
    allowed: IntArray,
    search: IntArray,
    hand: IntArray,
    stack: IntArray,
    anchor: int,
) -> bool:
    """Read the run that ends on the anchor, if there is one; put the node it leads to on the stack."""
    start: int = search[START] & 0xFFFF
    entry = gaddag[0]
    column = anchor & 31
    while board[start + column] != 0:
        entry = child(gaddag, entry, board[start + column])
        column = (column - 1) & 31
    search[ANCHOR] = anchor
    search[CLOSED] = anchor if column == anchor else anchor + 1
    fitting = entry & allowed[start + column] & LETTERS if search[LIMIT] > 0 else 0
    choices = fitting & search[IN_HAND]
    if column != anchor and search[LIMIT] > 0:
        choices |= entry & (1 << SEPARATOR)
    if hand[JOKERS] != 0:
        choices |= fitting << JOKER_SHIFT
    stack[ENTRY] = entry
    stack[CHOICES] = choices
    stack[LETTERS_LEFT] = search[IN_HAND]
    stack[SQUARES_LEFT] = (1 << MOST_IN_HAND) - 1
    stack[COLUMN] = column
    stack[LEFTMOST] = column + 1
    stack[LAID] = 0
    stack[LATEST] = 0
    search[NODES] = 1 if choices != 0 else 0
    return bool(choices != 0)


@inner
def next_anchor(
    gaddag: IntArray,
    board: IntArray,
    allowed: IntArray,
    search: IntArray,
    tiles: ByteArray,
    hand: IntArray,
    stack: IntArray,
) -> bool:
    """Set out from the next anchor that leads anywhere; False once there is none."""
    while search[DIRECTION] <= DOWN:
        while search[ANCHORS] != 0:
            allowed[(search[START] + search[CLOSED]) & 0xFFFF] = 0
            anchor = ctz(search[ANCHORS])
            search[ANCHORS] &= search[ANCHORS] - 1
            if set_out(gaddag, board, allowed, search, hand, stack, anchor):
                return True
        search[CLOSED] = 0
        search[AT_LINE] += 1
        if search[AT_LINE] == (search[COLUMNS] if search[DIRECTION] == DOWN else search[ROWS]):
            search[AT_LINE] = 0
            search[DIRECTION] += 1
        if search[DIRECTION] <= DOWN:
            search[ANCHORS] = enter_line(search, board, allowed, tiles)
    return False
