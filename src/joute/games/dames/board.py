"""The letters on the board, with their colours, and the jokers among them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from joute.games.dames.material import (
    BLACK,
    BLACK_PLACES,
    JOKERS,
    SHAPE,
    WHITE,
    WHITE_PLACES,
    camp,
)
from joute.play import Seat
from joute.play.grid import EMPTY


@dataclass(frozen=True, slots=True)
class Board:
    """One character a square: a capital is White's, a small letter Black's, `.` an empty square."""

    cells: str
    jokers: frozenset[int] = frozenset()
    """The squares where the letter is a joker."""

    @classmethod
    def empty_board(cls) -> Board:
        return cls(EMPTY * SHAPE.size)

    @classmethod
    def laid(cls, white: str, black: str) -> Board:
        """The sixteen letters of each player, in the order they are drawn (DAM-3)."""
        cells = [EMPTY] * SHAPE.size
        for square, letter in zip(WHITE_PLACES, white, strict=True):
            cells[square] = letter
        for square, letter in zip(BLACK_PLACES, black, strict=True):
            cells[square] = letter.lower()
        return cls("".join(cells))

    def letter(self, square: int) -> str:
        """The letter as a word spells it; `.` where there is none."""
        return self.cells[square].upper()

    def owner(self, square: int) -> Seat | None:
        cell = self.cells[square]
        return None if cell == EMPTY else WHITE if cell.isupper() else BLACK

    def is_empty(self, square: int) -> bool:
        return self.cells[square] == EMPTY

    def holds_letter(self, square: int, seat: Seat) -> bool:
        """Whether a letter of the seat's, no joker, lies here."""
        return self.owner(square) == seat and square not in self.jokers

    def squares(self, seat: Seat) -> tuple[int, ...]:
        """Where the seat's letters lie, jokers apart."""
        return _squares(self.cells, self.jokers, seat)

    def count(self, seat: Seat) -> int:
        return len(self.squares(seat))

    def count_in_camp(self, seat: Seat, whose: Seat) -> int:
        """How many of the seat's letters lie in that player's camp."""
        return len(camp(whose).intersection(self.squares(seat)))

    def empty_squares(self) -> tuple[int, ...]:
        return tuple(square for square in range(SHAPE.size) if self.is_empty(square))

    def jokers_left(self) -> str:
        """The jokers nobody has set yet (DAM-18)."""
        used = {self.letter(square) for square in self.jokers}
        return "".join(letter for letter in JOKERS if letter not in used)

    def with_cells(self, changes: Mapping[int, str]) -> Board:
        if not changes:
            return self
        cells = self.cells
        for square, cell in changes.items():
            cells = cells[:square] + cell + cells[square + 1 :]
        return Board(cells, self.jokers)

    def moved(self, source: int, target: int) -> Board:
        return self.with_cells({source: EMPTY, target: self.cells[source]})

    def turned(self, squares: Iterable[int], seat: Seat) -> Board:
        """The letters of these squares in the seat's colour."""
        return self.with_cells({square: coloured(self.letter(square), seat) for square in squares})

    def with_joker(self, square: int, letter: str, seat: Seat) -> Board:
        return Board(self.with_cells({square: coloured(letter, seat)}).cells, self.jokers | {square})


def coloured(letter: str, seat: Seat) -> str:
    return letter.upper() if seat == WHITE else letter.lower()


@lru_cache(maxsize=4096)
def _squares(cells: str, jokers: frozenset[int], seat: Seat) -> tuple[int, ...]:
    is_own = str.isupper if seat == WHITE else str.islower
    return tuple([square for square, cell in enumerate(cells) if is_own(cell) and square not in jokers])
