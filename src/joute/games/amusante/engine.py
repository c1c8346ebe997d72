"""The one door for bots: what `joute.bots.amusante` may use of this game besides its values."""

from __future__ import annotations

from joute.games.amusante.generate import words_from
from joute.games.amusante.state import State
from joute.play import Position, state_in

__all__ = ["state_of", "words_from"]


def state_of(position: Position) -> State:
    return state_in(position, State)
