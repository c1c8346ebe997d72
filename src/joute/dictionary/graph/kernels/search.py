"""What a search for plays keeps in its arrays, and how it begins.

Indexes are masked (`& 31`) where numba cannot see that they are not negative: it would test each of them for
counting from the end.
"""

from joute.dictionary.graph.jit import ByteArray, IntArray, kernel
from joute.dictionary.graph.kernels.board import BOARD, LINE, PLANE, useful_cross_checks
from joute.dictionary.graph.primitives import LETTERS

# `search`: what is asked, in the order it is given, then where the search stands.
ROWS, COLUMNS = 0, 1
LIMIT = 2  # most squares laid in a play
LEAST = 3  # fewest squares laid in a play, at least 1
OPENING_ROW, OPENING_COLUMN = 4, 5  # of the square a first word covers; -1 if it may lie anywhere
OPENING_DOWN = 6  # 1 if a first word may be laid down too
EMPTY = 7  # 1 if the board is empty
IN_HAND = 8  # the letters in hand, jokers aside
DIRECTION, AT_LINE = 9, 10  # the direction is past `DOWN` at the end
START = 16  # of the line on the board
ANCHORS = 11  # the anchors of the line still to be done, one bit each
ANCHOR = 12
CLOSED = 13  # the square of the line that takes no more letters once the anchor is done
NODES = 14  # on the stack
FOUND = 15  # plays in the buffer
SEARCH = 17

# `stack`: a node is a place in the GADDAG and the squares laid on the way to it.
ENTRY, CHOICES, LETTERS_LEFT, SQUARES_LEFT, COLUMN, LEFTMOST, LAID, LATEST = range(8)
NODE_SHIFT = 3
MOST_NODES = 27 * 53 + 1  # the choices left at each step: every letter, every joker, the separator
STACK = MOST_NODES << NODE_SHIFT

JOKER_SHIFT = 32
"""Choices are letters, and letters for which a joker stands this many bits higher."""

JOKERS = 27
HAND = 28
"""`hand`: for each letter, and then for jokers, the bits of its squares among all those in hand."""

MOST_IN_HAND = 62


@kernel
def begin_search(
    gaddag: IntArray,
    squares: ByteArray,
    letters: ByteArray,
    search: IntArray,
    board: IntArray,
    allowed: IntArray,
    hand: IntArray,
) -> None:
    """Set out the board, its squares row by row, and the hand: letters 1–26, 0 for nothing or a joker."""
    rows, columns = search[ROWS], search[COLUMNS]
    for i in range(EMPTY, SEARCH):
        search[i] = 0
    for i in range(BOARD):
        board[i] = 0
        allowed[i] = 0
    for i in range(HAND):
        hand[i] = 0
    search[EMPTY] = 1
    for row in range(rows):
        for column in range(columns):
            letter = squares[row * columns + column]
            board[(row + 1) * LINE + column + 1] = letter
            board[PLANE + (column + 1) * LINE + row + 1] = letter
            if letter != 0:
                search[EMPTY] = 0
    for i in range(len(letters)):
        letter = letters[i]
        if letter == 0:
            hand[JOKERS] |= 1 << i
        else:
            hand[letter] |= 1 << i
            search[IN_HAND] |= 1 << letter
    useful = search[IN_HAND] if hand[JOKERS] == 0 else LETTERS
    useful_cross_checks(gaddag, board, rows, columns, useful, allowed)
    search[AT_LINE] = -1
