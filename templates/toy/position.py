"""TOY behind the contract every game keeps."""

from __future__ import annotations

from typing import Any, ClassVar

from joute.letters import Stock
from joute.play import Move, Moves, Referee, RefereedPosition, Seat, Shuffle
from joute.play.refereed import Composing, Viewing, Writing
from templates.toy import compose, generate, text, view
from templates.toy.judge import REFEREE
from templates.toy.material import HAND, LETTERS
from templates.toy.moves import Deal
from templates.toy.state import State


class ToyPosition(RefereedPosition[State]):
    """One moment of TOY."""

    __slots__ = ()
    referee: ClassVar[Referee[Any]] = REFEREE
    composing: ClassVar[Composing] = compose
    writing: ClassVar[Writing] = text
    viewing: ClassVar[Viewing] = view

    def moves(self, seat: Seat) -> Moves:
        return generate.moves(self.state, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(LETTERS.letters)))

    def view(self, seat: Seat | None) -> view.ToyView:
        return view.view(self.state, seat, self.now())

    def letters(self) -> Stock:
        state = self.state
        return Stock.of("".join(state.hands) + state.stock + state.row) if state.hands else LETTERS

    def shown(self, move: Move, to: Seat | None) -> str:
        if not isinstance(move, Deal):
            return move.text()
        first = ((to or 0) - 1) * HAND
        own = range(first, first + HAND) if to else ()
        return "deal " + "".join(c if i in own else "?" for i, c in enumerate(move.letters))
