"""What everybody sees: the game hides nothing but the order of the bag."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from joute.games.dames.board import Board
from joute.games.dames.material import BLACK, SHAPE, WHITE, WHITE_CAMP
from joute.letters import ALPHABET
from joute.play import Seat, View
from joute.play.grid import EMPTY

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition


@dataclass(frozen=True, slots=True, kw_only=True)
class CellView:
    """One square: its letter (none where it is empty), whose it is, and in whose camp it lies."""

    square: str
    letter: str
    owner: Seat | None
    joker: bool
    camp: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class WordView:
    word: str
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DamesView(View):
    """The table; squares in the order A1 … H1, A2 … H6."""

    cells: tuple[CellView, ...]
    letters_in_camps: tuple[tuple[int, int], ...]
    """For each seat, its letters in its own camp and in the other."""
    words: tuple[WordView, ...]
    jokers_left: str
    bag: str
    """The letters that stay in the bag, in alphabetical order: anybody can count them."""
    bag_count: int
    captured: str
    dealt: bool
    turns: int
    opening: bool
    strategic: int
    touched: str
    adoube: bool
    agreed: tuple[Seat, ...]
    last: tuple[str, ...]
    fault: str
    """The article broken, where a fault has lost the game."""
    prise: str
    rigueur: str


def view_of(position: DamesPosition, seat: Seat | None) -> DamesView:
    board, options = position.board, position.settings.options
    return DamesView(
        game="dames",
        seat=seat,
        seats=position.seats,
        to_act=position.to_act(),
        scores=position.scores(),
        outcome=position.outcome(),
        cells=_cells(board),
        letters_in_camps=(
            (board.count_in_camp(WHITE, WHITE), board.count_in_camp(WHITE, BLACK)),
            (board.count_in_camp(BLACK, BLACK), board.count_in_camp(BLACK, WHITE)),
        ),
        words=tuple(WordView(word=made.word, seat=made.seat) for made in position.made),
        jokers_left=board.jokers_left(),
        bag=position.bag.letters,
        bag_count=len(position.bag),
        captured=position.captured.letters,
        dealt=position.dealt,
        turns=position.turns,
        opening=position.dealt and position.opening,
        strategic=position.strategic,
        touched="" if position.touched is None else SHAPE.name(position.touched),
        adoube=position.adoube,
        agreed=position.agreed,
        last=SHAPE.names(position.last),
        fault=position.ending.broken if position.ending else "",
        prise=options["prise"],
        rigueur=options["rigueur"],
    )


def _cells(board: Board) -> tuple[CellView, ...]:
    if not board.jokers:
        return tuple(map(_cell, range(SHAPE.size), board.cells))
    return tuple(_cell(square, cell, square in board.jokers) for square, cell in enumerate(board.cells))


@lru_cache(maxsize=SHAPE.size * (2 * len(ALPHABET) + 1))
def _cell(square: int, cell: str, joker: bool = False) -> CellView:
    return CellView(
        square=SHAPE.name(square),
        letter="" if cell == EMPTY else cell.upper(),
        owner=None if cell == EMPTY else WHITE if cell.isupper() else BLACK,
        joker=joker,
        camp=WHITE if square in WHITE_CAMP else BLACK,
    )
