"""Moves of the look-ahead: listed at a frame, made, and taken back."""

from joute.bots.amusante.kernels.layout import (
    AS_JOKER,
    COMPLETE,
    CONSTRAINED,
    COUNT,
    DENIED,
    DENIED_SHIFT,
    END,
    ENTRY,
    FRAME,
    HAND,
    HANDS,
    LAID_BITS,
    LETTER_BITS,
    LONE,
    MADE,
    MOST_MOVES,
    MOVE_BITS,
    MOVES,
    NEXT,
    NOT_LAST,
    NOT_OPEN,
    OWN,
    REPLIES_SHIFT,
    ROW,
    SEATS,
    SINGLE,
    SIZE,
    SQUARE_BITS,
    START,
    STOPS,
    TAKE,
    TAKES,
)
from joute.dictionary.graph.jit import IntArray, inner
from joute.dictionary.graph.primitives import ACCEPT, LETTERS, child, ctz, popcount


@inner
def fitting(scratch: IntArray, seat: int, entry: int) -> int:
    """The letters the seat can lay next, as bits."""
    hand = HANDS + seat * HAND
    letters = entry & LETTERS
    if scratch[hand] > 0:
        return letters
    found = 0
    while letters != 0:
        letter = ctz(letters)
        letters &= letters - 1
        if scratch[hand + letter] > 0:
            found |= 1 << letter
    return found


@inner
def unsaid(denied: int) -> int:
    """The letters a second player may lay, as bits: all but one whose only word was said before."""
    return LETTERS & ~(1 << denied) if denied < NOT_LAST else LETTERS


@inner
def list_moves(dawg: IntArray, scratch: IntArray, frame: int, mover: int) -> int:
    """How many moves a frame has: squares that leave the next player least first, taking up the row last."""
    following = (mover + 1) % scratch[SEATS]
    entry, denied = scratch[frame + ENTRY], scratch[frame + DENIED]
    empty, stops = scratch[frame + END] == scratch[frame + START], scratch[STOPS] != 0
    letters = fitting(scratch, mover, entry) & unsaid(denied)
    scratch[frame + COUNT] = 0
    scratch[frame + NEXT] = 0
    while letters != 0:
        letter = ctz(letters)
        letters &= letters - 1
        after = child(dawg, entry, letter)
        square = letter if scratch[HANDS + mover * HAND + letter] > 0 else letter + AS_JOKER
        if stops and after & ACCEPT != 0 and denied != letter + NOT_LAST:
            add(scratch, frame, square + COMPLETE)
        if stops and (after & LETTERS == 0 or denied == letter + NOT_OPEN):
            continue
        replies = fitting(scratch, following, after)
        if (
            not empty
            or list_denying(dawg, scratch, frame, after, square, replies) == 0
            or (mover != scratch[OWN] and following != scratch[OWN])
        ):
            add(scratch, frame, (popcount(replies) << REPLIES_SHIFT) | square)
    if not empty and (scratch[CONSTRAINED] == 0 or scratch[frame + COUNT] == 0):
        scratch[frame + MOVES + scratch[frame + COUNT]] = TAKE
        scratch[frame + COUNT] += 1
    return int(scratch[frame + COUNT])


@inner
def list_denying(dawg: IntArray, scratch: IntArray, frame: int, entry: int, square: int, replies: int) -> int:
    """How many words, announced with the first square, the second player would have wanted to say."""
    letter, count = square & LETTER_BITS, popcount(replies)
    found, left = 0, replies
    while left != 0:
        reply = ctz(left)
        left &= left - 1
        if scratch[SINGLE + letter] & (1 << reply) != 0:
            add(scratch, frame, ((count - 1) << REPLIES_SHIFT) | (reply << DENIED_SHIFT) | square)
            found += 1
        elif scratch[STOPS] != 0 and child(dawg, entry, reply) & ACCEPT != 0:
            add(scratch, frame, (count << REPLIES_SHIFT) | ((reply + NOT_LAST) << DENIED_SHIFT) | square)
            found += 1
            if scratch[LONE + letter] & (1 << reply) != 0:
                add(scratch, frame, (count << REPLIES_SHIFT) | ((reply + NOT_OPEN) << DENIED_SHIFT) | square)
    return found


@inner
def add(scratch: IntArray, frame: int, move: int) -> None:
    """One more move of a frame, in its place among the others."""
    at = scratch[frame + COUNT]
    if at == MOST_MOVES:
        return
    while at > 0 and scratch[frame + MOVES + at - 1] > move:
        scratch[frame + MOVES + at] = scratch[frame + MOVES + at - 1]
        at -= 1
    scratch[frame + MOVES + at] = move
    scratch[frame + COUNT] += 1


@inner
def make(dawg: IntArray, scratch: IntArray, frame: int, mover: int) -> None:
    """Make the frame's next move; the frame after it is where it leads."""
    made: int = scratch[frame + MOVES + int(scratch[frame + NEXT])] & MOVE_BITS
    move = made & SQUARE_BITS
    scratch[frame + NEXT] += 1
    scratch[frame + MADE] = made
    below = frame + FRAME
    start, end = scratch[frame + START], scratch[frame + END]
    scratch[below + TAKES] = scratch[frame + TAKES]
    scratch[below + DENIED] = made >> DENIED_SHIFT
    if move == TAKE:
        shift(scratch, start, end, mover, 1)
        scratch[below + START] = end
        scratch[below + END] = end
        scratch[below + ENTRY] = dawg[0]
        scratch[below + TAKES] -= 1
        return
    scratch[ROW + end] = move & LAID_BITS
    shift(scratch, end, end + 1, mover, -1)
    scratch[below + START] = start
    scratch[below + END] = end + 1
    entry = child(dawg, scratch[frame + ENTRY], move & LETTER_BITS)
    scratch[below + ENTRY] = 0 if move & COMPLETE else entry


@inner
def unmake(scratch: IntArray, frame: int, mover: int) -> None:
    """Take back the move made last at the frame."""
    start, end = scratch[frame + START], scratch[frame + END]
    if scratch[frame + MADE] == TAKE:
        shift(scratch, start, end, mover, -1)
    else:
        shift(scratch, end, end + 1, mover, 1)


@inner
def shift(scratch: IntArray, start: int, end: int, mover: int, sign: int) -> None:
    """Squares of a row go to a hand, or back."""
    hand = HANDS + mover * HAND
    scratch[hand + SIZE] += sign * (end - start)
    for at in range(ROW + start, ROW + end):
        square = 0 if scratch[at] >= AS_JOKER else scratch[at]
        scratch[hand + square] += sign
