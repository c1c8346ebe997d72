"""Looking ahead with all hands open: alpha-beta, everyone against one seat, on arrays.

A hand is 27 counts, of jokers and then of A to Z; all hands stand one after another in `hands`. A square laid
is its letter 1–26, and `AS_JOKER` more where a joker stands for it; `row` holds all squares laid, those of
the row that lies there from `START` on. Values are tenths of a square for each other player.
"""

from joute.dictionary.graph.jit import IntArray, kernel
from joute.dictionary.graph.primitives import LETTERS, child, ctz, popcount

# `question`: what is asked, then what is left of the work.
SEATS, OWN, FIRST, ROW_START, ROW_END, ROW_ENTRY, ROW_DENIED, DEPTH, ROWS_LEFT, WORK, STOPPED = range(11)
QUESTION = 11

HAND = 27
AS_JOKER = 32
TAKE = 0

COUNT, NEXT, BEST, LOW, HIGH, ENTRY, START, END, MADE, TAKES, DENIED, MOVES = range(12)
"""`DENIED`: letters that may not come second, for the only word with them was announced first (AMU-3)."""
FRAME = 256
MOST_MOVES = FRAME - MOVES - 2
DENIED_SHIFT, REPLIES_SHIFT = 8, 16
SQUARE_BITS, MOVE_BITS, LETTER_BITS = 0xFF, 0xFFFF, 31
"""A move is a square, the letter it denies the second player if any, and how many replies there are."""
MOST_DEPTH = 40
MOST_ROW = 26 * (MOST_DEPTH + 2)

WON = 10_000
ENDLESS = 1 << 40
_A_SQUARE = 10
_A_TURN = 5
_AT_RISK = 3
"""The part of a row that whoever is on turn is likely to take up."""


@kernel
def squares_of(hands: IntArray, seat: int) -> int:
    count = 0
    for square in range(HAND):
        count += hands[seat * HAND + square]
    return count


@kernel
def fitting(hands: IntArray, seat: int, entry: int) -> int:
    """The letters the seat can lay next."""
    letters = entry & LETTERS
    if hands[seat * HAND] > 0:
        return letters
    found = 0
    while letters != 0:
        letter = ctz(letters)
        letters &= letters - 1
        if hands[seat * HAND + letter] > 0:
            found |= 1 << letter
    return found


@kernel
def standing(question: IntArray, hands: IntArray, mover: int, risk: int) -> int:
    """How many squares fewer the own hand has than the others; the mover's has a part of the row besides."""
    seats, own = question[SEATS], question[OWN]
    total = risk if mover != own else -risk * (seats - 1)
    for seat in range(seats):
        size = _A_SQUARE * squares_of(hands, seat)
        total += -size * (seats - 1) if seat == own else size
    return total


@kernel
def settled(question: IntArray, hands: IntArray, depth: int) -> int:
    """The game is over: the fewest squares win (AMU-5, AMU-8), and the sooner the surer."""
    own = squares_of(hands, question[OWN])
    fewest = ENDLESS
    for seat in range(question[SEATS]):
        if seat != question[OWN]:
            fewest = min(fewest, squares_of(hands, seat))
    won = WON - _A_TURN * depth
    won = won if own < fewest else -won if own > fewest else 0
    return int(won * (question[SEATS] - 1) + standing(question, hands, question[OWN], 0))


@kernel
def add(frames: IntArray, frame: int, packed: int) -> None:
    """One more move of a frame, in its place among the others."""
    at = frames[frame + COUNT]
    if at == MOST_MOVES:
        return
    while at > 0 and frames[frame + MOVES + at - 1] > packed:
        frames[frame + MOVES + at] = frames[frame + MOVES + at - 1]
        at -= 1
    frames[frame + MOVES + at] = packed
    frames[frame + COUNT] += 1


@kernel
def enter(
    dawg: IntArray,
    single: IntArray,
    hands: IntArray,
    frames: IntArray,
    frame: int,
    mover: int,
    following: int,
    own: int,
) -> None:
    """List the moves at a frame: squares that leave the next player least first, taking up the row last."""
    entry = frames[frame + ENTRY]
    empty = frames[frame + END] == frames[frame + START]
    letters = fitting(hands, mover, entry) & ~frames[frame + DENIED]
    frames[frame + COUNT] = 0
    frames[frame + NEXT] = 0
    while letters != 0:
        letter = ctz(letters)
        letters &= letters - 1
        replies = fitting(hands, following, child(dawg, entry, letter))
        move = letter if hands[mover * HAND + letter] > 0 else letter + AS_JOKER
        denied = replies & single[letter] if empty else 0
        if denied == 0 or (mover != own and following != own):
            add(frames, frame, (popcount(replies) << REPLIES_SHIFT) | move)
        while denied != 0:
            fewer = popcount(replies) - 1
            add(frames, frame, (fewer << REPLIES_SHIFT) | (ctz(denied) << DENIED_SHIFT) | move)
            denied &= denied - 1
    if not empty:
        frames[frame + MOVES + frames[frame + COUNT]] = TAKE
        frames[frame + COUNT] += 1


@kernel
def shift(hands: IntArray, row: IntArray, start: int, end: int, mover: int, sign: int) -> None:
    """Squares of a row go to a hand, or back."""
    for at in range(start, end):
        square = 0 if row[at] >= AS_JOKER else row[at]
        hands[mover * HAND + square] += sign


@kernel
def make(dawg: IntArray, hands: IntArray, row: IntArray, frames: IntArray, frame: int, mover: int) -> None:
    """Make the frame's next move; the frame after it is where it leads."""
    made: int = frames[frame + MOVES + int(frames[frame + NEXT])] & MOVE_BITS
    move = made & SQUARE_BITS
    frames[frame + NEXT] += 1
    frames[frame + MADE] = made
    below = frame + FRAME
    start, end = frames[frame + START], frames[frame + END]
    frames[below + TAKES] = frames[frame + TAKES]
    frames[below + DENIED] = 1 << (made >> DENIED_SHIFT) if made >> DENIED_SHIFT else 0
    if move == TAKE:
        shift(hands, row, start, end, mover, 1)
        frames[below + START] = end
        frames[below + END] = end
        frames[below + ENTRY] = dawg[0]
        frames[below + TAKES] -= 1
        return
    row[end] = move
    shift(hands, row, end, end + 1, mover, -1)
    frames[below + START] = start
    frames[below + END] = end + 1
    frames[below + ENTRY] = child(dawg, frames[frame + ENTRY], move & LETTER_BITS)


@kernel
def unmake(hands: IntArray, row: IntArray, frames: IntArray, frame: int, mover: int) -> None:
    start, end = frames[frame + START], frames[frame + END]
    if frames[frame + MADE] == TAKE:
        shift(hands, row, start, end, mover, -1)
    else:
        shift(hands, row, end, end + 1, mover, 1)


@kernel
def leaf(question: IntArray, hands: IntArray, frames: IntArray, frame: int, mover: int) -> int:
    """What a position looked no further into is worth."""
    length = frames[frame + END] - frames[frame + START]
    stuck = fitting(hands, mover, frames[frame + ENTRY]) & ~frames[frame + DENIED] == 0
    return standing(question, hands, mover, length * (_A_SQUARE if stuck else _AT_RISK))


@kernel
def worth(
    dawg: IntArray,
    single: IntArray,
    hands: IntArray,
    row: IntArray,
    frames: IntArray,
    question: IntArray,
    stop: IntArray,
) -> int:
    """The own seat's share of what is coming, so many turns ahead; `STOPPED` where work or time ran out.

    `single`: for each first letter, the second letters with which one word alone begins.
    """
    seats, own, deepest = question[SEATS], question[OWN], question[DEPTH]
    frames[ENTRY] = question[ROW_ENTRY]
    frames[START] = question[ROW_START]
    frames[END] = question[ROW_END]
    frames[TAKES] = question[ROWS_LEFT]
    frames[DENIED] = question[ROW_DENIED]
    frames[LOW], frames[HIGH] = -ENDLESS, ENDLESS
    depth, mover = 0, question[FIRST]
    arrived = True
    value = 0
    while True:
        frame = depth * FRAME
        if arrived:
            question[WORK] -= 1
            if question[WORK] < 0 or stop[0] != 0:
                question[STOPPED] = 1
                return 0
            last = (mover + seats - 1) % seats
            over = squares_of(hands, last) == 0 or frames[frame + TAKES] <= 0
            if over or depth == deepest:
                value = (
                    settled(question, hands, depth) if over else leaf(question, hands, frames, frame, mover)
                )
            else:
                enter(dawg, single, hands, frames, frame, mover, (mover + 1) % seats, own)
                frames[frame + BEST] = -ENDLESS if mover == own else ENDLESS
                if frames[frame + COUNT] > 0:
                    make(dawg, hands, row, frames, frame, mover)
                    frames[frame + FRAME + LOW] = frames[frame + LOW]
                    frames[frame + FRAME + HIGH] = frames[frame + HIGH]
                    depth += 1
                    mover = (mover + 1) % seats
                    continue
                value = leaf(question, hands, frames, frame, mover)
        if depth == 0:
            return value
        depth -= 1
        mover = (mover + seats - 1) % seats
        frame = depth * FRAME
        unmake(hands, row, frames, frame, mover)
        if mover == own:
            frames[frame + BEST] = max(frames[frame + BEST], value)
            frames[frame + LOW] = max(frames[frame + LOW], value)
        else:
            frames[frame + BEST] = min(frames[frame + BEST], value)
            frames[frame + HIGH] = min(frames[frame + HIGH], value)
        if frames[frame + LOW] >= frames[frame + HIGH] or frames[frame + NEXT] == frames[frame + COUNT]:
            value = frames[frame + BEST]
            arrived = False
            continue
        make(dawg, hands, row, frames, frame, mover)
        frames[frame + FRAME + LOW] = frames[frame + LOW]
        frames[frame + FRAME + HIGH] = frames[frame + HIGH]
        depth += 1
        mover = (mover + 1) % seats
        arrived = True
