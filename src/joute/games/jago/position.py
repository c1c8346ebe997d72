"""JAGO behind the contract every game keeps."""

from __future__ import annotations

from typing import Any, ClassVar

from joute.games.jago import compose, guide, text, view
from joute.games.jago.judge import REFEREE
from joute.games.jago.material import RACK
from joute.games.jago.moves import Deal
from joute.games.jago.state import State
from joute.letters import Stock
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
from joute.play.refereed import Composing, Guiding, Viewing, Writing


class JagoPosition(RefereedPosition[State]):
    """One moment of JAGO."""

    __slots__ = ()
    referee: ClassVar[Referee[Any]] = REFEREE
    composing: ClassVar[Composing] = compose
    writing: ClassVar[Writing] = text
    guiding: ClassVar[Guiding] = guide
    viewing: ClassVar[Viewing] = view

    def timed(self) -> tuple[Seat, ...]:
        """The clock stops while a contest is judged and letters are turned for it (JAG-19)."""
        return () if self.state.penalty else self.to_act()

    def lacks(self, seat: Seat, composition: Composition, refusal: Refusal) -> Duty | None:
        if not isinstance(composition, compose.JagoComposition):
            return None
        return compose.lacks(self.state, seat, composition, refusal)

    def moves(self, seat: Seat) -> Moves:
        from joute.games.jago import generate  # numpy, which judging does without

        return generate.moves(self.state, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(self.letters().letters)))

    def view(self, seat: Seat | None) -> view.JagoView:
        return view.view(self.state, seat, self.now())

    def undrawn(self) -> int:
        return len(self.state.bag)

    def letters(self) -> Stock:
        return self.state.letters()

    def shown(self, move: Move, to: Seat | None) -> str:
        """The deal shows a seat its own twelve letters and nobody more."""
        if not isinstance(move, Deal):
            return move.text()
        start = RACK * (to - 1) if to in (1, 2) else len(move.letters)
        seen = range(start, start + RACK)
        return "deal " + "".join(c if i in seen else "?" for i, c in enumerate(move.letters))
