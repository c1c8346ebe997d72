"""The material of DAMES DE LETTRES: letters, board, camps, how the letters are laid (DAM-1 to DAM-3)."""

from __future__ import annotations

from collections.abc import Iterable

from joute.letters import Stock
from joute.play import Seat
from joute.play.grid import Shape

WHITE: Seat = 1
BLACK: Seat = 2

SHAPE = Shape(8, 6)
LETTERS = Stock.from_counts("A9 B2 C2 D3 E12 F2 G2 H2 I8 J1 K1 L5 M3 N6 O6 P2 Q1 R6 S6 T6 U5 V2 W1 X1 Y1 Z1")
"""The 96 reversible letters (DAM-2)."""
JOKERS = "ES"
"""One joker E, one joker S (DAM-2)."""

SHARE = 16
"""Letters each player lays (DAM-3)."""
DEALS = (96, 64, 32)
"""Letters in the bag before the games of a match (DAM-4)."""

SHORTEST = 3
JOKER_LENGTH = 7
STRATEGIC_LIMIT = 20

_WHITE_ROWS = 3
WHITE_CAMP = frozenset(range(_WHITE_ROWS * SHAPE.columns))
BLACK_CAMP = frozenset(range(SHAPE.size)) - WHITE_CAMP

WHITE_PLACES = tuple(range(SHARE))
BLACK_PLACES = tuple(range(SHAPE.size - 1, SHAPE.size - 1 - SHARE, -1))
"""From each player's own left, the row nearest to them first: H6 … A6, H5 … A5 for Black (DAM-3)."""

DIRECTIONS = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)


def can_be_dealt(bag: Stock) -> bool:
    """Whether a game of a match may be dealt from these letters (DAM-4)."""
    return len(bag) in DEALS and not LETTERS.missing(bag)


def jokers_earned(words: Iterable[str]) -> int:
    """One joker for each word of seven letters or more (DAM-18)."""
    return sum(len(word) >= JOKER_LENGTH for word in words)


def opponent(seat: Seat) -> Seat:
    return WHITE + BLACK - seat


def camp(seat: Seat) -> frozenset[int]:
    """The squares on the seat's side of the median line (DAM-1)."""
    return WHITE_CAMP if seat == WHITE else BLACK_CAMP


def _ray(square: int, dx: int, dy: int) -> tuple[int, ...]:
    column, row = SHAPE.column(square) + dx, SHAPE.row(square) + dy
    squares = []
    while 0 <= column < SHAPE.columns and 0 <= row < SHAPE.rows:
        squares.append(row * SHAPE.columns + column)
        column, row = column + dx, row + dy
    return tuple(squares)


RAYS = tuple(tuple(_ray(square, dx, dy) for dx, dy in DIRECTIONS) for square in range(SHAPE.size))
"""From each square, the squares of each of the eight lines, nearest first."""
NEIGHBOURS = tuple(tuple(sorted(ray[0] for ray in rays if ray)) for rays in RAYS)
"""The squares that touch by a side or a corner (DAM-10)."""
DISTANCES = tuple(
    tuple(
        max(abs(SHAPE.column(one) - SHAPE.column(other)), abs(SHAPE.row(one) - SHAPE.row(other)))
        for other in range(SHAPE.size)
    )
    for one in range(SHAPE.size)
)
"""How many squares a word goes on from one square to the other, at least."""
