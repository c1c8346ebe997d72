"""One search for plays: the arrays the kernels work in, for one board and hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from joute.dictionary.graph.jit import ByteArray, IntArray, storage
from joute.dictionary.graph.kernels import search as layout
from joute.dictionary.graph.kernels.board import DOWN, LINE
from joute.dictionary.graph.kernels.plays import AT_ONCE, find_plays
from joute.dictionary.graph.kernels.rows import PLAY
from joute.dictionary.graph.scoring import Scoring

_NO_REACH = np.zeros(0, np.uint8)
_NO_ROWS = np.zeros((0, PLAY), np.uint8)
_NOTHING = np.zeros(0, np.uint8)
_ENDLESS = 1 << 62
NEVER = np.zeros(1, np.int64)
"""The flag of a search that nobody stops; not read-only, for kernels are compiled for one kind of array."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The square a first word must cover, across or, if allowed, down."""

    row: int
    col: int
    down: bool = True


_ANYWHERE = Opening(-1, -1)


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked: letters are numbers 1–26, 0 is an empty square or, in hand, a joker.

    A letter on the board for which a joker stands may be 32 more: it scores nothing.
    """

    rows: int
    cols: int
    squares: ByteArray
    hand: ByteArray
    limit: int
    opening: Opening | None


class Search:
    """The arrays of one search at a time: begin it, then take its plays chunk by chunk, in one thread."""

    def __init__(self, gaddag: IntArray, stop: IntArray = NEVER, scoring: Scoring | None = None) -> None:
        """`stop`: one number, which another thread makes other than 0 to end the search where it is.

        Without a scoring nothing is reckoned, and the score in a row means nothing.
        """
        self._gaddag = gaddag
        self._stop = stop
        self._scoring = scoring
        self._numbers = None if scoring is None else scoring.numbers
        self._reach = _NO_REACH
        self._search = storage(np.zeros(layout.SEARCH, np.int64))
        self._tiles = storage(np.zeros(2 * LINE, np.uint8))
        self._squares = self._hand = storage(_NOTHING)

    def begin(self, task: Task, least: int = 1, reach: ByteArray = _NO_REACH) -> None:
        """Begin anew; where only plays of `least` squares and more are wanted, with the graph's `reach`."""
        if self._scoring and (self._scoring.rows, self._scoring.cols) != (task.rows, task.cols):
            raise ValueError(f"the scoring is not of a board of {task.rows}×{task.cols}")
        opening = task.opening or _ANYWHERE
        asked = (task.rows, task.cols, task.limit, least, opening.row, opening.col, int(opening.down))
        for i, value in enumerate((*asked, layout.NOT_BEGUN)):
            self._search[i] = value
        self._reach = reach
        self._squares, self._hand = storage(task.squares), storage(task.hand)

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
            self._search,
            self._tiles,
            self._squares,
            self._hand,
            self._numbers,
            rows.reshape(-1),
            capacity,
            self._stop,
        )
