"""Contesting the letter just laid, or accepting it (TOY-7)."""

from __future__ import annotations

from dataclasses import replace

from joute.play import NO_WINDOW, Challenge, Move, MoveKind, Ruling, Seat, Window, illegal, window_over
from joute.play.effects import Effects
from templates.toy.material import LAST_ALLOWED
from templates.toy.state import State


def window(state: State) -> Window:
    if not (state.contestable and state.hands) or state.ended:
        return NO_WINDOW
    return window_over(state.author, (state.turn,), closing=False)


def contest(state: State, seat: Seat, move: Challenge) -> Ruling[State]:  # noqa: ARG001
    if not state.contestable:
        return illegal("TOY-7", "no_window")
    letter, author = state.row[-1], state.author
    if letter <= LAST_ALLOWED:
        return Effects(replace(state, contestable=False), move, MoveKind.CHALLENGE_WRONG)
    hands = state.with_hand(author, state.hands[author - 1] + letter)
    back = replace(state, hands=hands, row=state.row[:-1], turn=author, contestable=False)
    return Effects(back, move, MoveKind.CHALLENGE_RIGHT, removed=(letter,), resumes=True)


def accept(state: State, seat: Seat, move: Move) -> Ruling[State]:  # noqa: ARG001
    if not state.contestable:
        return illegal("TOY-7", "no_window")
    return Effects(replace(state, contestable=False), move, MoveKind.ACCEPT)
