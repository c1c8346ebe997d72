"""The order in which the rules speak: the referee all games share, with the rules of this one."""

from __future__ import annotations

from dataclasses import replace

from joute.play import (
    PASS,
    TIMEOUT,
    Action,
    EndReason,
    Move,
    MoveKind,
    Outcome,
    Referee,
    Ruling,
    Seat,
    illegal,
)
from joute.play.effects import Effects
from templates.toy import ends
from templates.toy.moves import Lay
from templates.toy.rules import contests, laying
from templates.toy.state import State


def _turn(state: State, seat: Seat, move: Move) -> Ruling[State]:
    if isinstance(move, Lay):
        return laying.lay(state, seat, move)
    if move == PASS:
        return Effects(laying.passed_on(state), move, MoveKind.PASS)
    if move == TIMEOUT:
        return _out_of_time(state, seat)
    return illegal("TOY-1", "only_chance_deals")


def _out_of_time(state: State, seat: Seat) -> Ruling[State]:
    if state.terms.time_passes:
        return Effects(laying.passed_on(state), TIMEOUT, MoveKind.TIMEOUT)
    lost = Outcome(state.others(seat), EndReason.TIME, "TOY-6")
    return Effects(replace(state, ended=lost), TIMEOUT, MoveKind.TIMEOUT)


REFEREE: Referee[State] = Referee(
    turn_article="TOY-2",
    outcome=ends.outcome,
    scores=ends.scores,
    to_act=ends.to_act,
    chance=laying.deal,
    turn=_turn,
    resign=ends.resign,
    agree=ends.agree,
    window=contests.window,
    contest=contests.contest,
    accept=contests.accept,
    may_also=lambda state, _: (Action.PASS,) if state.hands else (),
)
