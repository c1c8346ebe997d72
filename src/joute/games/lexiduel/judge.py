"""The order in which the rules speak: the referee all games share, with the rules of LEXIDUEL."""

from __future__ import annotations

from joute.games.lexiduel import ends
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.rules import duty, laying, passing
from joute.games.lexiduel.state import State
from joute.play import (
    END,
    PASS,
    RESIGN,
    TIMEOUT,
    Action,
    Move,
    Referee,
    Refusal,
    Ruling,
    Seat,
    illegal,
    unreadable,
)


def _refuse_form(_: State, move: Move) -> Refusal | None:
    """No word can be contested here; and a word must lie on the board, whoever lays it."""
    if isinstance(move, Laying):
        return laying.refuse_off_board(move)
    if move not in (PASS, END, RESIGN, TIMEOUT):
        return unreadable("not_in_this_game", text=move.text()[:80])
    return None


def _turn(state: State, seat: Seat, move: Move) -> Ruling[State]:
    if isinstance(move, Laying):
        return laying.lay(state, seat, move)
    if move == PASS:
        return passing.pass_turn(state)
    return passing.run_out_of_time(state, seat)


def _no_chance(_state: State, _move: Move) -> Ruling[State]:
    return illegal("LXD-3", "no_chance")


def _may_also(state: State, _: Seat) -> tuple[Action, ...]:
    return () if passing.refuse_pass(state) else (Action.PASS,)


REFEREE: Referee[State] = Referee(
    turn_article="LXD-3",
    outcome=ends.outcome,
    scores=ends.scores,
    to_act=ends.to_act,
    chance=_no_chance,
    turn=_turn,
    resign=ends.resign,
    agree=ends.agree,
    refuse_form=_refuse_form,
    may_also=_may_also,
    duty=duty.duty,
)
