"""What boards of squares share: names of squares, directions, runs of letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from joute.letters import ALPHABET

EMPTY = "."


class Direction(StrEnum):
    ACROSS = "h"
    DOWN = "v"

    @property
    def other(self) -> Direction:
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


@dataclass(frozen=True, slots=True)
class Shape:
    """The size of a board and the numbering of its squares: index = (row − 1) × columns + column."""

    columns: int
    rows: int

    @property
    def size(self) -> int:
        return self.columns * self.rows

    def name(self, index: int) -> str:
        row, column = divmod(index, self.columns)
        return f"{ALPHABET[column]}{row + 1}"

    def names(self, indices: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self.name(index) for index in indices)

    def index(self, name: str) -> int | None:
        """The square's index; None if the text is no square of this board."""
        letter, number = name[:1].upper(), name[1:]
        column = ALPHABET.find(letter) if letter else -1
        if not (0 <= column < self.columns and number.isascii() and number.isdigit() and len(number) < 4):
            return None
        row = int(number)
        return (row - 1) * self.columns + column if 1 <= row <= self.rows else None

    def column(self, index: int) -> int:
        return index % self.columns

    def row(self, index: int) -> int:
        return index // self.columns

    def step(self, index: int, direction: Direction, count: int) -> int | None:
        """The square `count` further on (back if negative); None off the board."""
        if direction is Direction.ACROSS:
            return index + count if 0 <= self.column(index) + count < self.columns else None
        target = index + count * self.columns
        return target if 0 <= target < self.size else None

    def line(self, index: int, direction: Direction) -> tuple[int, ...]:
        """Every square of the row or column through the square, in reading order."""
        if direction is Direction.ACROSS:
            first = index - self.column(index)
            return tuple(range(first, first + self.columns))
        return tuple(range(self.column(index), self.size, self.columns))

    def neighbours(self, index: int) -> tuple[int, ...]:
        """The squares that touch by a side."""
        near = (self.step(index, d, n) for d in Direction for n in (-1, 1))
        return tuple(square for square in near if square is not None)


@dataclass(frozen=True, slots=True)
class Run:
    """Squares of one line, in reading order."""

    direction: Direction
    squares: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.squares)


@dataclass(frozen=True, slots=True)
class Grid:
    """Letters on a board, one character a square, `.` where it is empty."""

    shape: Shape
    cells: str

    @classmethod
    def empty(cls, shape: Shape) -> Grid:
        return cls(shape, EMPTY * shape.size)

    def __getitem__(self, index: int) -> str:
        return self.cells[index]

    def filled(self, index: int | None) -> bool:
        return index is not None and self.cells[index] != EMPTY

    def with_cells(self, changes: Mapping[int, str]) -> Grid:
        cells = list(self.cells)
        for index, letter in changes.items():
            cells[index] = letter
        return Grid(self.shape, "".join(cells))

    def run(self, index: int, direction: Direction) -> Run:
        """The unbroken run of letters through a filled square."""
        first = index
        while self.filled(before := self.shape.step(first, direction, -1)) and before is not None:
            first = before
        squares = [first]
        while self.filled(after := self.shape.step(squares[-1], direction, 1)) and after is not None:
            squares.append(after)
        return Run(direction, tuple(squares))

    def runs(self, least: int = 2) -> Iterator[Run]:
        """Every run of at least that many letters, across then down, by square."""
        for direction in Direction:
            for index, letter in enumerate(self.cells):
                if letter == EMPTY or self.filled(self.shape.step(index, direction, -1)):
                    continue
                run = self.run(index, direction)
                if len(run) >= least:
                    yield run

    def word(self, run: Run) -> str:
        return "".join(self.cells[square] for square in run.squares)

    def rows_text(self) -> str:
        """The rows, `/` between them, runs of empty squares as numbers: a board's part of a position text."""
        columns = self.shape.columns
        rows = (self.cells[start : start + columns] for start in range(0, self.shape.size, columns))
        return "/".join(_squeezed(row) for row in rows)

    @classmethod
    def from_rows_text(cls, shape: Shape, text: str) -> Grid | None:
        """The inverse of `rows_text`; None if the text does not fit the board."""
        rows = [_spread(row) for row in text.split("/")]
        if len(rows) != shape.rows or any(len(row) != shape.columns for row in rows):
            return None
        return cls(shape, "".join(rows))


def _squeezed(row: str) -> str:
    out, gap = "", 0
    for cell in row + "\n":
        if cell == EMPTY:
            gap += 1
            continue
        out += (str(gap) if gap else "") + cell
        gap = 0
    return out.rstrip("\n")


def _spread(row: str) -> str:
    out, digits = "", ""
    for cell in row + "\n":
        if cell.isascii() and cell.isdigit() and len(digits) < 3:
            digits += cell
            continue
        out += EMPTY * int(digits or 0) + cell
        digits = ""
    return out.rstrip("\n")
