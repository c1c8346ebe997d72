"""Every word through one cell of a letter grid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from joute.dictionary.graph.codes import codes
from joute.dictionary.graph.jit import ByteArray, IntArray, storage
from joute.dictionary.graph.kernels import paths as kernel
from joute.dictionary.graph.word_graph import WordGraph

MOST_CELLS = 62
_CHUNK = 1024


@dataclass(frozen=True)
class LetterGrid:
    """A grid of up to 62 cells, counted row by row; a word goes from a letter to any of the eight around it.

    Grids are given as one text, row after row, `.` for an empty cell.
    """

    graph: WordGraph
    rows: int
    cols: int

    def __post_init__(self) -> None:
        if not (self.rows > 0 and self.cols > 0 and self.rows * self.cols <= MOST_CELLS):
            raise ValueError(f"no letter grid of {self.rows}×{self.cols}")

    def paths(
        self, letters: str, through: int, usable: int | None = None, shortest: int = 3
    ) -> Iterator[tuple[int, ...]]:
        """The cells of every word through a cell, in the order of the word, none twice; in a fixed order.

        `usable`, one bit a cell, leaves the other cells out.
        """
        numbers = codes(letters)
        if len(numbers) != self.rows * self.cols or not 0 <= through < len(numbers):
            raise ValueError(f"not a grid of {self.rows}×{self.cols} and a cell of it")
        filled = sum(1 << cell for cell in np.flatnonzero(numbers).tolist())
        cells = filled if usable is None else filled & usable
        if not cells >> through & 1:
            return
        for rows in self._chunks(numbers, cells, through, shortest):
            for row in rows:
                text = row.tobytes()
                yield tuple(text[kernel.PATH_CELLS : kernel.PATH_CELLS + text[kernel.PATH_LENGTH]])

    def _chunks(self, numbers: ByteArray, usable: int, through: int, shortest: int) -> Iterator[ByteArray]:
        gaddag = self.graph.walked_gaddag
        grid = storage(np.zeros(kernel.GRID, np.int64))
        search = storage(np.zeros(kernel.SEARCH, np.int64))
        stack = storage(np.zeros(kernel.STACK, np.int64))
        path = storage(np.zeros(kernel.PATH, np.int64))
        paths = np.zeros((_CHUNK, kernel.PATH), np.uint8)
        sets = np.zeros(_CHUNK, np.int64)
        kernel.set_grid(storage(numbers.astype(np.int64)), usable, self.neighbours, grid)
        kernel.begin_paths(gaddag, grid, through, shortest, search, stack)
        while search[kernel.NODES] > 0:
            found = kernel.find_paths(gaddag, grid, search, stack, path, paths.reshape(-1), sets)
            yield paths[:found]

    @cached_property
    def neighbours(self) -> IntArray:
        """Which cells touch which, as the kernels read it."""
        sets = (self._touching(cell) for cell in range(self.rows * self.cols))
        neighbours: IntArray = storage(np.array(kernel.neighbours_of(list(sets)), np.int64))
        return neighbours

    def _touching(self, cell: int) -> int:
        """The set of the cells that touch a cell."""
        row, column = divmod(cell, self.cols)
        rows = range(max(row - 1, 0), min(row + 2, self.rows))
        columns = range(max(column - 1, 0), min(column + 2, self.cols))
        return sum(1 << r * self.cols + c for r in rows for c in columns) & ~(1 << cell)
