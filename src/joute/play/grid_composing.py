"""Letters laid on a board of squares, as the moves they may mean: whole runs, or the laid letters alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from joute.play.composing import Composition, Repair
from joute.play.grid import Direction, Grid, Run
from joute.values import replace


@dataclass(frozen=True, slots=True)
class Placed:
    """A letter on a square; a lower-case one is a joker."""

    square: str
    letter: str


@dataclass(frozen=True, slots=True)
class GridComposition(Composition):
    """Letters in the order they were laid, and the way the word was being written."""

    laid: tuple[Placed, ...] = ()
    down: bool = False


@dataclass(frozen=True, slots=True)
class Composer:
    """One composition on one board. With `over`, letters may be laid on letters (JAG-11)."""

    grid: Grid
    made: GridComposition
    over: bool = False

    def letters(self) -> dict[int, str]:
        """The laid letters by square; those off the board, or on a letter where none may be, fall away."""
        placed = ((self.grid.shape.index(one.square), one.letter) for one in self.made.laid)
        return {
            square: letter
            for square, letter in placed
            if square is not None and _is_letter(letter) and (self.over or not self.grid.filled(square))
        }

    def direction(self, letters: Mapping[int, str]) -> Direction:
        """That of the laid letters if they make a line, else the one chosen."""
        if len(letters) < 2:
            return Direction.DOWN if self.made.down else Direction.ACROSS
        first, second, *_ = letters
        shape = self.grid.shape
        return Direction.DOWN if shape.column(first) == shape.column(second) else Direction.ACROSS

    def runs(self) -> tuple[Run, ...]:
        """The whole run, the laid letters alone where they stand together, a single letter's other run."""
        letters = self.letters()
        if not letters:
            return ()
        after = self.grid.with_cells(letters)
        first, direction = next(iter(letters)), self.direction(letters)
        whole = after.run(first, direction)
        if not set(letters) <= set(whole.squares):
            return ()
        found = [whole, *self._alone(whole, letters)]
        if len(letters) == 1:
            found.append(after.run(first, direction.other))
        return tuple(run for run in found if len(run) > 1)

    def strays(self) -> tuple[str, ...]:
        """The squares laid off the line that the first two make: with them, no word holds all letters."""
        letters = self.letters()
        if not letters:
            return ()
        place = self.grid.shape.column if self.direction(letters) is Direction.DOWN else self.grid.shape.row
        line = place(next(iter(letters)))
        return self.grid.shape.names(tuple(square for square in letters if place(square) != line))

    def gaps(self) -> tuple[str, ...]:
        """The empty squares between letters laid in one line."""
        letters = self.letters()
        if self.strays() or len(letters) < 2:
            return ()
        after, direction = self.grid.with_cells(letters), self.direction(letters)
        step = 1 if direction is Direction.ACROSS else self.grid.shape.columns
        between = range(min(letters), max(letters), step)
        return self.grid.shape.names(tuple(square for square in between if not after.filled(square)))

    def _alone(self, whole: Run, letters: Mapping[int, str]) -> Iterator[Run]:
        squares = tuple(square for square in whole.squares if square in letters)
        step = 1 if whole.direction is Direction.ACROSS else self.grid.shape.columns
        together = all(after - before == step for before, after in pairwise(squares))
        if together and len(squares) < len(whole):
            yield Run(whole.direction, squares)

    def word(self, run: Run) -> str:
        return self.grid.with_cells(self.letters()).word(run)

    def repairs(self) -> tuple[Repair, ...]:
        """The other way round, only the beginning or the end, one letter fewer: the last, or another."""
        backs = tuple(map(self._without, reversed(self.made.laid)))
        if len(backs) < 2:
            return backs
        return (Repair("turn", "", self._turned()), *self._parts(), *backs)

    def _without(self, letter: Placed) -> Repair:
        left = replace(self.made, laid=tuple(one for one in self.made.laid if one != letter))
        return Repair("undo", letter.letter.upper(), left, letter.square, is_step_back=True)

    def _in_line(self) -> list[tuple[int, str]]:
        return sorted(self.letters().items())

    def _placed(self, letters: list[tuple[int, str]]) -> tuple[Placed, ...]:
        return tuple(Placed(self.grid.shape.name(square), letter) for square, letter in letters)

    def _turned(self) -> GridComposition:
        """The same letters from the same square, the other way, over what lies between."""
        line = self._in_line()
        direction = self.direction(self.letters()).other
        square: int | None = line[0][0] if line else None
        turned: list[tuple[int, str]] = []
        for _, letter in line:
            while square is not None and not self.over and self.grid.filled(square):
                square = self.grid.shape.step(square, direction, 1)
            if square is None:
                break
            turned.append((square, letter))
            square = self.grid.shape.step(square, direction, 1)
        return replace(self.made, laid=self._placed(turned), down=direction is Direction.DOWN)

    def _parts(self) -> tuple[Repair, ...]:
        """Where the word lies on both sides of what is on the board: what is laid before it, what after."""
        letters, line = self.letters(), self._in_line()
        run = self.grid.with_cells(letters).run(line[0][0], self.direction(letters)).squares if line else ()
        if not letters.keys() <= set(run):
            return ()
        places = [run.index(square) for square, _ in line]
        cuts = (at for at in range(1, len(places)) if places[at] != places[at - 1] + 1)
        cut = next(cuts, 0)
        if not cut:
            return ()
        head, tail = line[:cut], line[cut:]
        return (
            Repair("keep", f"{_spelled(head)}-", replace(self.made, laid=self._placed(head))),
            Repair("keep", f"-{_spelled(tail)}", replace(self.made, laid=self._placed(tail))),
        )


def _is_letter(text: str) -> bool:
    return len(text) == 1 and text.isascii() and text.isalpha()


def _spelled(letters: list[tuple[int, str]]) -> str:
    return "".join(letter.upper() for _, letter in letters)


def grid_composition(grid: Grid, runs: Mapping[Run, str], over: bool = False) -> GridComposition:
    """The letters that a move of these runs lays on the board."""
    laid: dict[int, str] = {}
    down = False
    for run, word in runs.items():
        down = run.direction is Direction.DOWN
        for square, letter in zip(run.squares, word, strict=True):
            there = grid[square]
            if (there.upper() != letter.upper()) if over else not grid.filled(square):
                laid[square] = letter
    names = grid.shape.name
    return GridComposition(tuple(Placed(names(square), letter) for square, letter in laid.items()), down)
