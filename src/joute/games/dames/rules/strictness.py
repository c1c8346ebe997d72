"""Touching letters, « j'adoube », and the faults that lose a strict game (DAM-23)."""

from __future__ import annotations

from joute.games.dames.material import SHAPE
from joute.games.dames.moves import Adoube, Slide, Touch
from joute.games.dames.rules.opening import opening_duty
from joute.games.dames.state import Ending, State
from joute.play import Duty, Effects, EndReason, Kind, MoveKind, Refusal, Ruling, Seat, illegal
from joute.values import replace


def touch(state: State, seat: Seat, move: Touch) -> Ruling[State]:
    """A letter of one's own, touched in strict play without « j'adoube », must be moved."""
    if state.board.is_empty(move.square):
        return illegal("DAM-23", "nothing_to_touch", SHAPE.names((move.square,)))
    binds = state.terms.strict and not state.adoube and state.touched is None
    if not binds or not state.board.holds_letter(move.square, seat):
        return Effects(state, move, MoveKind.TOUCH)
    return Effects(replace(state, touched=move.square), move, MoveKind.TOUCH)


def adoube(state: State, move: Adoube) -> Ruling[State]:
    return Effects(replace(state, adoube=state.terms.strict), move, MoveKind.ADOUBE)


def duty(state: State, seat: Seat) -> Duty | None:  # noqa: ARG001
    """The touched letter must be moved; White's first word must be short, where that was agreed."""
    if state.touched is None:
        return opening_duty(state)
    return Duty("duty_touched", "DAM-23", SHAPE.names((state.touched,)))


def refuse_other_letter(state: State, move: Slide) -> Refusal | None:
    """Against moving another letter than the one touched."""
    if state.touched is None or state.touched == move.source:
        return None
    return illegal("DAM-23", "another_touched", SHAPE.names((state.touched,)))


def lost_if_illegal(state: State, seat: Seat, move: Slide, ruling: Ruling[State]) -> Ruling[State]:
    """Strict play loses the game where friendly play refuses the move."""
    if not state.terms.strict or not isinstance(ruling, Refusal) or ruling.kind is not Kind.ILLEGAL:
        return ruling
    lost = replace(state, ending=Ending(EndReason.FAULT, seat, ruling.article))
    return Effects(lost, move, MoveKind.FAULT, fault=ruling)
