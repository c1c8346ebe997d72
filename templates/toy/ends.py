"""The end, and the scores: letters laid from the hand."""

from __future__ import annotations

from dataclasses import replace

from joute.play import CHANCE, END, RESIGN, EndReason, MoveKind, Outcome, Ruling, Seat
from joute.play.effects import Effects
from templates.toy.material import HAND
from templates.toy.state import State


def outcome(state: State) -> Outcome | None:
    return state.ended


def scores(state: State) -> tuple[int, ...]:
    return tuple(HAND - len(hand) for hand in state.hands) or (0,) * state.seats


def gains(before: State, after: State) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(scores(before), scores(after), strict=True))


def to_act(state: State) -> tuple[Seat, ...]:
    if state.ended:
        return ()
    return (state.turn,) if state.hands else (CHANCE,)


def resign(state: State, seat: Seat) -> Ruling[State]:
    lost = Outcome(state.others(seat), EndReason.RESIGNATION, "TOY-5")
    return Effects(replace(state, ended=lost), RESIGN, MoveKind.RESIGN)


def agree(state: State, seat: Seat) -> Ruling[State]:
    """The game stops once every seat has said so since the last turn (TOY-5)."""
    agreed = tuple(sorted({*state.agreed, seat}))
    stopped = Outcome((), EndReason.AGREEMENT, "TOY-5") if len(agreed) == state.seats else None
    return Effects(replace(state, agreed=agreed, ended=stopped), END, MoveKind.END)
