"""The board: letters, and the colour each one shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from joute.games.jago.material import SHAPE
from joute.letters import is_word_shaped
from joute.play.grid import EMPTY, Direction, Grid

WORD = re.compile("[A-Z]{2,}")
_NEIGHBOURS = tuple(frozenset(SHAPE.neighbours(square)) for square in range(SHAPE.size))


@dataclass(frozen=True, slots=True)
class Board:
    """Letters and, on the same squares, the seat whose colour shows (`1`, `2`, `.`)."""

    grid: Grid
    owners: str

    @classmethod
    def empty(cls) -> Board:
        return cls(Grid.empty(SHAPE), EMPTY * SHAPE.size)

    @property
    def is_empty(self) -> bool:
        return self.owners == EMPTY * SHAPE.size

    def owner(self, square: int) -> int | None:
        return None if self.owners[square] == EMPTY else int(self.owners[square])

    def count(self, seat: int) -> int:
        return self.owners.count(str(seat))

    def squares_of(self, seat: int) -> tuple[int, ...]:
        mark = str(seat)
        return tuple([square for square, owner in enumerate(self.owners) if owner == mark])

    def letters(self) -> str:
        return self.grid.cells.replace(EMPTY, "")

    def with_letters(self, changes: Mapping[int, str]) -> Board:
        """The letters laid; their colour still has to be shown with `turned`."""
        return Board(self.grid.with_cells(changes), self.owners)

    def turned(self, squares: Iterable[int], seat: int) -> Board:
        owners, mark = list(self.owners), str(seat)
        for square in squares:
            owners[square] = mark
        return Board(self.grid, "".join(owners))

    def text(self) -> str:
        """Rows as in `Grid.rows_text`: seat 1's letters in capitals, seat 2's in small letters."""
        shown = [
            cell.lower() if owner == "2" else cell
            for cell, owner in zip(self.grid.cells, self.owners, strict=True)
        ]
        return Grid(SHAPE, "".join(shown)).rows_text()

    @classmethod
    def from_text(cls, text: str) -> Board | None:
        """The inverse of `text`; None if it is no board."""
        grid = Grid.from_rows_text(SHAPE, text)
        if grid is None:
            return None
        letters = grid.cells.replace(EMPTY, "").upper()
        if letters and not is_word_shaped(letters):
            return None
        owners = (EMPTY if cell == EMPTY else "2" if cell.islower() else "1" for cell in grid.cells)
        return cls(Grid(SHAPE, grid.cells.upper()), "".join(owners))


def is_connected(grid: Grid) -> bool:
    """Whether all letters touch by their sides, directly or through others (JAG-6)."""
    filled = {square for square, cell in enumerate(grid.cells) if cell != EMPTY}
    waiting = [filled.pop()] if filled else []
    while waiting:
        near = filled & _NEIGHBOURS[waiting.pop()]
        filled -= near
        waiting.extend(near)
    return not filled


def lines(cells: str) -> Iterator[tuple[Direction, int, str]]:
    """Direction, number from 0 and contents of every row, then of every column."""
    for row in range(SHAPE.rows):
        yield Direction.ACROSS, row, cells[row * SHAPE.columns : (row + 1) * SHAPE.columns]
    for column in range(SHAPE.columns):
        yield Direction.DOWN, column, cells[column :: SHAPE.columns]


def words_on(grid: Grid) -> Iterator[tuple[Direction, int, str]]:
    """Direction, first square and letters of every run of two or more, across then down."""
    for direction, number, cells in lines(grid.cells):
        for match in WORD.finditer(cells):
            row, column = (
                (number, match.start()) if direction is Direction.ACROSS else (match.start(), number)
            )
            yield direction, row * SHAPE.columns + column, match[0]


def all_words(grid: Grid) -> list[str]:
    """The letters of every run of two or more, without their places."""
    cells, columns = grid.cells, SHAPE.columns
    rows = [cells[start : start + columns] for start in range(0, SHAPE.size, columns)]
    return WORD.findall(EMPTY.join(rows + [cells[column::columns] for column in range(columns)]))
