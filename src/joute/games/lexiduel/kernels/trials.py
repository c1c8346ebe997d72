"""Laying a word on a board to see what comes of it, and taking it back.

The board: its letters; `filled`, 1 where there is one; the owners as the mover sees them (`mine`) and as the
other player does (`theirs`); the mover's stock. Loose arrays: a tuple of them doubles the time of a call.
"""

from joute.dictionary.graph.jit import IntArray, kernel
from joute.games.lexiduel.kernels.best import LETTERS_AT
from joute.games.lexiduel.kernels.layout import MINE, SIDE, THEIRS, square
from joute.games.lexiduel.kernels.places import ALONG, DIRECTION, PLACED, TAKEN

CHANGE = 4
"""A square changed: where in each plane, its letter and owner before."""
MOST_CHANGES = 64


@kernel
def lay(
    letters: IntArray,
    filled: IntArray,
    mine: IntArray,
    theirs: IntArray,
    stock: IntArray,
    reply: IntArray,
    changes: IntArray,
) -> int:
    """Lay a reply: how many squares changed, kept in `changes`."""
    direction = reply[DIRECTION]
    line = reply[ALONG]
    placed = reply[PLACED]
    taken = reply[TAKEN]
    packed = reply[LETTERS_AT]
    count = 0
    for column in range(SIDE):
        new = (placed >> column) & 1
        if new == 0 and (taken >> column) & 1 == 0:
            continue
        here = square(direction, line, column)
        across = square(1 - direction, column, line)
        base = count * CHANGE
        changes[base] = here
        changes[base + 1] = across
        changes[base + 2] = letters[here]
        changes[base + 3] = mine[here]
        count += 1
        if new:
            letter = packed & 31
            packed >>= 5
            letters[here] = letter
            letters[across] = letter
            filled[here] = 1
            filled[across] = 1
            stock[letter] -= 1
        mine[here] = MINE
        mine[across] = MINE
        theirs[here] = THEIRS
        theirs[across] = THEIRS
    return count


@kernel
def take_back(
    letters: IntArray,
    filled: IntArray,
    mine: IntArray,
    theirs: IntArray,
    stock: IntArray,
    changes: IntArray,
    count: int,
) -> None:
    """Undo `lay`."""
    for i in range(count):
        base = i * CHANGE
        here = changes[base]
        across = changes[base + 1]
        owner = changes[base + 3]
        if changes[base + 2] == 0:
            stock[letters[here]] += 1
            letters[here] = 0
            letters[across] = 0
            filled[here] = 0
            filled[across] = 0
        mine[here] = owner
        mine[across] = owner
        theirs[here] = THEIRS + MINE - owner if owner else 0
        theirs[across] = theirs[here]
