"""What a player on turn may do: a square is laid at the end of the row, there are no places to choose."""

from __future__ import annotations

from joute.games.amusante.judge import REFEREE
from joute.games.amusante.state import State
from joute.play import CHANCE, NO_GUIDANCE, Duty, Guidance, Seat


def guidance(state: State, seat: Seat) -> Guidance:
    """Nothing unless the seat is on turn."""
    if seat == CHANCE or seat != REFEREE.on_turn(state):
        return NO_GUIDANCE
    duty = REFEREE.duty(state, seat)
    return Guidance(duty, open=None if duty else _open(state))


def _open(state: State) -> Duty:
    if not state.row:
        return Duty("open_fresh", "AMU-3")
    code = "open_row_bound" if state.terms.constrained else "open_row"
    return Duty(code, "AMU-3", data={"row": state.row.upper()})
