"""Laying a word on a board to see what comes of it, and taking it back."""

from typing import NamedTuple

from joute.dictionary.graph.jit import IntArray, kernel
from joute.games.lexiduel.kernels.best import LETTERS_AT
from joute.games.lexiduel.kernels.layout import MINE, SIDE, THEIRS, square
from joute.games.lexiduel.kernels.places import ALONG, DIRECTION, PLACED, TAKEN

CHANGE = 4
"""A square changed: where in each plane, its letter and owner before."""
MOST_CHANGES = 64


class TrialBoard(NamedTuple):
    """A board as the mover sees it, in both planes; the other player's board shares its arrays."""

    letters: IntArray
    filled: IntArray
    """1 where there is a letter."""
    mine: IntArray
    """The owners as the mover sees them."""
    theirs: IntArray
    """The owners as the other player does."""
    stock: IntArray
    """The mover's letters."""


@kernel
def lay(board: TrialBoard, reply: IntArray, changes: IntArray) -> int:
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
        changes[base + 2] = board.letters[here]
        changes[base + 3] = board.mine[here]
        count += 1
        if new:
            letter = packed & 31
            packed >>= 5
            board.letters[here] = letter
            board.letters[across] = letter
            board.filled[here] = 1
            board.filled[across] = 1
            board.stock[letter] -= 1
        board.mine[here] = MINE
        board.mine[across] = MINE
        board.theirs[here] = THEIRS
        board.theirs[across] = THEIRS
    return count


@kernel
def take_back(board: TrialBoard, changes: IntArray, count: int) -> None:
    """Undo `lay`."""
    for i in range(count):
        base = i * CHANGE
        here = changes[base]
        across = changes[base + 1]
        owner = changes[base + 3]
        if changes[base + 2] == 0:
            board.stock[board.letters[here]] += 1
            board.letters[here] = 0
            board.letters[across] = 0
            board.filled[here] = 0
            board.filled[across] = 0
        board.mine[here] = owner
        board.mine[across] = owner
        board.theirs[here] = THEIRS + MINE - owner if owner else 0
        board.theirs[across] = board.theirs[here]
