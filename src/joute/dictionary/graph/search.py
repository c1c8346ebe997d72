"""One search for plays: the arrays the kernels work in, for one board and hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from joute.dictionary.graph.jit import ByteArray, IntArray, storage
from joute.dictionary.graph.kernels import plays as kernel
from joute.dictionary.graph.kernels.board import ACROSS, BOARD, DOWN, LINE, PLANE, cross_checks

_NO_REACH = np.zeros(0, np.uint8)
_NO_ROWS = np.zeros((0, kernel.PLAY), np.uint8)
_ENDLESS = 1 << 62


@dataclass(frozen=True, slots=True)
class Opening:
    """The square a first word must cover, across or, if allowed, down."""

    row: int
    col: int
    down: bool = True


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked: letters are numbers 1–26, 0 is an empty square or a joker."""

    squares: ByteArray
    hand: ByteArray
    limit: int
    opening: Opening | None


class Search:
    """The plays asked for, one chunk after the other.

    Where only plays of `least` squares and more are wanted, `reach` (see `kernels.reach`) must be given.
    """

    def __init__(self, gaddag: IntArray, task: Task, least: int = 1, reach: ByteArray = _NO_REACH) -> None:
        rows, cols = task.squares.shape
        opening = task.opening or Opening(-1, -1)
        search = np.zeros(kernel.SEARCH, np.int64)
        search[kernel.ROWS] = rows
        search[kernel.COLUMNS] = cols
        search[kernel.LIMIT] = task.limit
        search[kernel.LEAST] = least
        search[kernel.EMPTY] = not task.squares.any()
        search[kernel.OPENING_ROW] = opening.row
        search[kernel.OPENING_COLUMN] = opening.col
        search[kernel.OPENING_DOWN] = opening.down
        search[kernel.DEPTH] = -1
        self._gaddag = gaddag
        self._reach = reach
        self._board = storage(_planes(task.squares))
        self._allowed = storage(np.zeros(BOARD, np.int64))
        self._search = storage(search)
        self._line = storage(np.zeros(2 * LINE, np.int64))
        self._tiles = storage(np.zeros(2 * LINE, np.uint8))
        self._hand = storage(np.bincount(task.hand, minlength=27))
        self._stack = storage(np.zeros(kernel.STACK, np.int64))
        cross_checks(gaddag, self._board, rows, cols, self._allowed)

    def fill(self, rows: ByteArray) -> int:
        """Find the next plays, as many as there are rows for, fewer only once there are no more; how many."""
        return self._go_on(rows, len(rows))

    def count(self) -> int:
        """How many plays are still to be found."""
        return self._go_on(_NO_ROWS, _ENDLESS)

    def _go_on(self, rows: ByteArray, capacity: int) -> int:
        return kernel.find_plays(
            self._gaddag,
            self._reach,
            self._board,
            self._allowed,
            self._search,
            self._line,
            self._tiles,
            self._hand,
            self._stack,
            rows.reshape(-1),
            capacity,
        )


def _planes(squares: ByteArray) -> IntArray:
    """The board as kernels read it: its rows, then its columns."""
    rows, cols = squares.shape
    planes = np.zeros((2, PLANE // LINE, LINE), np.int64)
    planes[ACROSS, 1 : rows + 1, 1 : cols + 1] = squares
    planes[DOWN, 1 : cols + 1, 1 : rows + 1] = squares.T
    return planes.reshape(-1)
