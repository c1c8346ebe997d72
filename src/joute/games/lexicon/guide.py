"""What a player on turn may do with cards: there are no places to be guided to."""

from __future__ import annotations

from joute.games.lexicon.judge import REFEREE
from joute.games.lexicon.state import State
from joute.play import CHANCE, NO_GUIDANCE, Duty, Guidance, Seat


def guidance(state: State, seat: Seat) -> Guidance:
    """Nothing unless the seat is on turn."""
    if seat == CHANCE or seat != REFEREE.on_turn(state):
        return NO_GUIDANCE
    return Guidance(open=_open(state))


def _open(state: State) -> Duty:
    if state.cards.table:
        return Duty("open_table", "LEX-6")
    if state.terms.minimum == 1:
        return Duty("open_bare_any_length", "LEX-6")
    return Duty("open_bare", "LEX-6", data={"minimum": state.terms.minimum})
