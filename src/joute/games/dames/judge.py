"""The order in which the rules speak: the referee all games share, with the rules of this one."""

from __future__ import annotations

from joute.games.dames import ends
from joute.games.dames.moves import Adoube, Deal, Slide, Touch
from joute.games.dames.rules import dealing, slides, strictness
from joute.games.dames.state import State
from joute.play import TIMEOUT, Move, Referee, Ruling, Seat, illegal


def _turn(state: State, seat: Seat, move: Move) -> Ruling[State]:
    if isinstance(move, Slide):
        return strictness.lost_if_illegal(state, seat, move, slides.slide(state, seat, move))
    if isinstance(move, Touch):
        return strictness.touch(state, seat, move)
    if isinstance(move, Adoube):
        return strictness.adoube(state, move)
    if isinstance(move, Deal):
        return dealing.refuse_deal()
    if move == TIMEOUT:
        return ends.run_out_of_time(state, seat)
    return illegal("DAM-5", "letters_must_move", move=move.text())


REFEREE: Referee[State] = Referee(
    turn_article="DAM-5",
    outcome=ends.outcome,
    scores=ends.scores,
    to_act=ends.to_act,
    chance=dealing.deal,
    turn=_turn,
    resign=ends.resign,
    agree=ends.agree,
    duty=strictness.duty,
)
