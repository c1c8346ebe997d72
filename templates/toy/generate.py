"""Every legal move, found without the judge."""

from __future__ import annotations

from joute.play import ACCEPT, PASS, Challenge, Move, Moves, Seat
from templates.toy.moves import Lay
from templates.toy.state import State


def moves(state: State, seat: Seat) -> Moves:
    if not state.hands or state.ended or seat != state.turn:
        return Moves(tuple)
    answers: list[Move] = [Challenge(), ACCEPT] if state.contestable else []
    listed = [*(Lay(letter) for letter in sorted(set(state.hands[seat - 1]))), *answers, PASS]
    return Moves(lambda: iter(listed))
