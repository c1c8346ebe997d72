"""A state as the kernels read it: arrays of numbers."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from joute.dictionary.graph.jit import IntArray
from joute.games.jago.board import Board
from joute.games.jago.kernels.layout import (
    DOWN_SHIFT,
    LETTER_BITS,
    LETTER_ROW,
    LINE,
    OPPONENT,
    OWN,
    PLACE_SHIFT,
    SIDE,
    SQUARES,
    Known,
)
from joute.games.jago.kernels.runs import number_runs
from joute.games.jago.material import other, replacements_allowed
from joute.games.jago.moves import Word
from joute.games.jago.state import State
from joute.play.grid import Direction

_NONE = np.zeros(0, np.int64)
_REPLACEABLE = np.array([replacements_allowed(length) for length in range(LINE)], np.int64)
_MOST_FACTS = 2 * SIDE * SIDE
_SHIFTS = LETTER_BITS * np.arange(SIDE - 1, -1, -1)
_CODES = bytes(byte & 31 if bytes([byte]).isalpha() else 0 for byte in range(256))


def known_of(state: State) -> Known:
    letters, colours = _letters(state.board), _colours(state.board, state.turn)
    barred = np.array(sorted([_barred(word) for word in state.forms]), np.int64)
    return Known(letters, colours, *_runs(letters, colours), _NONE, barred)


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


def _runs(letters: IntArray, colours: IntArray) -> tuple[IntArray, IntArray]:
    """Which run each square belongs to, and what is known of the runs."""
    runs, facts = np.zeros(SQUARES, np.int64), np.zeros(_MOST_FACTS, np.int64)
    count = number_runs(letters, colours, _REPLACEABLE, runs, facts)
    return runs, facts[: 2 * count]


def _plane(direction: Direction) -> int:
    return int(direction is Direction.DOWN)


@lru_cache(maxsize=4096)
def _barred(word: Word) -> int:
    return _plane(word.direction) << DOWN_SHIFT | word.square << PLACE_SHIFT | packed(word.letters)


def pool_of(state: State) -> IntArray:
    """How often each letter is at hand."""
    pool = np.zeros(LETTER_ROW, np.int64)
    for letter in state.at_hand:
        pool[ord(letter) & 31] += 1
    return pool
