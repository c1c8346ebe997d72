"""The order in which the rules speak: the referee all games share, with the rules of this one."""

from __future__ import annotations

from joute.games.demo import ends
from joute.games.demo.moves import Play
from joute.games.demo.rules import contests, turns
from joute.games.demo.state import State
from joute.play import (
    PASS,
    TIMEOUT,
    Action,
    Move,
    Referee,
    Ruling,
    Seat,
    illegal,
    needs_turn_unless_contesting,
    unreadable,
)
from joute.play.squares import Deal


def _turn(state: State, seat: Seat, move: Move) -> Ruling[State]:
    if isinstance(move, Play):
        return turns.play(state, seat, move)
    if move in (PASS, TIMEOUT):
        return turns.pass_turn(state, seat, move)
    if isinstance(move, Deal):
        return illegal("DEM-2", "only_chance_deals")
    return unreadable("unreadable_move", text=move.text()[:80])


REFEREE: Referee[State] = Referee(
    turn_article="DEM-5",
    outcome=ends.outcome,
    scores=ends.scores,
    to_act=ends.to_act,
    chance=turns.deal,
    turn=_turn,
    resign=ends.resign,
    agree=ends.agree,
    window=ends.window,
    contest=contests.contest,
    accept=contests.accept,
    refuse_while_closing=contests.refuse_while_closing,
    needs_turn=needs_turn_unless_contesting,
    still_in=ends.still_in,
    may_also=lambda state, _: (Action.PASS,) if state.hands else (),  # DEM-7
)
