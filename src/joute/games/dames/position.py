"""DAMES DE LETTRES behind the contract every game keeps."""

from __future__ import annotations

from typing import Any, ClassVar

from joute.games.dames import compose, generate, guide, text, view
from joute.games.dames.judge import REFEREE
from joute.games.dames.material import BLACK, JOKERS, SHARE, WHITE
from joute.games.dames.moves import Deal
from joute.games.dames.state import State
from joute.letters import Stock
from joute.play import Composition, Duty, Move, Moves, Referee, RefereedPosition, Refusal, Seat, Shuffle
from joute.play.refereed import Composing, Guiding, Viewing, Writing


class DamesPosition(RefereedPosition[State]):
    """One moment of a game."""

    __slots__ = ()
    referee: ClassVar[Referee[Any]] = REFEREE
    composing: ClassVar[Composing] = compose
    writing: ClassVar[Writing] = text
    guiding: ClassVar[Guiding] = guide
    viewing: ClassVar[Viewing] = view

    def awaits(self, seat: Seat, composition: Composition) -> Duty | None:
        if not isinstance(composition, compose.DamesComposition):
            return None
        return compose.awaits(self.state, seat, composition)

    def dead_end(self, seat: Seat, composition: Composition) -> Refusal | None:
        if not isinstance(composition, compose.DamesComposition) or seat != self.on_turn():
            return None
        return guide.dead_end(self.state, seat, composition)

    def moves(self, seat: Seat) -> Moves:
        return generate.moves(self.state, seat) if seat in self.to_act() else Moves(tuple)

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(self.state.bag.letters)))

    def view(self, seat: Seat | None) -> view.DamesView:
        return view.view(self.state, seat, self.now())

    def undrawn(self) -> int:
        return len(self.state.bag)

    def letters(self) -> Stock:
        """The jokers are the two small letters."""
        board, state = self.state.board, self.state
        laid = [board.letter(s) for seat in (WHITE, BLACK) for s in board.squares(seat)]
        return state.bag.plus(state.captured).plus(laid).plus(JOKERS.lower())

    def shown(self, move: Move, to: Seat | None) -> str:  # noqa: ARG002
        if not isinstance(move, Deal):
            return move.text()
        hidden = len(move.letters) - 2 * SHARE
        return Deal(move.letters[: 2 * SHARE] + "?" * hidden).text()
