"""What a player on turn may do with cards: there are no places to be guided to."""

from __future__ import annotations

from joute.games.lexicon.judge import REFEREE
from joute.games.lexicon.state import State
from joute.play import CHANCE, NO_GUIDANCE, Duty, Guidance, Seat


def guidance(state: State, seat: Seat) -> Guidance:
    """Nothing unless the seat is on turn."""
    if seat == CHANCE or seat != REFEREE.on_turn(state):
        return NO_GUIDANCE
    words = "open_table" if state.cards.table else "open_bare"
    return Guidance(open=Duty(words, "LEX-6", data={"minimum": state.terms.minimum}))
