"""All that a search for plays knows, in one array of numbers: where each part of it stands.

One array is what makes it quick: a kernel keeps one address, and every place in it is a constant away.
Indexes are masked (`& 31`) where numba cannot see that they are not negative: it would test each of them for
counting from the end.
"""

from joute.dictionary.graph.kernels.board import BOARD, LINES

# What is asked, in the order it is given, then where the search stands.
ROWS, COLUMNS = 0, 1
LIMIT = 2  # most squares laid in a play
LEAST = 3  # fewest squares laid in a play, at least 1
OPENING_ROW, OPENING_COLUMN = 4, 5  # of the square a first word covers; -1 if it may lie anywhere
OPENING_DOWN = 6  # 1 if a first word may be laid down too
DIRECTION = 7  # `NOT_BEGUN` until board and hand are set out, past `DOWN` at the end
AT_LINE = 8
START = 9  # of the line on the board
ANCHORS = 10  # the anchors of the line still to be done, one bit each
ANCHOR = 11
CLOSED = 12  # the square of the line that takes no more letters once the anchor is done
CROSSED = 13  # the squares of the line where laying makes a perpendicular word, one bit each
NODES = 14  # on the stack
FOUND = 15  # plays in the buffer
EMPTY = 16  # 1 if the board is empty
IN_HAND = 17  # the letters in hand, jokers aside
SET_ROWS, SET_COLUMNS = 18, 19  # of the board set out last: what lies around it is empty
NOT_BEGUN = -1

HAND = 32
"""For each letter, and then for jokers, the bits of its squares among all those in hand."""
JOKERS = 27
MOST_IN_HAND = 62

OCCUPIED = HAND + 32
"""For each line, rows then columns with an empty border, the squares that hold a letter, one bit each."""

SQUARES = OCCUPIED + 2 * LINES
"""The letters on the board; its shape is told in `board`, as that of the planes that follow."""
ALLOWED = SQUARES + BOARD
"""The letters that a square takes."""

GAIN = ALLOWED + BOARD
"""Where plays are scored: what a square multiplies the points of a letter laid on it by, or its own points.

The points that go into the word stand in the lower half of a number and those of perpendicular words, their
word factor taken in, in the upper half: both are reckoned at once.
"""
CROSSING = GAIN + BOARD
"""Where plays are scored: what the letters of the perpendicular word already there add, in the upper half."""
UPPER = 32

STACK = CROSSING + BOARD
"""Nodes: a place in the GADDAG and the squares laid on the way to it.

`PLACE` is the column that is next, and, so many bits higher, the first column of the word, how many squares
are laid, and the tile laid last with its column.
"""
ENTRY, CHOICES, LETTERS_LEFT, SQUARES_LEFT, PLACE, POINTS_SO_FAR, FACTOR = range(7)
FIRST_SHIFT, LAID_SHIFT, TILE_SHIFT, LATEST_SHIFT = 8, 16, 24, 32
NODE_SHIFT = 3
MOST_NODES = 27 * 53 + 1  # the choices left at each step: every letter, every joker, the separator
SEARCH = STACK + (MOST_NODES << NODE_SHIFT)

JOKER_SHIFT = 32
"""Choices are letters, and letters for which a joker stands this many bits higher."""

# A scoring, in an array of its own.
WHOLE_HAND, BONUS = 0, 1  # laying so many squares or more scores so much beside
POINTS = 32  # of each letter; none for the separator and for jokers
LETTER_FACTORS = POINTS + 32
WORD_FACTORS = LETTER_FACTORS + BOARD  # 1 outside the board
SCORING = WORD_FACTORS + BOARD
