"""Moves of the look-ahead: listed at a frame, made, and taken back."""

from joute.bots.amusante.kernels.layout import (
    AS_JOKER,
    COUNT,
    DENIED,
    DENIED_SHIFT,
    END,
    ENTRY,
    FRAME,
    HAND,
    HANDS,
    LETTER_BITS,
    MADE,
    MOST_MOVES,
    MOVE_BITS,
    MOVES,
    NEXT,
    OWN,
    REPLIES_SHIFT,
    ROW,
    SEATS,
    SINGLE,
    SIZE,
    SQUARE_BITS,
    START,
    TAKE,
    TAKES,
)
from joute.dictionary.graph.jit import IntArray, kernel
from joute.dictionary.graph.primitives import LETTERS, child, ctz, popcount


@kernel
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


@kernel
def list_moves(dawg: IntArray, scratch: IntArray, frame: int, mover: int) -> int:
    """How many moves a frame has: squares that leave the next player least first, taking up the row last."""
    own, following = scratch[OWN], (mover + 1) % scratch[SEATS]
    entry = scratch[frame + ENTRY]
    empty = scratch[frame + END] == scratch[frame + START]
    letters = fitting(scratch, mover, entry) & ~scratch[frame + DENIED]
    scratch[frame + COUNT] = 0
    scratch[frame + NEXT] = 0
    while letters != 0:
        letter = ctz(letters)
        letters &= letters - 1
        replies = fitting(scratch, following, child(dawg, entry, letter))
        square = letter if scratch[HANDS + mover * HAND + letter] > 0 else letter + AS_JOKER
        denied = replies & scratch[SINGLE + letter] if empty else 0
        if denied == 0 or (mover != own and following != own):
            add(scratch, frame, (popcount(replies) << REPLIES_SHIFT) | square)
        while denied != 0:
            fewer = popcount(replies) - 1
            add(scratch, frame, (fewer << REPLIES_SHIFT) | (ctz(denied) << DENIED_SHIFT) | square)
            denied &= denied - 1
    if not empty:
        scratch[frame + MOVES + scratch[frame + COUNT]] = TAKE
        scratch[frame + COUNT] += 1
    return int(scratch[frame + COUNT])


@kernel
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


@kernel
def make(dawg: IntArray, scratch: IntArray, frame: int, mover: int) -> None:
    """Make the frame's next move; the frame after it is where it leads."""
    made: int = scratch[frame + MOVES + int(scratch[frame + NEXT])] & MOVE_BITS
    move = made & SQUARE_BITS
    scratch[frame + NEXT] += 1
    scratch[frame + MADE] = made
    below = frame + FRAME
    start, end = scratch[frame + START], scratch[frame + END]
    scratch[below + TAKES] = scratch[frame + TAKES]
    scratch[below + DENIED] = 1 << (made >> DENIED_SHIFT) if made >> DENIED_SHIFT else 0
    if move == TAKE:
        shift(scratch, start, end, mover, 1)
        scratch[below + START] = end
        scratch[below + END] = end
        scratch[below + ENTRY] = dawg[0]
        scratch[below + TAKES] -= 1
        return
    scratch[ROW + end] = move
    shift(scratch, end, end + 1, mover, -1)
    scratch[below + START] = start
    scratch[below + END] = end + 1
    scratch[below + ENTRY] = child(dawg, scratch[frame + ENTRY], move & LETTER_BITS)


@kernel
def unmake(scratch: IntArray, frame: int, mover: int) -> None:
    """Take back the move made last at the frame."""
    start, end = scratch[frame + START], scratch[frame + END]
    if scratch[frame + MADE] == TAKE:
        shift(scratch, start, end, mover, -1)
    else:
        shift(scratch, end, end + 1, mover, 1)


@kernel
def shift(scratch: IntArray, start: int, end: int, mover: int, sign: int) -> None:
    """Squares of a row go to a hand, or back."""
    hand = HANDS + mover * HAND
    scratch[hand + SIZE] += sign * (end - start)
    for at in range(ROW + start, ROW + end):
        square = 0 if scratch[at] >= AS_JOKER else scratch[at]
        scratch[hand + square] += sign
