"""All plays of a hand on a crossword board, in chunks of any size.

Gordon, "A faster Scrabble move generation algorithm" (1994): from each anchor the GADDAG is read leftwards
and, past the separator, rightwards. A play is found from the first anchor of its line that it touches, for
once an anchor is done the square by it takes no more letters. All that the search knows is in arrays, so that
it can stop when a buffer is full and go on with the next one.
"""

from joute.dictionary.graph.codes import IS_JOKER
from joute.dictionary.graph.jit import ByteArray, IntArray, inner, kernel
from joute.dictionary.graph.kernels.anchors import choices_from, next_anchor
from joute.dictionary.graph.kernels.begin import begin_search
from joute.dictionary.graph.kernels.board import DOWN
from joute.dictionary.graph.kernels.rows import IS_LAID, row_header, score_of, write_play
from joute.dictionary.graph.kernels.search import (
    ALLOWED,
    ANCHOR,
    AT_LINE,
    CHOICES,
    CROSSED,
    CROSSING,
    DIRECTION,
    ENTRY,
    FIRST_SHIFT,
    FOUND,
    GAIN,
    HAND,
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
)
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, SEPARATOR, child, ctz, popcount, prefetch

AT_ONCE = 2 * 26
"""The most plays one node yields: a buffer with less room left counts as full."""
_LINE_PLACE = (1 << TILE_SHIFT) - 1


@inner
def too_short(place: int, limit: int, least: int, reach: int) -> bool:
    """Whether no word from here lays squares enough, as far as letters may still follow."""
    laid = (place >> LAID_SHIFT) & 31
    return bool(laid + min(limit - laid, reach) < least)


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
    can be computed is not asked (`if`): a wrong guess of the processor costs more than all of it. What is the
    same for all letters at a node is reckoned before them.
    """
    anchor: int = search[ANCHOR] & 31
    limit, least = search[LIMIT], search[LEAST]
    # A single square that reads both ways is a play across.
    not_alone = search[CROSSED] if search[DIRECTION] == DOWN else 0
    jokers = search[HAND + IS_JOKER + 1]
    start: int = search[START] & 0xFFFF
    writing = len(plays) > 0
    nodes, found = search[NODES], search[FOUND]
    points = points_next = points_now = gain = 0
    while nodes > 0 and found <= capacity - AT_ONCE and stop[0] == 0:
        nodes -= 1
        node: int = STACK + ((nodes & 0xFFFF) << NODE_SHIFT)
        entry: int = search[node + ENTRY]
        choices: int = search[node + CHOICES]
        letters_left = search[node + LETTERS_LEFT]
        squares_left = search[node + SQUARES_LEFT]
        place: int = search[node + PLACE]
        tiles[(place >> LATEST_SHIFT) & 31] = (place >> TILE_SHIFT) & 255
        column: int = place & 31
        base = (entry >> BASE_SHIFT) & 0x7FFFFFFF
        step = -1 - (1 << FIRST_SHIFT) if column <= anchor else 1
        place = (place & _LINE_PLACE) | (column << LATEST_SHIFT)
        place_past = place - column + anchor + 1  # past the separator
        place_next = place + step + (1 << LAID_SHIFT)
        laid: int = (place_next >> LAID_SHIFT) & 31
        accepted = ACCEPT if laid >= max(least, 1 + ((not_alone >> column) & 1)) else 0
        if scoring is not None:
            points = search[node + POINTS_SO_FAR]
            gain = search[GAIN + start + column]
            points_next = points + search[CROSSING + start + column]
        while choices != 0:
            choice = ctz(choices)
            choices &= choices - 1
            at = base + popcount(entry & ((1 << (choice & 31)) - 1))
            below: int = gaddag[at]
            mine = squares_left & search[HAND + choice]
            squares_now = squares_left & ~(mine & -mine)
            left = letters_left & ~((1 if mine & (mine - 1) == 0 else 0) << choice)
            tile = choice | IS_LAID
            place = (place_next if choice != SEPARATOR else place_past) + (tile << TILE_SHIFT)
            if scoring is not None:
                points_now = points_next if choice != SEPARATOR else points
                points_now += scoring[POINTS + choice] * gain
            following: int = place & 31
            while search[SQUARES + start + following] != 0:
                below = child(gaddag, below, search[SQUARES + start + following])
                if scoring is not None:
                    points_now += search[GAIN + start + following]
                place += step
                following = place & 31
            if below & accepted != 0:
                if writing:
                    tiles[column] = tile
                    leftmost = (place >> FIRST_SHIFT) & 31
                    length = (anchor + 1 if step < 0 else following) - leftmost
                    score = 0
                    if scoring is not None:
                        score = score_of(scoring, points_now, laid)
                    header = row_header(search[DIRECTION], search[AT_LINE], leftmost, length, laid, score)
                    write_play(plays, found, header, tiles, leftmost)
                found += 1
            if least > 1 and too_short(place, limit, least, reach[at]):
                continue
            choices_now = (
                choices_from(below, left, squares_now & jokers) & search[ALLOWED + start + following]
            )
            choices_now = choices_now if (place >> LAID_SHIFT) & 31 < limit else 0
            prefetch(gaddag, (below >> BASE_SHIFT) & 0x7FFFFFFF if choices_now != 0 else 0)
            node = STACK + ((nodes & 0xFFFF) << NODE_SHIFT)
            search[node + ENTRY] = below
            search[node + CHOICES] = choices_now
            search[node + LETTERS_LEFT] = left
            search[node + SQUARES_LEFT] = squares_now
            search[node + PLACE] = place
            if scoring is not None:
                search[node + POINTS_SO_FAR] = points_now
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
