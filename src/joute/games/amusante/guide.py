"""What a player on turn may do: a square is laid at the end of the row, there are no places to choose.

The word announced last may be carried on, with a square that the hand holds (AMU-3).
"""

from __future__ import annotations

from joute.games.amusante.judge import REFEREE
from joute.games.amusante.moves import Lay
from joute.games.amusante.state import State
from joute.letters import JOKER
from joute.play import CHANCE, NO_GUIDANCE, Duty, Guidance, Refusal, Seat


def guidance(state: State, seat: Seat) -> Guidance:
    """Nothing unless the seat is on turn."""
    if seat == CHANCE or seat != REFEREE.on_turn(state):
        return NO_GUIDANCE
    duty = REFEREE.duty(state, seat)
    return Guidance(duty, _carrying_on(state, seat), open=None if duty else _open(state))


def _carrying_on(state: State, seat: Seat) -> tuple[str, ...]:
    """The squares of the hand, `*` for a joker, with which the same word may be announced again."""
    word = state.announced[-1].word if state.announced else ""
    letter = word[len(state.row) : len(state.row) + 1]
    moves = {letter: Lay(letter, word), JOKER: Lay(letter.lower(), word)} if letter else {}
    judged = {square: REFEREE.judge(state, seat, move) for square, move in moves.items()}
    return tuple(square for square, one in judged.items() if not isinstance(one, Refusal))


def _open(state: State) -> Duty:
    if not state.row:
        return Duty("open_fresh", "AMU-3")
    code = "open_row_bound" if state.terms.constrained else "open_row"
    return Duty(code, "AMU-3", data={"row": state.row.upper()})
