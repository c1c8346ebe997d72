"""Every word that may be laid, as arrays: what bots search, and what the list of moves is written from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from joute.dictionary.graph.jit import IntArray
from joute.games.lexiduel.kernels import places as field
from joute.games.lexiduel.material import SIDE
from joute.games.lexiduel.moves import Laying
from joute.letters import ALPHABET
from joute.play.grid import EMPTY, Direction

_DIRECTIONS = (Direction.ACROSS, Direction.DOWN)
_SIGNS = ("", "+", "-")
_LETTER_BITS = 5
_PLACE_SHIFT = 32


@dataclass(frozen=True, slots=True, eq=False)
class Layings:
    """Legal words in a fixed order. A row is a place << 32 | the letters laid there, five bits each."""

    cells: str
    """The board they are laid on, as in `Grid`."""
    places: IntArray
    """One line a place, its columns named in `kernels.places`: line, span, squares laid and taken, gains."""
    rows: IntArray

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Laying]:
        known: dict[int, tuple[Laying, list[str], list[int]]] = {}
        for row in self.rows.tolist():
            place = row >> _PLACE_SHIFT
            if place not in known:
                known[place] = self._template(place)
            yield _written(*known[place], row)

    def move(self, row: int) -> Laying:
        """The move of one row."""
        number = int(self.rows[row])
        return _written(*self._template(number >> _PLACE_SHIFT), number)

    def find(self, move: Laying) -> int | None:
        """The row of a move; None where it is not among them."""
        places = self.place_of()
        for number in np.unique(places).tolist():
            empty, cells, _ = self._template(number)
            if (empty.square, empty.direction, len(cells)) != (move.square, move.direction, len(move.word)):
                continue
            if empty.sign and move.sign and empty.sign != move.sign:
                continue
            for row in np.flatnonzero(places == number).tolist():
                if self.move(row).word == move.word:
                    return int(row)
        return None

    def place_of(self) -> IntArray:
        """The place of every row."""
        return self.rows >> _PLACE_SHIFT

    def gains(self) -> IntArray:
        """How each row changes the mover's score (first column) and the other player's (second)."""
        return self.places[self.place_of()][:, [field.GAIN, field.LOSS]]

    def squares(self, row: int) -> NDArray[np.int64]:
        """The squares laid, in the order of the letters."""
        return self._squares(row, field.PLACED)

    def taken(self, row: int) -> NDArray[np.int64]:
        """The squares turned over."""
        return self._squares(row, field.TAKEN)

    def letters(self, row: int) -> NDArray[np.int64]:
        """The letters laid, 1–26."""
        packed = int(self.rows[row]) & ((1 << _PLACE_SHIFT) - 1)
        return np.array(
            [(packed >> (_LETTER_BITS * i)) & 31 for i in range(len(self.squares(row)))], np.int64
        )

    def _squares(self, row: int, column: int) -> NDArray[np.int64]:
        place = self.places[int(self.rows[row]) >> _PLACE_SHIFT]
        bits = int(place[column])
        along = np.array([i for i in range(SIDE) if bits >> i & 1], np.int64)
        line = int(place[field.ALONG])
        return line * SIDE + along if place[field.DIRECTION] == 0 else along * SIDE + line

    def _template(self, number: int) -> tuple[Laying, list[str], list[int]]:
        """A place as a move without its letters: the word's cells, and which of them are laid."""
        place = self.places[number].tolist()
        down, line, first = place[field.DIRECTION], place[field.ALONG], place[field.FIRST]
        start, step = (first * SIDE + line, SIDE) if down else (line * SIDE + first, 1)
        length = place[field.LAST] - first + 1
        cells = [self.cells[start + step * i].upper() for i in range(length)]
        empty = Laying(start, _DIRECTIONS[down], "", _SIGNS[place[field.SIGN]])
        return empty, cells, [i for i, cell in enumerate(cells) if cell == EMPTY]


def _written(empty: Laying, cells: list[str], laid: list[int], row: int) -> Laying:
    word = cells.copy()
    for index in laid:
        word[index] = ALPHABET[(row & 31) - 1]
        row >>= _LETTER_BITS
    return Laying(empty.square, empty.direction, "".join(word), empty.sign)
