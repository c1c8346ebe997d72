"""One search for plays: the arrays the kernels work in, for one board and hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from joute.dictionary.graph.jit import ByteArray, IntArray, storage
from joute.dictionary.graph.kernels import search as layout
from joute.dictionary.graph.kernels.board import BOARD, DOWN, LINE
from joute.dictionary.graph.kernels.plays import AT_ONCE, PLAY, find_plays

_NO_REACH = np.zeros(0, np.uint8)
_NO_ROWS = np.zeros((0, PLAY), np.uint8)
_ENDLESS = 1 << 62
NEVER = np.zeros(1, np.int64)
"""The flag of a search that nobody stops; not read-only, for kernels are compiled for one kind of array."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The square a first word must cover, across or, if allowed, down."""

    row: int
    col: int
    down: bool = True


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked: letters are numbers 1–26, 0 is an empty square or a joker."""

    rows: int
    cols: int
    squares: ByteArray
    hand: ByteArray
    limit: int
    opening: Opening | None


class Search:
    """The arrays of one search at a time: begin it, then take its plays chunk by chunk, in one thread."""

    def __init__(self, gaddag: IntArray, stop: IntArray = NEVER) -> None:
        """`stop`: one number, which another thread makes other than 0 to end the search where it is."""
        self._gaddag = gaddag
        self._stop = stop
        self._reach = _NO_REACH
        self._search = storage(np.zeros(layout.SEARCH, np.int64))
        self._board = storage(np.zeros(BOARD, np.int64))
        self._allowed = storage(np.zeros(BOARD, np.int64))
        self._tiles = storage(np.zeros(2 * LINE, np.uint8))
        self._hand = storage(np.zeros(layout.HAND, np.int64))
        self._stack = storage(np.zeros(layout.STACK, np.int64))

    def begin(self, task: Task, least: int = 1, reach: ByteArray = _NO_REACH) -> None:
        """Begin anew; where only plays of `least` squares and more are wanted, with the graph's `reach`."""
        opening = task.opening or Opening(-1, -1)
        asked = (task.rows, task.cols, task.limit, least, opening.row, opening.col, int(opening.down))
        for i, value in enumerate(asked):
            self._search[i] = value
        self._reach = reach
        layout.begin_search(
            self._gaddag,
            storage(task.squares),
            storage(task.hand),
            self._search,
            self._board,
            self._allowed,
            self._hand,
        )

    @property
    def finished(self) -> bool:
        """Whether every play has been found, or the search was stopped."""
        return bool(self._search[layout.DIRECTION] > DOWN or self._stop[0])

    def fill(self, rows: ByteArray) -> int:
        """Find the next plays until hardly a row is left, or until the end; how many."""
        if len(rows) < AT_ONCE:
            raise ValueError(f"a search needs {AT_ONCE} rows at least")
        return self._go_on(rows, len(rows))

    def count(self) -> int:
        """How many plays are still to be found."""
        return self._go_on(_NO_ROWS, _ENDLESS)

    def _go_on(self, rows: ByteArray, capacity: int) -> int:
        return find_plays(
            self._gaddag,
            self._reach,
            self._board,
            self._allowed,
            self._search,
            self._tiles,
            self._hand,
            self._stack,
            rows.reshape(-1),
            capacity,
            self._stop,
        )
