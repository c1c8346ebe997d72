"""All that a seat, or a spectator, may know of a game of JAGO, and a whole state imagined from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from joute.games.jago.board import Board
from joute.games.jago.judge import REFEREE
from joute.games.jago.material import SHAPE, other
from joute.games.jago.moves import Word
from joute.games.jago.options import Terms
from joute.games.jago.state import NO_LETTERS, UPHELD, ContestedTurn, Penalty, State, most_of
from joute.letters import Stock
from joute.play import EndReason, Now, Seat, Shuffle, View, shared
from joute.play.grid import Direction, Grid
from joute.values import swift


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
class ContestedView:
    """What the table would go back to if the turn just played is contested and falls (JAG-20)."""

    board: BoardView
    aside: str
    used: str
    """The letters the turn took from its author's rack."""
    forms: int
    """How many of the forms had been left behind before it."""
    if_right: int
    """How many letters a contest upheld lets the contester turn (JAG-20)."""
    if_wrong: int
    """How many of the contester's a contest refuted lets the author turn (JAG-21)."""


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class FormView:
    """A form a run has lost: it may not come back there (JAG-14)."""

    square: str
    direction: str
    word: str


@swift
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
    contested: ContestedView | None
    """The turn just played, while it may be contested (JAG-19)."""
    stock: str
    """Every letter of the game, wherever it lies: the rulebook's list (JAG-2)."""
    arbitration: str


def view(state: State, seat: Seat | None, now: Now) -> JagoView:
    return JagoView(
        **shared("jago", REFEREE, state, seat, now),
        turn=state.turn,
        board=BoardView.of(state.board),
        **own(state, seat),
        rack_counts=(len(state.rack(1)), len(state.rack(2))),
        bag_count=len(state.bag),
        aside=state.aside.letters,
        last=SHAPE.names(state.last),
        words=state.words_of_turn(),
        forms=tuple([_form(form.square, form.direction, form.letters) for form in state.forms]),
        contested=_contested(state),
        stock=_listed(state.letters()),
        arbitration="contest" if state.terms.contesting else "strict",
    )


def own(state: State, seat: Seat | None) -> dict[str, Any]:
    """What each seat sees in its own way."""
    return {"rack": state.rack(seat).letters if seat in (1, 2) else ""}


@lru_cache(maxsize=64)
def _listed(letters: Stock) -> str:
    """They are the same from a game's first move to its last."""
    return letters.counts_text()


def _rows(cells: str) -> tuple[str, ...]:
    return tuple([cells[start : start + SHAPE.columns] for start in range(0, SHAPE.size, SHAPE.columns)])


@lru_cache(maxsize=4096)
def _form(square: int, direction: Direction, word: str) -> FormView:
    """Forms stay the same values from view to view, and are found unchanged at once."""
    return FormView(square=SHAPE.name(square), direction=direction, word=word)


def _contested(state: State) -> ContestedView | None:
    turn = state.contested
    if turn is None:
        return None
    return ContestedView(
        board=BoardView.of(turn.board),
        aside=turn.aside.letters,
        used=turn.used.letters,
        forms=turn.forms,
        if_right=most_of(turn.board, other(state.turn)),
        if_wrong=most_of(state.board, state.turn),
    )


def imagine(seen: JagoView, terms: Terms, shuffle: Shuffle) -> State:
    """A whole state that looks like the view: what the viewer does not see is drawn."""
    racks, bag = _hidden(seen, shuffle) if seen.turn else ((NO_LETTERS, NO_LETTERS), "")
    return State(
        terms,
        seen.board.board(),
        seen.turn,
        racks,
        bag,
        Stock(seen.aside),
        tuple(Word(_square(form.square), Direction(form.direction), form.word) for form in seen.forms),
        tuple(_square(name) for name in seen.last),
        _contest(seen),
        seen.agreed,
        None if seen.outcome and seen.outcome.reason == EndReason.BLOCKED else seen.outcome,
    )


def _hidden(seen: JagoView, shuffle: Shuffle) -> tuple[tuple[Stock, Stock], str]:
    """The racks, the viewer's own as it is, and the bag."""
    known = "".join(seen.board.letters).replace(".", "") + seen.aside + seen.rack
    unseen = "".join(shuffle(Stock.from_counts(seen.stock).without(known).letters))
    racks = []
    for seat, count in enumerate(seen.rack_counts, 1):
        if seat == seen.seat:
            racks.append(Stock(seen.rack))
        else:
            racks.append(Stock.of(unseen[:count]))
            unseen = unseen[count:]
    return (racks[0], racks[1]), unseen


def _square(name: str) -> int:
    square = SHAPE.index(name)
    if square is None:
        raise ValueError(f"no square: {name}")
    return square


def _contest(seen: JagoView) -> ContestedTurn | Penalty | None:
    """A penalty shows as a duty; which one, by its article."""
    if turn := seen.contested:
        return ContestedTurn(turn.board.board(), Stock(turn.aside), Stock(turn.used), turn.forms)
    return Penalty(seen.duty.article == UPHELD) if seen.duty else None
