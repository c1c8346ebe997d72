"""A crossword board as kernels read it: two planes of lines, rows then columns, with an empty border.

Square `column` of line `line` (from 0) stands at `direction * PLANE + (line + 1) * LINE + column + 1` in an
array of `BOARD` numbers; lines are rows where the direction is across and columns where it is down.
"""

from joute.dictionary.graph.jit import IntArray, inner
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, LETTERS, SEPARATOR, child, ctz

ACROSS = 0
DOWN = 1
LINE = 32
LINES = 27
PLANE = LINES * LINE
BOARD = 2 * PLANE

CROSSED_SHIFT = 27
CROSSED = 1 << CROSSED_SHIFT
"""Set in the letters a square takes where laying on it makes a perpendicular word."""


@inner
def letters_between(gaddag: IntArray, board: IntArray, at: int, useful: int) -> int:
    """Which of these letters make a word with what stands just before and after a square of a line."""
    entry = gaddag[0]
    last = at + 1
    while board[last] != 0:
        last += 1
    for after in range(last - 1, at, -1):
        entry = child(gaddag, entry, board[after])
    if last == at + 1:  # nothing after it: read what is before, then the letter past the separator
        before = at - 1
        while board[before] != 0:
            entry = child(gaddag, entry, board[before])
            before -= 1
        entry = gaddag[entry >> BASE_SHIFT] if entry & (1 << SEPARATOR) != 0 else 0
    allowed = 0
    candidates = entry & useful
    while candidates != 0:
        letter = ctz(candidates)
        candidates &= candidates - 1
        whole = child(gaddag, entry, letter)
        if last != at + 1:
            before = at - 1
            while board[before] != 0:
                whole = child(gaddag, whole, board[before])
                before -= 1
        if whole & ACCEPT:
            allowed |= 1 << letter
    return allowed


@inner
def cross_checks(gaddag: IntArray, board: IntArray, rows: int, columns: int, allowed: IntArray) -> None:
    """For every empty square and direction, the letters its perpendicular run allows, none outside."""
    for direction in range(2):
        lines = columns if direction == DOWN else rows
        length = rows if direction == DOWN else columns
        for line in range(lines):
            for column in range(length):
                here = direction * PLANE + (line + 1) * LINE + column + 1
                across = (1 - direction) * PLANE + (column + 1) * LINE + line + 1
                if board[here] != 0:
                    allowed[here] = 0
                elif board[across - 1] == 0 and board[across + 1] == 0:
                    allowed[here] = LETTERS
                else:
                    allowed[here] = CROSSED | letters_between(gaddag, board, across, LETTERS)
