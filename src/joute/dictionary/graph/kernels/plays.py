"""All plays of a hand on a crossword board, in chunks of any size.

Gordon, "A faster Scrabble move generation algorithm" (1994): from each anchor the GADDAG is read leftwards
and then, past the separator, rightwards. A play is found from the first anchor of its line that it touches, for
once an anchor is done its square takes no more letters. All that the search knows is in arrays, so that a full
buffer interrupts it and the next call goes on.
"""

from joute.dictionary.graph.jit import ByteArray, IntArray, kernel
from joute.dictionary.graph.kernels.board import ACROSS, CROSSED, DOWN, LINE, square
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, LETTERS, MASK, SEPARATOR, ctz, popcount

# The search: what is asked, then where it stands.
ROWS, COLUMNS = 0, 1
LIMIT = 2  # most squares laid in a play
LEAST = 3  # fewest squares laid in a play, at least 1
EMPTY = 4  # 1 if the board is empty
OPENING_ROW, OPENING_COLUMN = 5, 6  # from 0; -1 if a first word may lie anywhere
OPENING_DOWN = 7  # 1 if a first word may be laid down too
DIRECTION, AT_LINE, ANCHOR = 8, 9, 10
DONE_SQUARE = 11  # the square the latest anchor closes
DEPTH = 12  # of the walk from the anchor; -1 between anchors
SINGLE_CROSSED = 13  # 1 if the first square laid makes a perpendicular word
SEARCH = 16

# A frame of the walk, one for each letter read.
ENTRY, NATURALS, JOKERS, LEFT_IN_HAND, COLUMN, LEFTMOST, LAID, TAKEN = range(8)
FRAME_SHIFT = 3
STACK = 32 << FRAME_SHIFT

# A play found: bytes of a row.
PLAY_DIRECTION, PLAY_ROW, PLAY_COLUMN, PLAY_LENGTH, PLAY_LAID, PLAY_LETTERS = 0, 1, 2, 3, 4, 7
PLAY = 32
IS_JOKER = 32
IS_LAID = 64
WORD = 25


@kernel
def enter_line(
    search: IntArray, board: IntArray, allowed: IntArray, line: IntArray, tiles: ByteArray
) -> bool:
    """Copy a line to work on, the letters then what squares take; False if no play can touch it."""
    direction, at = search[DIRECTION], search[AT_LINE]
    start = square(direction, at, -1)
    touched = 0
    for i in range(LINE):
        line[i] = board[start + i]
        line[LINE + i] = allowed[start + i]
        tiles[i] = board[start + i]
        touched |= board[start + i] | (allowed[start + i] & CROSSED)
    if search[EMPTY] == 0:
        return bool(touched != 0)
    if search[OPENING_ROW] < 0:
        return True
    if direction == DOWN:
        return bool(search[OPENING_DOWN] == 1 and at == search[OPENING_COLUMN])
    return bool(at == search[OPENING_ROW])


@kernel
def is_free_anchor(search: IntArray, line: IntArray, at: int) -> bool:
    """Whether an empty square of the line is one that a play must touch."""
    if search[EMPTY] == 1:
        opening = search[OPENING_ROW] if search[DIRECTION] == DOWN else search[OPENING_COLUMN]
        return bool(search[OPENING_ROW] < 0 or at == opening + 1)
    return bool(line[at - 1] == 0 and line[at + 1] == 0 and line[LINE + at] & CROSSED != 0)


@kernel
def next_anchor(
    gaddag: IntArray,
    board: IntArray,
    allowed: IntArray,
    search: IntArray,
    line: IntArray,
    tiles: ByteArray,
    hand: IntArray,
    stack: IntArray,
) -> bool:
    """Set out from the next anchor that takes a letter; False once there is none."""
    in_hand = 0
    for letter in range(1, 27):
        if hand[letter] > 0:
            in_hand |= 1 << letter
    while search[DIRECTION] <= DOWN:
        lines = search[COLUMNS] if search[DIRECTION] == DOWN else search[ROWS]
        length = search[ROWS] if search[DIRECTION] == DOWN else search[COLUMNS]
        if search[ANCHOR] == 0 and not enter_line(search, board, allowed, line, tiles):
            search[ANCHOR] = length
        line[LINE + search[DONE_SQUARE]] = 0
        while search[ANCHOR] < length:
            search[ANCHOR] += 1
            at = search[ANCHOR]
            jokers = 0
            if line[at] != 0:
                if line[at + 1] != 0:
                    continue
                search[DONE_SQUARE] = at + 1
                naturals = gaddag[0] & (1 << line[at])
            elif is_free_anchor(search, line, at):
                search[DONE_SQUARE] = at
                naturals = line[LINE + at] & in_hand & gaddag[0]
                if hand[0] > 0:
                    jokers = line[LINE + at] & LETTERS & gaddag[0]
            else:
                continue
            if naturals | jokers != 0:
                stack[ENTRY] = gaddag[0]
                stack[NATURALS] = naturals
                stack[JOKERS] = jokers
                stack[LEFT_IN_HAND] = in_hand
                stack[COLUMN] = at
                stack[LEFTMOST] = at
                stack[LAID] = 0
                stack[TAKEN] = -1
                search[DEPTH] = 0
                return True
            line[LINE + search[DONE_SQUARE]] = 0
        search[ANCHOR] = 0
        search[DONE_SQUARE] = 0
        search[AT_LINE] += 1
        if search[AT_LINE] == lines:
            search[AT_LINE] = 0
            search[DIRECTION] += 1
    return False


@kernel
def write_play(
    search: IntArray, tiles: ByteArray, leftmost: int, length: int, laid: int, plays: ByteArray, at: int
) -> None:
    """Write one play as a row of bytes; those past its length mean nothing."""
    direction = search[DIRECTION]
    plays[at + PLAY_DIRECTION] = direction
    plays[at + PLAY_ROW] = search[AT_LINE] if direction == ACROSS else leftmost - 1
    plays[at + PLAY_COLUMN] = leftmost - 1 if direction == ACROSS else search[AT_LINE]
    plays[at + PLAY_LENGTH] = length
    plays[at + PLAY_LAID] = laid
    for i in range(WORD):
        plays[at + PLAY_LETTERS + i] = tiles[leftmost + i]


@kernel
def walk(
    gaddag: IntArray,
    reach: ByteArray,
    search: IntArray,
    line: IntArray,
    tiles: ByteArray,
    hand: IntArray,
    stack: IntArray,
    plays: ByteArray,
    found: int,
    capacity: int,
) -> int:
    """All plays from the anchor, until the capacity is reached; how many are found now."""
    anchor, limit, least = search[ANCHOR], search[LIMIT], search[LEAST]
    writing = len(plays) > 0
    depth = search[DEPTH]
    while found < capacity:
        frame = depth << FRAME_SHIFT
        naturals = stack[frame + NATURALS]
        column = stack[frame + COLUMN]
        taken = -1
        if naturals != 0:
            letter = ctz(naturals)
            stack[frame + NATURALS] = naturals & (naturals - 1)
            if letter != SEPARATOR and line[column] == 0:
                taken = letter
        else:
            jokers = stack[frame + JOKERS]
            if jokers == 0:
                if stack[frame + TAKEN] >= 0:
                    hand[stack[frame + TAKEN]] += 1
                depth -= 1
                if depth < 0:
                    break
                continue
            letter = ctz(jokers)
            stack[frame + JOKERS] = jokers & (jokers - 1)
            taken = 0
        entry = stack[frame + ENTRY]
        at = (entry >> BASE_SHIFT) + popcount(entry & ((1 << letter) - 1))
        entry = gaddag[at]
        in_hand = stack[frame + LEFT_IN_HAND]
        leftmost = stack[frame + LEFTMOST]
        laid = stack[frame + LAID]
        jokers_left = hand[0]
        if letter == SEPARATOR:
            following = anchor + 1
        else:
            if taken >= 0:
                if taken == 0:
                    tiles[column] = letter | IS_LAID | IS_JOKER
                    jokers_left -= 1
                else:
                    tiles[column] = letter | IS_LAID
                    if hand[letter] == 1:
                        in_hand &= ~(1 << letter)
                if laid == 0:
                    search[SINGLE_CROSSED] = line[LINE + column] & CROSSED
                laid += 1
            if column <= anchor:
                leftmost = column
                following = column - 1
                rightmost = anchor
            else:
                following = column + 1
                rightmost = column
            # A single square that reads both ways is a play across.
            if (
                entry & ACCEPT
                and line[following] == 0
                and laid >= least
                and (laid > 1 or search[DIRECTION] == ACROSS or search[SINGLE_CROSSED] == 0)
            ):
                if writing:
                    write_play(search, tiles, leftmost, rightmost - leftmost + 1, laid, plays, found * PLAY)
                found += 1
        if entry & MASK == 0 or (least > 1 and laid + min(limit - laid, reach[at]) < least):
            continue
        jokers = 0
        if line[following] != 0:
            naturals = entry & (1 << line[following])
        else:
            naturals = entry & 1
            if laid < limit:
                fitting = entry & line[LINE + following] & LETTERS
                naturals |= fitting & in_hand
                if jokers_left > 0:
                    jokers = fitting
        if naturals | jokers != 0:
            if taken >= 0:
                hand[taken] -= 1
            depth += 1
            frame = depth << FRAME_SHIFT
            stack[frame + ENTRY] = entry
            stack[frame + NATURALS] = naturals
            stack[frame + JOKERS] = jokers
            stack[frame + LEFT_IN_HAND] = in_hand
            stack[frame + COLUMN] = following
            stack[frame + LEFTMOST] = leftmost
            stack[frame + LAID] = laid
            stack[frame + TAKEN] = taken
    search[DEPTH] = depth
    return found


@kernel
def find_plays(
    gaddag: IntArray,
    reach: ByteArray,
    board: IntArray,
    allowed: IntArray,
    search: IntArray,
    line: IntArray,
    tiles: ByteArray,
    hand: IntArray,
    stack: IntArray,
    plays: ByteArray,
    capacity: int,
) -> int:
    """Go on with the search; how many plays were found, fewer than the capacity only at its end.

    `plays` has room for `capacity` rows, or for none at all where they are only counted.
    """
    found = 0
    while found < capacity:
        if search[DEPTH] < 0 and not next_anchor(gaddag, board, allowed, search, line, tiles, hand, stack):
            break
        found = walk(gaddag, reach, search, line, tiles, hand, stack, plays, found, capacity)
    return found
