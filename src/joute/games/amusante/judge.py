"""The order in which the rules speak: the referee all games share, with the rules of this one."""

from __future__ import annotations

from joute.games.amusante import ends
from joute.games.amusante.moves import TAKE, Lay
from joute.games.amusante.rules import complete, contests, dealing, laying, rows
from joute.games.amusante.state import State
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
    if isinstance(move, Lay):
        return laying.lay(state, seat, move)
    if move in (TAKE, TIMEOUT):
        return rows.take(state, seat, move)
    if move == PASS:
        return illegal("AMU-4", "no_pass")
    if isinstance(move, Deal):
        return illegal("AMU-1", "only_chance_deals")
    return unreadable("unreadable_move", text=move.text()[:80])


REFEREE: Referee[State] = Referee(
    turn_article="AMU-3",
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
    refuse_while_closing=contests.refuse_while_closing,
    needs_turn=needs_turn_unless_contesting,
    still_in=lambda state: state.in_play,
    may_also=lambda state, seat: (Action.TAKE,) if rows.may_take(state, seat) else (),
    duty=complete.duty,
)
