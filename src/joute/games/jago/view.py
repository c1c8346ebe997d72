"""All that a seat, or a spectator, may know of a game of JAGO."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from joute.games.jago.board import Board
from joute.games.jago.material import SHAPE, other
from joute.games.jago.moves import Word
from joute.games.jago.values import Penalty, Window
from joute.letters import Stock
from joute.play import Seat, View
from joute.play.grid import Grid

if TYPE_CHECKING:
    from joute.games.jago.position import JagoPosition


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """Eleven rows of letters and eleven of owners (`1`, `2`), `.` where a square is empty."""

    letters: tuple[str, ...]
    owners: tuple[str, ...]

    @classmethod
    def of(cls, board: Board) -> BoardView:
        return cls(letters=_rows(board.grid.cells), owners=_rows(board.owners))

    def board(self) -> Board:
        return Board(Grid(SHAPE, "".join(self.letters)), "".join(self.owners))


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowView:
    """The turn just played may be contested (JAG-19); what it would go back to."""

    author: Seat
    board: BoardView
    aside: str
    used: str
    forms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PenaltyView:
    """A contest was judged: this seat turns that many letters of the other's (JAG-20, JAG-21)."""

    seat: Seat
    count: int
    upheld: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FormView:
    """A form a run has lost: it may not come back there (JAG-14)."""

    square: str
    direction: str
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JagoView(View):
    """One view; `rack` is the viewer's own and empty for a spectator."""

    turn: Seat
    board: BoardView
    rack: str
    rack_counts: tuple[int, int]
    bag_count: int
    aside: str
    last: tuple[str, ...]
    words: tuple[str, ...]
    """The words of the latest turn."""
    forms: tuple[FormView, ...]
    window: WindowView | None
    penalty: PenaltyView | None
    stopping: tuple[Seat, ...]
    stock: str
    """Every letter of the game, wherever it lies: the rulebook's list (JAG-2)."""
    arbitration: str


def view_of(position: JagoPosition, seat: Seat | None) -> JagoView:
    return JagoView(
        game="jago",
        seat=seat,
        seats=position.seats,
        to_act=position.to_act(),
        scores=position.scores(),
        outcome=position.outcome(),
        turn=position.turn,
        board=BoardView.of(position.board),
        rack=position.rack(seat).letters if seat in (1, 2) else "",
        rack_counts=(len(position.rack(1)), len(position.rack(2))),
        bag_count=len(position.bag),
        aside=position.aside.letters,
        last=SHAPE.names(position.last),
        words=position.words_of_turn(),
        forms=tuple(_form(word) for word in position.forms),
        window=_window(position),
        penalty=_penalty(position),
        stopping=position.stopping,
        stock=_listed(position.letters()),
        arbitration=position.settings.options["arbitration"],
    )


@lru_cache(maxsize=64)
def _listed(letters: Stock) -> str:
    """They are the same from a game's first move to its last."""
    return letters.counts_text()


def _rows(cells: str) -> tuple[str, ...]:
    return tuple(cells[start : start + SHAPE.columns] for start in range(0, SHAPE.size, SHAPE.columns))


def _form(word: Word) -> FormView:
    return FormView(square=SHAPE.name(word.square), direction=word.direction, word=word.letters)


def _window(position: JagoPosition) -> WindowView | None:
    window = position.contest
    if not isinstance(window, Window):
        return None
    return WindowView(
        author=other(position.turn),
        board=BoardView.of(window.board),
        aside=window.aside.letters,
        used=window.used.letters,
        forms=window.forms,
    )


def _penalty(position: JagoPosition) -> PenaltyView | None:
    penalty = position.contest
    if not isinstance(penalty, Penalty):
        return None
    return PenaltyView(seat=other(position.turn), count=position.turned_by_penalty(), upheld=penalty.upheld)
