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

# A choice is what is laid: a letter, or `IS_JOKER` more for a joker that stands for it; 0 is the separator.
# Sets of choices have one bit for each.
HAND = 32
"""For each choice, the bits of its squares among all those in hand."""
MOST_IN_HAND = 62

OCCUPIED = HAND + 64
"""For each line, rows then columns with an empty border, the squares that hold a letter, one bit each."""

SQUARES = OCCUPIED + 2 * LINES
"""The letters on the board; its shape is told in `board`, as that of the planes that follow."""
ALLOWED = SQUARES + BOARD
"""The choices that a square takes; the separator is always one of them."""

GAIN = ALLOWED + BOARD
"""Where plays are scored: what a square multiplies the points of a letter laid on it by, or its own points.

All that a score is made of is added up in one number: the points of the word; so many bits higher those of
the perpendicular words, their factors taken in; then how often the word is doubled, and trebled.
"""
CROSSING = GAIN + BOARD
"""Where plays are scored: what laying on a square adds to that number, whatever the letter."""
CROSSING_SHIFT, TWOS_SHIFT, THREES_SHIFT = 16, 40, 46

STACK = CROSSING + BOARD
"""Nodes: a place in the GADDAG and the squares laid on the way to it.

`PLACE` is the column that is next, and, so many bits higher, the first column of the word, how many squares
are laid, and the tile laid last with its column: one addition goes from a place to the next.
"""
ENTRY, CHOICES, LETTERS_LEFT, SQUARES_LEFT, PLACE, POINTS_SO_FAR = range(6)
FIRST_SHIFT, LAID_SHIFT, TILE_SHIFT, LATEST_SHIFT = 8, 16, 24, 32
NODE_SHIFT = 3
MOST_NODES = 27 * 53 + 1  # the choices left at each step: every letter, every joker, the separator
SEARCH = STACK + (MOST_NODES << NODE_SHIFT)

# A scoring, in an array of its own.
WHOLE_HAND, BONUS = 0, 1  # laying so many squares or more scores so much beside
POINTS = 32  # of each choice; none for the separator and for jokers
LETTER_FACTORS = POINTS + 64
WORD_FACTORS = LETTER_FACTORS + BOARD
WORD_TIMES = WORD_FACTORS + BOARD  # how often a word factor doubles and trebles, as `GAIN` says
THREES = WORD_TIMES + BOARD  # powers of 3, as far as scores go
SCORING = THREES + 32
