"""All plays of a hand on a crossword board, in chunks of any size.

Gordon, "A faster Scrabble move generation algorithm" (1994): from each anchor the GADDAG is read leftwards
and, past the separator, rightwards. A play is found from the first anchor of its line that it touches, for
once an anchor is done the square by it takes no more letters. All that the search knows is in arrays, so that
it can stop when a buffer is full and go on with the next one.
"""

from joute.dictionary.graph.jit import ByteArray, IntArray, inner, kernel
from joute.dictionary.graph.kernels.anchors import next_anchor
from joute.dictionary.graph.kernels.board import ACROSS, CROSSED, DOWN
from joute.dictionary.graph.kernels.search import (
    ANCHOR,
    AT_LINE,
    CHOICES,
    COLUMN,
    DIRECTION,
    ENTRY,
    FOUND,
    JOKER_SHIFT,
    JOKERS,
    LAID,
    LATEST,
    LEAST,
    LEFTMOST,
    LETTERS_LEFT,
    LIMIT,
    NODE_SHIFT,
    NODES,
    SQUARES_LEFT,
    START,
)
from joute.dictionary.graph.primitives import (
    ACCEPT,
    BASE_SHIFT,
    LETTERS,
    SEPARATOR,
    child,
    ctz,
    popcount,
    prefetch,
)

PLAY = 32
"""A play found is a row of so many bytes."""
PLAY_DIRECTION, PLAY_ROW, PLAY_COLUMN, PLAY_LENGTH, PLAY_LAID, PLAY_LETTERS = 0, 1, 2, 3, 4, 7
IS_JOKER = 32
IS_LAID = 64
WORD, SHORT = 25, 8  # as many letters are copied at once: a loop of fixed length is faster

AT_ONCE = 2 * 26
"""The most plays one node yields: a buffer with less room left counts as full."""


@inner
def write_play(
    plays: ByteArray,
    row: int,
    direction: int,
    line: int,
    leftmost: int,
    length: int,
    laid: int,
    tiles: ByteArray,
) -> None:
    """Write one play; the letters past its length mean nothing."""
    at = (row & 0xFFFFFFFF) * PLAY
    leftmost &= 31
    plays[at + PLAY_DIRECTION] = direction
    plays[at + PLAY_ROW] = line if direction == ACROSS else leftmost - 1
    plays[at + PLAY_COLUMN] = leftmost - 1 if direction == ACROSS else line
    plays[at + PLAY_LENGTH] = length
    plays[at + PLAY_LAID] = laid
    for i in range(SHORT):
        plays[at + PLAY_LETTERS + i] = tiles[leftmost + i]
    if length > SHORT:
        for i in range(SHORT, WORD):
            plays[at + PLAY_LETTERS + i] = tiles[leftmost + i]


@inner
def walk(
    gaddag: IntArray,
    reach: ByteArray,
    board: IntArray,
    allowed: IntArray,
    search: IntArray,
    tiles: ByteArray,
    hand: IntArray,
    stack: IntArray,
    plays: ByteArray,
    capacity: int,
    stop: IntArray,
) -> None:
    """Take nodes off the stack until it is empty, the buffer full or the flag raised.

    Each choice at a node lays one square and reads on over those already there, or passes the separator. What
    can be computed is not asked (`if`): a wrong guess of the processor costs more than all of it.
    """
    anchor: int = search[ANCHOR] & 31
    limit, least = search[LIMIT], search[LEAST]
    direction, at_line = search[DIRECTION], search[AT_LINE]
    jokers = hand[JOKERS]
    start: int = search[START] & 0xFFFF
    separator = 1 << SEPARATOR if allowed[start + anchor + 1] & LETTERS != 0 else 0
    writing = len(plays) > 0
    nodes, found = search[NODES], search[FOUND]
    while nodes > 0 and found <= capacity - AT_ONCE and stop[0] == 0:
        nodes -= 1
        node: int = (nodes & 0xFFFF) << NODE_SHIFT
        entry: int = stack[node + ENTRY]
        choices: int = stack[node + CHOICES]
        letters_left = stack[node + LETTERS_LEFT]
        squares_left = stack[node + SQUARES_LEFT]
        column: int = stack[node + COLUMN] & 31
        leftmost: int = stack[node + LEFTMOST] & 31
        laid: int = stack[node + LAID]
        tiles[(stack[node + LATEST] >> 8) & 31] = stack[node + LATEST] & 255
        base = (entry >> BASE_SHIFT) & 0x7FFFFFFF
        step = -1 if column <= anchor else 1
        # A single square that reads both ways is a play across.
        fewest = max(least, 2) if direction == DOWN and allowed[start + column] & CROSSED != 0 else least
        while choices != 0:
            choice = ctz(choices)
            choices &= choices - 1
            letter = choice & 31
            taken = letter if choice < JOKER_SHIFT else JOKERS
            at = base + popcount(entry & ((1 << letter) - 1))
            below: int = gaddag[at]
            mine = squares_left & hand[taken]
            squares_now = squares_left & ~(mine & -mine)
            letters_now = letters_left & ~((1 if mine & (mine - 1) == 0 else 0) << taken)
            laid_now = laid if letter == SEPARATOR else laid + 1
            tile = letter | IS_LAID | (choice & IS_JOKER)
            tiles[column] = tile
            following: int = anchor + 1 if letter == SEPARATOR else (column + step) & 31
            while board[start + following] != 0:
                below = child(gaddag, below, board[start + following])
                following = (following + step) & 31
            leftmost_now = following + 1 if step < 0 and letter != SEPARATOR else leftmost
            if below & ACCEPT and laid_now >= fewest:
                if writing:
                    length = (anchor + 1 if step < 0 else following) - leftmost_now
                    write_play(plays, found, direction, at_line, leftmost_now, length, laid_now, tiles)
                found += 1
            if least > 1 and laid_now + min(limit - laid_now, reach[at]) < least:
                continue
            prefetch(gaddag, (below >> BASE_SHIFT) & 0x7FFFFFFF)
            onwards = below if laid_now < limit else 0
            fitting = onwards & allowed[start + following] & LETTERS
            as_jokers = fitting if squares_now & jokers != 0 else 0
            node = (nodes & 0xFFFF) << NODE_SHIFT
            stack[node + ENTRY] = below
            stack[node + CHOICES] = (
                (fitting & letters_now) | (onwards & separator) | (as_jokers << JOKER_SHIFT)
            )
            stack[node + LETTERS_LEFT] = letters_now
            stack[node + SQUARES_LEFT] = squares_now
            stack[node + COLUMN] = following
            stack[node + LEFTMOST] = leftmost_now
            stack[node + LAID] = laid_now
            stack[node + LATEST] = (column << 8) | tile
            nodes += 1 if stack[node + CHOICES] != 0 else 0
    search[NODES] = nodes
    search[FOUND] = found


@kernel
def find_plays(
    gaddag: IntArray,
    reach: ByteArray,
    board: IntArray,
    allowed: IntArray,
    search: IntArray,
    tiles: ByteArray,
    hand: IntArray,
    stack: IntArray,
    plays: ByteArray,
    capacity: int,
    stop: IntArray,
) -> int:
    """Go on with the search until its end or until the buffer is full; how many plays were found.

    `plays` has room for `capacity` rows, at least `AT_ONCE`, or for none at all where they are only counted.
    Another thread that makes `stop[0]` other than 0 ends it at once.
    """
    search[FOUND] = 0
    while search[FOUND] <= capacity - AT_ONCE and stop[0] == 0:
        if search[NODES] == 0 and not next_anchor(gaddag, board, allowed, search, tiles, hand, stack):
            break
        walk(gaddag, reach, board, allowed, search, tiles, hand, stack, plays, capacity, stop)
    return int(search[FOUND])
