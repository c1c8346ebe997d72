"""The order in which the rules speak: the referee all games share, with the rules of this one."""

from __future__ import annotations

from joute.games.jago import ends
from joute.games.jago.moves import Deal, Flip, Turn
from joute.games.jago.rules import contests, dealing, laying
from joute.games.jago.state import State
from joute.play import PASS, TIMEOUT, Move, Referee, Ruling, Seat, illegal, unreadable


def _turn(state: State, seat: Seat, move: Move) -> Ruling[State]:
    if isinstance(move, Turn):
        return laying.lay(state, seat, move)
    if isinstance(move, Flip):
        return contests.flip(state, seat, move)
    if isinstance(move, Deal):
        return illegal("JAG-3", "only_chance_deals")
    if move == TIMEOUT:
        return ends.run_out_of_time(state, seat)
    if move == PASS:
        return illegal("JAG-24", "no_pass")
    return unreadable("unreadable_move", text=move.text())


REFEREE: Referee[State] = Referee(
    turn_article="JAG-5",
    outcome=ends.outcome,
    scores=ends.scores,
    to_act=ends.to_act,
    chance=dealing.deal,
    turn=_turn,
    resign=ends.resign,
    agree=ends.agree,
    window=contests.window,
    contest=contests.contest,
    accept=contests.accept,
    duty=contests.duty,
)
