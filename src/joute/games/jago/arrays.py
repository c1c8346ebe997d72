"""A state as the kernels read it: arrays of numbers."""

from __future__ import annotations

import numpy as np

from joute.dictionary.graph.jit import IntArray
from joute.games.jago.board import WORD, Board, lines
from joute.games.jago.kernels.layout import (
    DOWN_SHIFT,
    LETTER_BITS,
    LETTER_ROW,
    LINE,
    MIXED,
    OPPONENT,
    OPPONENTS,
    OWN,
    PLACE_SHIFT,
    SIDE,
    UNMIXED,
    Known,
)
from joute.games.jago.material import other, replacements_allowed
from joute.games.jago.moves import Word
from joute.games.jago.state import State
from joute.play.grid import Direction

_NONE = np.zeros(0, np.int64)
_SHIFTS = LETTER_BITS * np.arange(SIDE - 1, -1, -1)
_CODES = bytes(byte & 31 if bytes([byte]).isalpha() else 0 for byte in range(256))


def known_of(state: State) -> Known:
    board, seat = state.board, state.turn
    runs, facts = _runs(board, seat)
    barred = np.array(sorted(_barred(word) for word in state.forms), np.int64)
    return Known(_letters(board), _colours(board, seat), runs, facts, _NONE, barred)


def packed(word: str) -> int:
    """A word of the board as one integer."""
    number = 0
    for letter in word:
        number = number << LETTER_BITS | ord(letter) & 31
    return number


def unpacked(numbers: IntArray) -> list[str]:
    """The words of such integers."""
    codes = numbers[:, None] >> _SHIFTS & 31
    letters = np.where(codes > 0, codes + 64, 0).astype(np.uint8).tobytes()
    return [letters[at : at + SIDE].lstrip(b"\0").decode() for at in range(0, len(letters), SIDE)]


def _planes(codes: bytes) -> IntArray:
    squares = np.frombuffer(codes, np.uint8).reshape(SIDE, SIDE)
    planes = np.zeros((2, LINE, LINE), np.int64)
    planes[0, 1:-1, 1:-1] = squares
    planes[1, 1:-1, 1:-1] = squares.T
    return planes.ravel()


def _letters(board: Board) -> IntArray:
    return _planes(board.grid.cells.encode().translate(_CODES))


def _colours(board: Board, seat: int) -> IntArray:
    shown = str.maketrans({str(seat): chr(OWN), str(other(seat)): chr(OPPONENT), ".": chr(0)})
    return _planes(board.owners.translate(shown).encode())


def _runs(board: Board, seat: int) -> tuple[IntArray, IntArray]:
    """Which run each square belongs to, and what is known of the runs."""
    runs = np.zeros((2, LINE, LINE), np.int64)
    facts: list[int] = []
    own, theirs = str(seat), str(other(seat))
    for (direction, line, cells), (_, _, owners) in zip(
        lines(board.grid.cells), lines(board.owners), strict=True
    ):
        for match in WORD.finditer(cells):
            first, end = match.span()
            whose = _whose(owners.count(own, first, end), owners.count(theirs, first, end))
            facts += [whose, replacements_allowed(end - first)]
            runs[_plane(direction), line + 1, first + 1 : end + 1] = len(facts) // 2
    return runs.ravel(), np.array(facts, np.int64)


def _whose(own: int, theirs: int) -> int:
    if theirs >= own:
        return OPPONENTS
    return MIXED if theirs else UNMIXED


def _plane(direction: Direction) -> int:
    return int(direction is Direction.DOWN)


def _barred(word: Word) -> int:
    return _plane(word.direction) << DOWN_SHIFT | word.square << PLACE_SHIFT | packed(word.letters)


def pool_of(state: State) -> IntArray:
    """How often each letter is at hand."""
    pool = np.zeros(LETTER_ROW, np.int64)
    for letter in state.at_hand:
        pool[ord(letter) & 31] += 1
    return pool
