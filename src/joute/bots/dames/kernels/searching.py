"""The look-ahead: each side plays the best of its few best moves, to a fixed depth (alpha-beta)."""

from joute.bots.dames.kernels.buffers import (
    ALPHA,
    BEST,
    BETA,
    BLOCKING,
    BOARD,
    FOUND,
    FRAME,
    HOME,
    JOKERS,
    LAST_JOKER,
    MADE,
    NEXT,
    NEXT_JOKER,
    OPPOSING,
    OWN,
    SEEN,
    SHORT,
    SQUARES,
    TURNING,
    TURNS,
    WIDEST,
    Buffers,
)
from joute.bots.dames.kernels.choices import (
    CAPTURED,
    CHOICE,
    CODE,
    FIRST,
    OTHER_CODE,
    SECOND,
    SOURCE,
    TARGET,
    TURNED,
    VALUE,
    WON,
)
from joute.bots.dames.kernels.looking import look
from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.primitives import ctz, popcount

LATER = WON // 2
"""A value beyond this is a win to come, or a loss."""
A_TURN = 1_000
"""What comes a turn later counts so much less: a win soon, a loss late."""
NEVER = -(1 << 60)
_EVERY = (1 << SQUARES) - 1


@inner
def make(buffers: Buffers, depth: int, which: int) -> None:
    """Write the board after a move found at a depth to the next depth, as the side to move there sees it."""
    boards, choices = buffers.boards, buffers.choices
    row, then = depth * BOARD, (depth + 1) * BOARD
    at = (depth * WIDEST + which) * CHOICE
    source, target = choices[at + SOURCE], choices[at + TARGET]
    captured, turned = choices[at + CAPTURED], choices[at + TURNED]
    for i in range(BOARD):
        boards[then + i] = boards[row + i]
    boards[then + target] = boards[row + source]
    boards[then + source] = 0
    gained = turned | 1 << target
    if buffers.counts[TURNING] == 1:
        gained |= captured
    else:
        squares = captured
        while squares != 0:
            boards[then + ctz(squares)] = 0
            squares &= squares - 1
    boards[then + OWN] = boards[row + OPPOSING] & ~(captured | turned)
    boards[then + OPPOSING] = boards[row + OWN] & ~(1 << source) | gained
    boards[then + JOKERS] = boards[row + BLOCKING]
    boards[then + BLOCKING] = boards[row + JOKERS]
    boards[then + HOME] = _EVERY & ~boards[row + HOME]
    if choices[at + FIRST] >= 0 and boards[row + TURNS] & 1 == 0:  # White has made a word
        boards[then + SHORT] = 0
    boards[then + TURNS] = boards[row + TURNS] + 1
    note_made(buffers, then, choices[at + CODE])
    note_made(buffers, then, choices[at + OTHER_CODE])
    for _ in range(max(0, choices[at + FIRST]) + max(0, choices[at + SECOND])):
        set_joker(buffers, then)


@inner
def set_joker(buffers: Buffers, row: int) -> None:
    """Set a joker for who has just moved (DAM-18) beside as many letters as possible, as the bot does."""
    boards, neighbours = buffers.boards, buffers.tools.neighbours
    if boards[row + NEXT_JOKER] == 0:
        return
    filled = boards[row + OWN] | boards[row + OPPOSING] | boards[row + JOKERS] | boards[row + BLOCKING]
    best, most = -1, -1
    for square in range(SQUARES):
        beside = popcount(neighbours[square] & filled)
        if (filled >> square) & 1 == 0 and beside > most:
            best, most = square, beside
    boards[row + best] = boards[row + NEXT_JOKER]
    boards[row + BLOCKING] |= 1 << best
    boards[row + NEXT_JOKER] = boards[row + LAST_JOKER]
    boards[row + LAST_JOKER] = 0


@inner
def note_made(buffers: Buffers, row: int, code: int) -> None:
    """A word more has been made; 0 is none."""
    if code != 0:
        buffers.made[buffers.boards[row + MADE]] = code
        buffers.boards[row + MADE] += 1
        buffers.boards[row + SEEN] |= 1 << (code & 63)


@inner
def best_value(gaddag: IntArray, buffers: Buffers, depth: int, few: int) -> int:
    """The board after the best move of the side to move; a side that is blocked has lost (DAM-21).

    With no more than `few` moves, each is tried for whether it blocks the other side.
    """
    count = look(gaddag, buffers, depth, few + 1)
    if count == 0:
        return -WON
    best = int(buffers.choices[depth * WIDEST * CHOICE + VALUE])
    if count > few or best >= WON:
        return best
    for which in range(count):
        make(buffers, depth, which)
        if look(gaddag, buffers, depth + 1, 1) == 0:
            return WON
    return best


@inner
def enter(gaddag: IntArray, buffers: Buffers, depth: int, width: int, few: int) -> None:
    """Find the moves to try at a depth; 0 of them where the board is weighed as it is."""
    frames, frame = buffers.frames, depth * FRAME
    frames[frame + NEXT] = 0
    frames[frame + FOUND] = 0
    if width == 0:
        frames[frame + BEST] = best_value(gaddag, buffers, depth, few)
        return
    found = look(gaddag, buffers, depth, width)
    top = buffers.choices[depth * WIDEST * CHOICE + VALUE]
    if found == 0:
        frames[frame + BEST] = -WON
    elif top >= WON:
        frames[frame + BEST] = top
    else:
        frames[frame + BEST] = NEVER
        frames[frame + FOUND] = found


@kernel
def search(
    gaddag: IntArray, buffers: Buffers, widths: IntArray, few: int, alpha: int, beta: int, stop: IntArray
) -> int:
    """What the board at depth 0 is worth to the side to move, exactly where that lies between alpha and beta.

    `widths`: how many moves are tried at each depth, 0 at the last. `NEVER` where it was stopped.
    """
    frames = buffers.frames
    frames[ALPHA] = alpha
    frames[BETA] = beta
    enter(gaddag, buffers, 0, widths[0], few)
    depth = 0
    while stop[0] == 0:
        frame = depth * FRAME
        best = frames[frame + BEST]
        if frames[frame + NEXT] < frames[frame + FOUND] and best < frames[frame + BETA]:
            make(buffers, depth, frames[frame + NEXT])
            frames[frame + NEXT] += 1
            frames[frame + FRAME + ALPHA] = -frames[frame + BETA]
            frames[frame + FRAME + BETA] = -max(frames[frame + ALPHA], best)
            depth += 1
            enter(gaddag, buffers, depth, widths[depth], few)
            continue
        if depth == 0:
            return int(best)
        value = -best
        if value >= LATER:
            value -= A_TURN
        elif value <= -LATER:
            value += A_TURN
        depth -= 1
        frames[depth * FRAME + BEST] = max(frames[depth * FRAME + BEST], value)
    return NEVER
