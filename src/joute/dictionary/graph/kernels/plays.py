"""All plays of a hand on a crossword board, in chunks of any size.

Gordon, "A faster Scrabble move generation algorithm" (1994): from each anchor the GADDAG is read leftwards
and, past the separator, rightwards. A play is found from the first anchor of its line that it touches, for
once an anchor is done the square by it takes no more letters. All that the search knows is in arrays, so that
it can stop when a buffer is full and go on with the next one.
"""

from joute.dictionary.graph.codes import IS_JOKER
from joute.dictionary.graph.jit import ByteArray, IntArray, inner, kernel
from joute.dictionary.graph.kernels.anchors import next_anchor
from joute.dictionary.graph.kernels.begin import begin_search
from joute.dictionary.graph.kernels.board import DOWN
from joute.dictionary.graph.kernels.search import (
    ALLOWED,
    ANCHOR,
    AT_LINE,
    BONUS,
    CHOICES,
    CROSSED,
    CROSSING,
    DIRECTION,
    ENTRY,
    FACTOR,
    FIRST_SHIFT,
    FOUND,
    GAIN,
    HAND,
    JOKER_SHIFT,
    JOKERS,
    LAID_SHIFT,
    LATEST_SHIFT,
    LEAST,
    LETTERS_LEFT,
    LIMIT,
    NODE_SHIFT,
    NODES,
    NOT_BEGUN,
    PLACE,
    POINTS,
    POINTS_SO_FAR,
    SQUARES,
    SQUARES_LEFT,
    STACK,
    START,
    TILE_SHIFT,
    UPPER,
    WHOLE_HAND,
    WORD_FACTORS,
)
from joute.dictionary.graph.primitives import (
    ACCEPT,
    BASE_SHIFT,
    SEPARATOR,
    child,
    ctz,
    eight_bytes,
    popcount,
    prefetch,
    put_eight_bytes,
)

PLAY = 32
"""A play found is a row of so many bytes; its score, if reckoned, takes two, the lower one first."""
PLAY_DIRECTION, PLAY_ROW, PLAY_COLUMN, PLAY_LENGTH, PLAY_LAID, PLAY_SCORE, PLAY_LETTERS = 0, 1, 2, 3, 4, 5, 7
MOST_POINTS = 0xFFFF
"""A play that would score more scores this."""
IS_LAID = 64

AT_ONCE = 2 * 26
"""The most plays one node yields: a buffer with less room left counts as full."""


@inner
def score_of(scoring: IntArray, points: int, factor: int, laid: int) -> int:
    """What a play scores: the word, the perpendicular words, laying a whole hand."""
    score = (points & ((1 << UPPER) - 1)) * factor + (points >> UPPER)
    score += scoring[BONUS] if laid >= scoring[WHOLE_HAND] else 0
    return min(score, MOST_POINTS)


@inner
def write_play(plays: ByteArray, row: int, header: int, tiles: ByteArray, leftmost: int, length: int) -> None:
    """Write one play, eight bytes at once; the letters past its length mean nothing."""
    at = row * PLAY
    put_eight_bytes(plays, at, header)
    put_eight_bytes(plays, at + PLAY_LETTERS, eight_bytes(tiles, leftmost))
    if length > 8:
        put_eight_bytes(plays, at + PLAY_LETTERS + 8, eight_bytes(tiles, leftmost + 8))
        put_eight_bytes(plays, at + PLAY_LETTERS + 16, eight_bytes(tiles, leftmost + 16))
        put_eight_bytes(plays, at + PLAY_LETTERS + 17, eight_bytes(tiles, leftmost + 17))


@inner
def walk(
    gaddag: IntArray,
    reach: ByteArray,
    search: IntArray,
    tiles: ByteArray,
    scoring: IntArray | None,
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
    # A single square that reads both ways is a play across.
    not_alone = search[CROSSED] if search[DIRECTION] == DOWN else 0
    jokers = search[HAND + JOKERS]
    start: int = search[START] & 0xFFFF
    separator = 1 << SEPARATOR if search[ALLOWED + start + anchor + 1] != 0 else 0
    writing = len(plays) > 0
    down = search[DIRECTION] == DOWN
    across = 1 << (8 * (PLAY_ROW if down else PLAY_COLUMN))
    line_header = search[DIRECTION] + (search[AT_LINE] << (8 * (PLAY_COLUMN if down else PLAY_ROW))) - across
    nodes, found = search[NODES], search[FOUND]
    points, factor = 0, 1
    while nodes > 0 and found <= capacity - AT_ONCE and stop[0] == 0:
        nodes -= 1
        node: int = STACK + ((nodes & 0xFFFF) << NODE_SHIFT)
        entry: int = search[node + ENTRY]
        choices: int = search[node + CHOICES]
        letters_left = search[node + LETTERS_LEFT]
        squares_left = search[node + SQUARES_LEFT]
        place = search[node + PLACE]
        column: int = place & 31
        leftmost: int = (place >> FIRST_SHIFT) & 31
        laid: int = (place >> LAID_SHIFT) & 31
        tiles[(place >> LATEST_SHIFT) & 31] = (place >> TILE_SHIFT) & 255
        if scoring is not None:
            points, factor = search[node + POINTS_SO_FAR], search[node + FACTOR]
        base = (entry >> BASE_SHIFT) & 0x7FFFFFFF
        step = -1 if column <= anchor else 1
        fewest = max(least, 1 + ((not_alone >> column) & 1))
        while choices != 0:
            choice = ctz(choices)
            choices &= choices - 1
            letter = choice & 31
            taken = letter if choice < JOKER_SHIFT else JOKERS
            at = base + popcount(entry & ((1 << letter) - 1))
            below: int = gaddag[at]
            mine = squares_left & search[HAND + taken]
            squares_now = squares_left & ~(mine & -mine)
            letters_now = letters_left & ~((1 if mine & (mine - 1) == 0 else 0) << taken)
            laid_now = laid if letter == SEPARATOR else laid + 1
            tile = letter | IS_LAID | (choice & IS_JOKER)
            tiles[column] = tile
            following: int = anchor + 1 if letter == SEPARATOR else (column + step) & 31
            if scoring is not None:
                square = start + (0 if letter == SEPARATOR else column)
                points_now = (
                    points + scoring[POINTS + taken] * search[GAIN + square] + search[CROSSING + square]
                )
                factor_now = factor * scoring[WORD_FACTORS + square]
            while search[SQUARES + start + following] != 0:
                below = child(gaddag, below, search[SQUARES + start + following])
                if scoring is not None:
                    points_now += search[GAIN + start + following]
                following = (following + step) & 31
            leftmost_now = following + 1 if step < 0 and letter != SEPARATOR else leftmost
            if below & ACCEPT and laid_now >= fewest:
                if writing:
                    length = (anchor + 1 if step < 0 else following) - leftmost_now
                    header = line_header + leftmost_now * across + (length << 24) + (laid_now << 32)
                    if scoring is not None:
                        header += score_of(scoring, points_now, factor_now, laid_now) << 40
                    write_play(plays, found, header, tiles, leftmost_now, length)
                found += 1
            if least > 1 and laid_now + min(limit - laid_now, reach[at]) < least:
                continue
            prefetch(gaddag, (below >> BASE_SHIFT) & 0x7FFFFFFF)
            onwards = below if laid_now < limit else 0
            fitting = onwards & search[ALLOWED + start + following]
            as_jokers = fitting if squares_now & jokers != 0 else 0
            choices_now = (fitting & letters_now) | (onwards & separator) | (as_jokers << JOKER_SHIFT)
            node = STACK + ((nodes & 0xFFFF) << NODE_SHIFT)
            search[node + ENTRY] = below
            search[node + CHOICES] = choices_now
            search[node + LETTERS_LEFT] = letters_now
            search[node + SQUARES_LEFT] = squares_now
            search[node + PLACE] = (
                following
                | (leftmost_now << FIRST_SHIFT)
                | (laid_now << LAID_SHIFT)
                | (tile << TILE_SHIFT)
                | (column << LATEST_SHIFT)
            )
            if scoring is not None:
                search[node + POINTS_SO_FAR], search[node + FACTOR] = points_now, factor_now
            nodes += 1 if choices_now != 0 else 0
    search[NODES] = nodes
    search[FOUND] = found


@kernel
def find_plays(
    gaddag: IntArray,
    reach: ByteArray,
    search: IntArray,
    tiles: ByteArray,
    squares: ByteArray,
    letters: ByteArray,
    scoring: IntArray | None,
    plays: ByteArray,
    capacity: int,
    stop: IntArray,
) -> int:
    """Begin the search or go on with it, until its end or until the buffer is full; how many were found.

    `plays` has room for `capacity` rows, at least `AT_ONCE`, or for none at all where they are only counted.
    Another thread that makes `stop[0]` other than 0 ends it at once.
    """
    if search[DIRECTION] == NOT_BEGUN:
        begin_search(gaddag, search, squares, letters, scoring)
    search[FOUND] = 0
    while search[FOUND] <= capacity - AT_ONCE and stop[0] == 0:
        if search[NODES] == 0 and not next_anchor(gaddag, search, tiles, scoring is not None):
            break
        walk(gaddag, reach, search, tiles, scoring, plays, capacity, stop)
    return int(search[FOUND])
