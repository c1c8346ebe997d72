"""What the look-ahead works in: boards by depth, the ways and words of one board, the best moves found."""

from typing import Any, NamedTuple

from joute.bots.dames.kernels.choices import SAFETY
from joute.games.dames.engine import Tools

SQUARES = 48
ALPHABET = 27

# `weights`: what so many letters at home are worth, then what each letter is worth on each square, the
# squares counted from the corner at its owner's left; what a joker is worth (DAM-18); last, what it is worth
# that the other side, about to move, has so many letters in all.
WORTH = SAFETY
JOKER = WORTH + SQUARES * ALPHABET
OTHERS_LEFT = JOKER + 1
WEIGHTS = OTHERS_LEFT + SAFETY

# A row of `boards`, one for each depth: the letters, then the same sets as in `sides`, how many turns and
# words have been played, whether White's first word is to come and must be short (DAM-17), the letters of the
# jokers nobody has (0 for none), and the last bits of the codes of all words made, as a set: most words
# differ there already.
OWN, OPPOSING, JOKERS, BLOCKING, HOME, TURNS, MADE, SHORT, NEXT_JOKER, LAST_JOKER, SEEN = range(
    SQUARES, SQUARES + 11
)
BOARD = 64

# `gains`: what the letter of each square is worth to the mover and to the other side; both, if it is turned.
MINE, THEIRS, BOTH = 0, SQUARES, 2 * SQUARES
GAINS = 3 * SQUARES

# `way`: the one being looked at. What the board is worth without words, home apart; the opposing letters
# left; the mover's letters away; how many each side has at home.
FROM, TO, TAKEN, BASE, LEFT, AWAY, AT_HOME, OTHERS_AT_HOME = range(8)
WAY_FIELDS = 8

# A row of `words`: a word's squares, the letters it turns, its code, what those letters are worth, how many
# of them lie in the mover's camp and in the other, the jokers it earns; then the most of gain and letters in
# it and all after it.
MASK, TURNS_OVER, WORD_CODE, GAIN, NEAR, FAR, EARNS, MOST_GAIN, MOST_NEAR, MOST_FAR = range(10)
WORD_ROW = 10
MOST_WORDS = 4096

DEPTHS = 8
WIDEST = 64
"""The most moves kept at one depth."""

LOOKS, TURNING = range(2)
"""`counts`: boards looked at so far; whether captures turn letters over (DAM-7)."""

# A row of `frames`, one for each depth: the next move to try, how many there are, the best value so far, and
# between which values it matters.
NEXT, FOUND, BEST, ALPHA, BETA = range(5)
FRAME = 5


class Buffers(NamedTuple):
    """All the arrays, for one thinker at a time."""

    tools: Tools
    weights: Any
    boards: Any
    made: Any
    """Codes of the words made, in order: a board counts how many of them are its own."""
    letters: Any
    """Those of the board being looked at."""
    gains: Any
    ways: Any
    way: Any
    words: Any
    choices: Any
    """For each depth the best moves, rows as in `choices`, with the jokers earned in place of their words."""
    frames: Any
    counts: Any
