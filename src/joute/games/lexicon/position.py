"""LEXICON behind the contract every game keeps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from joute.games.lexicon import chance, texts
from joute.games.lexicon.generate import moves
from joute.games.lexicon.judge import REFEREE
from joute.games.lexicon.moves import BELL, Deal, Draw, Reshuffle
from joute.games.lexicon.state import State
from joute.games.lexicon.view import LexiconView, view
from joute.letters import Stock
from joute.play import (
    CHANCE,
    Effects,
    Judgement,
    Move,
    Moves,
    Outcome,
    Refusal,
    Seat,
    Shuffle,
)
from joute.play.contested import ContestedPosition


@dataclass(frozen=True, slots=True)
class LexiconPosition(ContestedPosition):
    """One moment of LEXICON."""

    state: State
    turn_article: ClassVar[str] = "LEX-4"

    @property
    def seats(self) -> int:
        return self.state.rules.seats

    def to_act(self) -> tuple[Seat, ...]:
        return self.state.to_act()

    def now(self) -> State:
        return self.state

    def judge(self, seat: Seat, move: Move) -> Judgement:
        refusal = self.refuse_actor(seat, move)
        change = refusal or REFEREE.judge(self.state, seat, move)
        if isinstance(change, Refusal):
            return change
        gains = tuple(new - old for old, new in zip(self.scores(), change.state.scores, strict=True))
        return Effects(
            after=LexiconPosition(change.state),
            move=move,
            kind=change.kind,
            words=change.words,
            laid=change.laid,
            removed=change.removed,
            gains=gains if any(gains) else (),
        )

    def refuse_actor(self, seat: Seat, move: Move) -> Refusal | None:
        """The bell waits for nobody's turn."""
        if seat == CHANCE and move == BELL and self.outcome() is None:
            return None
        return ContestedPosition.refuse_actor(self, seat, move)

    def moves(self, seat: Seat) -> Moves:
        return moves(self.state, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return chance.chance_move(self.state, shuffle)

    def view(self, seat: Seat | None) -> LexiconView:
        return view(self.state, seat)

    def scores(self) -> tuple[int, ...]:
        return self.state.scores

    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def text(self) -> str:
        return texts.write(self.state)

    def letters(self) -> Stock:
        """The cards of the deal, wherever they lie, and the packs not in use."""
        state = self.state
        cards = state.cards
        lying = "".join((*cards.hands, cards.stock, cards.pile, cards.gone))
        lying += "".join("*" if c.islower() else c for word in cards.table for c in word)
        return Stock.of(lying + state.rules.pack.letters * (state.rules.packs - state.packs))

    def shown(self, move: Move, to: Seat | None) -> str:
        if isinstance(move, Draw | Deal | Reshuffle):
            return chance.masked(self.state, move, to)
        return move.text()
