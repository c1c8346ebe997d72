"""LEXIDUEL behind the contract every game keeps."""

from __future__ import annotations

from typing import Any, ClassVar

from joute.games.lexiduel import compose, guide, text, view
from joute.games.lexiduel.judge import REFEREE
from joute.games.lexiduel.state import State
from joute.letters import Stock
from joute.play import (
    Composition,
    Duty,
    Move,
    Moves,
    Referee,
    RefereedPosition,
    Refused,
    Seat,
    Shuffle,
    illegal,
)
from joute.play.grid import EMPTY
from joute.play.grid_composing import GridComposition
from joute.play.refereed import Composing, Guiding, Viewing, Writing


class LexiduelPosition(RefereedPosition[State]):
    """One moment of LEXIDUEL."""

    __slots__ = ()
    referee: ClassVar[Referee[Any]] = REFEREE
    composing: ClassVar[Composing] = compose
    writing: ClassVar[Writing] = text
    guiding: ClassVar[Guiding] = guide
    viewing: ClassVar[Viewing] = view

    def awaits(self, seat: Seat, composition: Composition) -> Duty | None:
        if not isinstance(composition, GridComposition):
            return None
        return compose.awaits(self.state, seat, composition)

    def moves(self, seat: Seat) -> Moves:
        from joute.games.lexiduel import generate  # numpy and numba: only where moves are listed

        return generate.moves(self.state, seat)

    def chance(self, shuffle: Shuffle) -> Move:  # noqa: ARG002
        raise Refused(illegal("LXD-3", "no_chance"))

    def view(self, seat: Seat | None) -> view.LexiduelView:
        return view.view(self.state, seat, self.now())

    def letters(self) -> Stock:
        blue, red = self.state.stocks
        return blue.plus(red).plus(self.state.board.cells.replace(EMPTY, "").upper())

    def shown(self, move: Move, to: Seat | None) -> str:  # noqa: ARG002
        return move.text()
