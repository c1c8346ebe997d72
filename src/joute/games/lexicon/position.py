"""LEXICON behind the contract every game keeps."""

from __future__ import annotations

from typing import Any, ClassVar

from joute.games.lexicon import compose, guide, text, view
from joute.games.lexicon.judge import REFEREE
from joute.games.lexicon.material import cards_of
from joute.games.lexicon.moves import Deal, Draw, Reshuffle
from joute.games.lexicon.rules import dealing
from joute.games.lexicon.state import State
from joute.games.lexicon.view import LexiconView
from joute.letters import Stock
from joute.play import Composition, Duty, Move, Moves, Referee, RefereedPosition, Seat, Shuffle
from joute.play.refereed import Composing, Guiding, Viewing, Writing


class LexiconPosition(RefereedPosition[State]):
    """One moment of LEXICON."""

    __slots__ = ()
    referee: ClassVar[Referee[Any]] = REFEREE
    composing: ClassVar[Composing] = compose
    writing: ClassVar[Writing] = text
    guiding: ClassVar[Guiding | None] = guide
    viewing: ClassVar[Viewing] = view

    def awaits(self, seat: Seat, composition: Composition) -> Duty | None:
        if not isinstance(composition, compose.LexiconComposition):
            return None
        return compose.awaits(self.state, seat, composition)

    def moves(self, seat: Seat) -> Moves:
        from joute.games.lexicon.generate import moves  # numba is not needed to judge

        return moves(self.state, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return dealing.chance(self.state, shuffle)

    def view(self, seat: Seat | None) -> LexiconView:
        return view.view(self.state, seat, self.now())

    def undrawn(self) -> int:
        return len(self.state.cards.stock)

    def letters(self) -> Stock:
        """The cards of the deal, wherever they lie, and the packs not in use."""
        state, cards = self.state, self.state.cards
        lying = "".join((*cards.hands, *map(cards_of, cards.table), cards.stock, cards.pile, cards.gone))
        return Stock.of(lying + state.terms.pack.letters * (state.terms.packs - state.packs))

    def shown(self, move: Move, to: Seat | None) -> str:
        if isinstance(move, Draw | Deal | Reshuffle):
            return dealing.shown(self.state, move, to)
        return move.text()
