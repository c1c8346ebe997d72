"""A row that spells the word announced: it stops (AMU-4)."""

from __future__ import annotations

from joute.games.amusante.state import State
from joute.play import Duty, Refusal, Seat, illegal

_ARTICLE = "AMU-4"


def refuse_complete(state: State, seat: Seat) -> Refusal | None:
    """Nothing is laid after a complete word."""
    word = state.stopped_by
    return illegal(_ARTICLE, _reason(state, seat), word=word) if word else None


def duty(state: State, seat: Seat) -> Duty | None:
    """Whoever is on turn before a complete word contests it or takes up the row."""
    word = state.stopped_by
    return Duty(_reason(state, seat), _ARTICLE, data={"word": word}) if word else None


def _reason(state: State, seat: Seat) -> str:
    return "complete_contest" if seat in state.window.seats else "complete_word"
