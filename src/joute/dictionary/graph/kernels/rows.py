"""Plays as rows of bytes: what stands where in one, and how it is written."""

from joute.dictionary.graph.jit import ByteArray, IntArray, inner
from joute.dictionary.graph.kernels.board import ACROSS
from joute.dictionary.graph.kernels.search import (
    BONUS,
    CROSSING_SHIFT,
    THREES,
    THREES_SHIFT,
    TWOS_SHIFT,
    WHOLE_HAND,
)
from joute.dictionary.graph.primitives import eight_bytes, put_eight_bytes

PLAY = 32
"""A play found is a row of so many bytes; its score, if reckoned, takes two, the lower one first."""
PLAY_DIRECTION, PLAY_ROW, PLAY_COLUMN, PLAY_LENGTH, PLAY_LAID, PLAY_SCORE, PLAY_LETTERS = 0, 1, 2, 3, 4, 5, 7
MOST_POINTS = 0xFFFF
"""A play that would score more scores this."""
MOST_TWOS = 16  # doubled more often, every word that scores at all scores that much
IS_LAID = 64


@inner
def score_of(scoring: IntArray, points: int, laid: int) -> int:
    """What a play scores: the word, the perpendicular words, laying a whole hand; `points` as `GAIN` says."""
    word = points & ((1 << CROSSING_SHIFT) - 1)
    crossing = (points >> CROSSING_SHIFT) & ((1 << (TWOS_SHIFT - CROSSING_SHIFT)) - 1)
    twos = (points >> TWOS_SHIFT) & ((1 << (THREES_SHIFT - TWOS_SHIFT)) - 1)
    times = scoring[THREES + ((points >> THREES_SHIFT) & 31)] << min(twos, MOST_TWOS)
    bonus = scoring[BONUS] if laid >= scoring[WHOLE_HAND] else 0
    return int(min(word * times + crossing + bonus, MOST_POINTS))


@inner
def row_header(direction: int, line: int, leftmost: int, length: int, laid: int, score: int) -> int:
    """The bytes of a row before its letters; columns count from 1 here."""
    row = line if direction == ACROSS else leftmost - 1
    column = leftmost - 1 if direction == ACROSS else line
    header = (
        direction | (row << (8 * PLAY_ROW)) | (column << (8 * PLAY_COLUMN)) | (length << (8 * PLAY_LENGTH))
    )
    return header | (laid << (8 * PLAY_LAID)) | (score << (8 * PLAY_SCORE))


@inner
def write_play(plays: ByteArray, row: int, header: int, tiles: ByteArray, leftmost: int) -> None:
    """Write one play, eight bytes at once; the letters past its length mean nothing.

    All are written, for with an `if` numba would count who holds the arrays, which takes longer.
    """
    at = row * PLAY
    put_eight_bytes(plays, at, header)
    put_eight_bytes(plays, at + PLAY_LETTERS, eight_bytes(tiles, leftmost))
    put_eight_bytes(plays, at + PLAY_LETTERS + 8, eight_bytes(tiles, leftmost + 8))
    put_eight_bytes(plays, at + PLAY_LETTERS + 16, eight_bytes(tiles, leftmost + 16))
    put_eight_bytes(plays, at + PLAY_LETTERS + 17, eight_bytes(tiles, leftmost + 17))
