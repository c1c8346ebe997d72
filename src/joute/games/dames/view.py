"""What everybody sees (nothing is hidden but the order of the bag), and the state imagined from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from joute.games.dames.board import Board, coloured
from joute.games.dames.ends import ENDING_ARTICLES
from joute.games.dames.judge import REFEREE
from joute.games.dames.material import BLACK, JOKER_LENGTH, SHAPE, WHITE, WHITE_CAMP, opponent
from joute.games.dames.options import Terms
from joute.games.dames.state import Ending, Made, State
from joute.letters import ALPHABET, Stock
from joute.play import Now, Seat, Shuffle, View, shared
from joute.play.grid import EMPTY
from joute.values import swift

NAME = "dames"


@dataclass(frozen=True, slots=True, kw_only=True)
class CellView:
    """One square: its letter (none where it is empty), whose it is, and in whose camp it lies."""

    square: str
    letter: str
    owner: Seat | None
    joker: bool
    camp: Seat


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class WordView:
    word: str
    seat: Seat


@swift
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
    """The square of the letter touched, also after the end, when it is no duty any more."""
    adoube: bool
    last: tuple[str, ...]
    fault: str
    """The article broken, where a fault has lost the game (DAM-23)."""
    prise: str
    rigueur: str
    joker_length: int
    """How long a word must be to earn a joker (DAM-18)."""


def view(state: State, seat: Seat | None, now: Now) -> DamesView:
    board, terms = state.board, state.terms
    return DamesView(
        **shared(NAME, REFEREE, state, seat, now),
        cells=_cells(board),
        letters_in_camps=(
            (board.count_in_camp(WHITE, WHITE), board.count_in_camp(WHITE, BLACK)),
            (board.count_in_camp(BLACK, BLACK), board.count_in_camp(BLACK, WHITE)),
        ),
        words=tuple([_word(made.word, made.seat) for made in state.made]),
        jokers_left=board.jokers_left(),
        bag=state.bag.letters,
        bag_count=len(state.bag),
        captured=state.captured.letters,
        dealt=state.dealt,
        turns=state.turns,
        opening=state.dealt and state.opening,
        strategic=state.strategic,
        touched="" if state.touched is None else SHAPE.name(state.touched),
        adoube=state.adoube,
        last=SHAPE.names(state.last),
        fault=state.ending.broken if state.ending else "",
        prise=terms.prise.value,
        rigueur=terms.rigueur.value,
        joker_length=JOKER_LENGTH,
    )


def own(state: State, seat: Seat | None) -> dict[str, Any]:  # noqa: ARG001
    """Everybody sees the same."""
    return {}


def imagine(seen: DamesView, terms: Terms, shuffle: Shuffle) -> State:  # noqa: ARG001
    """The state the view was taken from: as nothing is hidden, there is only one."""
    cells = "".join(EMPTY if c.owner is None else coloured(c.letter, c.owner) for c in seen.cells)
    jokers = frozenset(square for square, cell in enumerate(seen.cells) if cell.joker)
    return State(
        terms,
        Board(cells, jokers),
        seen.dealt,
        turns=seen.turns,
        made=tuple(Made(made.word, made.seat) for made in seen.words),
        strategic=seen.strategic,
        touched=_squares((seen.touched,))[0] if seen.touched else None,
        adoube=seen.adoube,
        agreed=seen.agreed,
        bag=Stock(seen.bag),
        captured=Stock(seen.captured),
        last=_squares(seen.last),
        ending=_ending(seen),
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


@lru_cache(maxsize=4096)
def _word(word: str, seat: Seat) -> WordView:
    """The words made stay the same values from view to view, and are found unchanged at once."""
    return WordView(word=word, seat=seat)


def _squares(names: tuple[str, ...]) -> tuple[int, ...]:
    squares = (SHAPE.index(name) for name in names)
    return tuple(square for square in squares if square is not None)


def _ending(seen: DamesView) -> Ending | None:
    """An end the board does not show."""
    if seen.outcome is None or seen.outcome.reason not in ENDING_ARTICLES:
        return None
    winner = seen.outcome.winners[0] if seen.outcome.winners else None
    return Ending(seen.outcome.reason, None if winner is None else opponent(winner), seen.fault)
