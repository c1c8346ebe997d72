"""DÉMO behind the contract every game keeps."""

from __future__ import annotations

from typing import Any, ClassVar

from joute.games.demo import compose, guide, text, view
from joute.games.demo.judge import REFEREE
from joute.games.demo.state import State
from joute.letters import Stock
from joute.letters.squares import SQUARES
from joute.play import (
    Composition,
    Duty,
    Move,
    Moves,
    Referee,
    RefereedPosition,
    Refusal,
    Seat,
    Shuffle,
)
from joute.play.grid_composing import GridComposition
from joute.play.refereed import Composing, Guiding, Viewing, Writing
from joute.play.squares import Deal


class DemoPosition(RefereedPosition[State]):
    """One moment of DÉMO."""

    __slots__ = ()
    referee: ClassVar[Referee[Any]] = REFEREE
    composing: ClassVar[Composing] = compose
    writing: ClassVar[Writing] = text
    guiding: ClassVar[Guiding] = guide
    viewing: ClassVar[Viewing] = view

    def awaits(self, seat: Seat, composition: Composition) -> Duty | None:  # noqa: ARG002
        return compose.awaits(self.state, composition) if isinstance(composition, GridComposition) else None

    def misplaced(self, seat: Seat, composition: Composition) -> Refusal | None:  # noqa: ARG002
        if not isinstance(composition, GridComposition):
            return None
        return compose.misplaced(self.state, composition)

    def moves(self, seat: Seat) -> Moves:
        from joute.games.demo import generate  # numpy stays out of start-up and of judging

        return generate.moves(self.state, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(SQUARES.letters)))

    def view(self, seat: Seat | None) -> view.DemoView:
        return view.view(self.state, seat, self.now())

    def letters(self) -> Stock:
        state = self.state
        return state.aside().plus("".join(state.hands) + state.laid())

    def shown(self, move: Move, to: Seat | None) -> str:
        if not isinstance(move, Deal):
            return move.text()
        return move.shown(self.state.terms.hand_size, to)
