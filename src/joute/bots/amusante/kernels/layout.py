"""The one array the look-ahead works in: what is asked, the hands, the row, and a frame for each turn ahead.

It is one array because kernels pass one on to each other faster than several.
A hand is 27 counts, of jokers and then of A to Z, and their sum. A square laid is its letter 1–26, and
`AS_JOKER` more where a joker stands for it. A move is a square (or `TAKE`), what it denies the second player
if anything, and how many replies there are.
"""

from joute.games.amusante.material import MOST_SEATS

SIZE = 27
HAND = SIZE + 1
AS_JOKER = 32

SEATS, OWN, FIRST, ROW_LENGTH, ROW_ENTRY, ROW_DENIED, DEPTH, ROWS_LEFT, STOPS, CONSTRAINED = range(10)
WORK, STOPPED = 10, 11
"""What is asked, `STOPS` and `CONSTRAINED` being the options of AMU-4; then how many positions may still be
looked at, and whether that was too few."""
SINGLE = STOPPED + 1
"""For each first letter, as bits, the second letters with which one word alone begins."""
LONE = SINGLE + SIZE
"""The same where the two letters are a word, and one other word alone begins with them."""
HANDS = LONE + SIZE
ROW = HANDS + HAND * MOST_SEATS
"""All squares laid in the line that is looked into, one row after another."""

COUNT, NEXT, BEST, LOW, HIGH, ENTRY, START, END, MADE, TAKES, DENIED, MOVES = range(12)
"""A frame: how many moves there are and which is next, the best value so far and its bounds, where the row
has led in the word graph, where it starts and ends in `ROW`, the move made last, how many rows may still be
taken up, what the second player may not say since it was announced first (AMU-3), the moves.
"""
FRAME = 256
MOST_MOVES = FRAME - MOVES - 2
MOST_DEPTH = 40
MOST_ROW = 26 * (MOST_DEPTH + 2)
FRAMES = ROW + MOST_ROW
SCRATCH = FRAMES + FRAME * (MOST_DEPTH + 2)

TAKE = 0
COMPLETE = 64
"""In a square laid: the word announced ends with it, and nothing follows where that stops the row (AMU-4)."""
NOT_LAST, NOT_OPEN = 32, 64
"""What is denied is a letter whose only word was said or, with one of these, a letter that may come, but not
to complete its word; one that may come, but only to complete it."""
DENIED_SHIFT, REPLIES_SHIFT = 8, 16
SQUARE_BITS, MOVE_BITS, LETTER_BITS, LAID_BITS = 0xFF, 0xFFFF, 31, 63
