"""What boards of squares share: names of squares, directions, runs of letters."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, lru_cache

from joute.letters import ALPHABET
from joute.values import swift

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
    size: int = field(init=False, repr=False, compare=False)
    _names: tuple[str, ...] = field(init=False, repr=False, compare=False)
    _places: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        names = tuple(
            f"{letter}{row}" for row in range(1, self.rows + 1) for letter in ALPHABET[: self.columns]
        )
        object.__setattr__(self, "size", self.columns * self.rows)
        object.__setattr__(self, "_names", names)
        object.__setattr__(self, "_places", {name: index for index, name in enumerate(names)})

    def name(self, index: int) -> str:
        return self._names[index]

    def names(self, indices: tuple[int, ...]) -> tuple[str, ...]:
        names = self._names
        return tuple([names[index] for index in indices])

    def index(self, name: str) -> int | None:
        """The square's index; None if the text is no square of this board."""
        if (known := self._places.get(name)) is not None:
            return known
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
        column, columns = index % self.columns, self.columns
        near = [index - 1] if column else []
        if column + 1 < columns:
            near.append(index + 1)
        if index >= columns:
            near.append(index - columns)
        if index + columns < self.size:
            near.append(index + columns)
        return tuple(near)


@swift
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
        cells = self.cells
        for index, letter in changes.items():
            cells = cells[:index] + letter + cells[index + 1 :]
        return Grid(self.shape, cells)

    def run(self, index: int, direction: Direction) -> Run:
        """The unbroken run of letters through a filled square."""
        cells, columns = self.cells, self.shape.columns
        if direction is Direction.ACROSS:
            step, least = 1, index - index % columns
            most = least + columns
        else:
            step, least, most = columns, 0, self.shape.size
        first, end = index, index + step
        while first - step >= least and cells[first - step] != EMPTY:
            first -= step
        while end < most and cells[end] != EMPTY:
            end += step
        return Run(direction, tuple(range(first, end, step)))

    def runs(self, least: int = 2) -> Iterator[Run]:
        """Every run of at least that many letters, across then down, by square."""
        columns, rows, size = self.shape.columns, self.shape.rows, self.shape.size
        across = EMPTY.join([self.cells[start : start + columns] for start in range(0, size, columns)])
        for found in _letters_in_a_row(least).finditer(across):
            row, column = divmod(found.start(), columns + 1)
            first = row * columns + column
            yield Run(Direction.ACROSS, tuple(range(first, first + found.end() - found.start())))
        down = []
        for found in _letters_in_a_row(least).finditer(
            EMPTY.join([self.cells[c::columns] for c in range(columns)])
        ):
            column, row = divmod(found.start(), rows + 1)
            first = row * columns + column
            down.append(tuple(range(first, first + (found.end() - found.start()) * columns, columns)))
        for squares in sorted(down):
            yield Run(Direction.DOWN, squares)

    def runs_through(self, squares: Collection[int]) -> tuple[Run, ...]:
        """Every run of two letters or more through these filled squares: across then down, by square."""
        found: list[Run] = []
        for direction in Direction:
            seen: set[int] = set()
            runs: list[Run] = []
            for square in squares:
                if square not in seen:
                    run = self.run(square, direction)
                    seen.update(run.squares)
                    runs.append(run)
            runs.sort(key=lambda run: run.squares[0])
            found += [run for run in runs if len(run.squares) > 1]
        return tuple(found)

    def word(self, run: Run) -> str:
        cells = self.cells
        return "".join([cells[square] for square in run.squares])

    def rows_text(self) -> str:
        """The rows, `/` between them, runs of empty squares as numbers: a board's part of a position text."""
        cells, columns = self.cells, self.shape.columns
        return "/".join(
            [_row_text(cells[start : start + columns]) for start in range(0, self.shape.size, columns)]
        )

    @classmethod
    def from_rows_text(cls, shape: Shape, text: str) -> Grid | None:
        """The inverse of `rows_text`; None if the text does not fit the board."""
        rows = [_spread(row) for row in text.split("/")]
        if len(rows) != shape.rows or any(len(row) != shape.columns for row in rows):
            return None
        return cls(shape, "".join(rows))


@cache
def _letters_in_a_row(least: int) -> re.Pattern[str]:
    return re.compile(f"[^{re.escape(EMPTY)}]{{{least},}}")


@lru_cache(maxsize=16_384)
def _row_text(row: str) -> str:
    """Runs of empty squares as numbers; a move leaves most rows as they were."""
    for gap in range(len(row), 0, -1):
        row = row.replace(EMPTY * gap, str(gap))
    return row


def _spread(row: str) -> str:
    out, digits = "", ""
    for cell in row + "\n":
        if cell.isascii() and cell.isdigit() and len(digits) < 3:
            digits += cell
            continue
        out += EMPTY * int(digits or 0) + cell
        digits = ""
    return out.rstrip("\n")
