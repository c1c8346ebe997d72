"""The amusing rule behind the contract every game keeps."""

from __future__ import annotations

from typing import Any, ClassVar

from joute.games.amusante import compose, guide, text, view
from joute.games.amusante.judge import REFEREE
from joute.games.amusante.material import SHARE
from joute.games.amusante.state import State
from joute.letters import Stock
from joute.letters.squares import SQUARES
from joute.play import Move, Moves, Referee, RefereedPosition, Seat, Shuffle
from joute.play.refereed import Composing, Guiding, Viewing, Writing
from joute.play.squares import Deal


class AmusantePosition(RefereedPosition[State]):
    """One moment of a game. A square is laid at the end of the row: there are no places to be guided to."""

    __slots__ = ()
    referee: ClassVar[Referee[Any]] = REFEREE
    composing: ClassVar[Composing] = compose
    writing: ClassVar[Writing] = text
    guiding: ClassVar[Guiding | None] = guide
    viewing: ClassVar[Viewing] = view

    def moves(self, seat: Seat) -> Moves:
        from joute.games.amusante import generate  # brings numpy, which judging does without

        return generate.moves(self.state, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(SQUARES.letters)))

    def view(self, seat: Seat | None) -> view.AmusanteView:
        return view.view(self.state, seat, self.now())

    def letters(self) -> Stock:
        return self.state.stock.plus(self.state.dealt)

    def shown(self, move: Move, to: Seat | None) -> str:
        return move.shown(SHARE, to) if isinstance(move, Deal) else move.text()
