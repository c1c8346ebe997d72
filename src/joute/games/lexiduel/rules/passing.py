"""Passing the turn, and running out of time (LXD-19, LXD-21)."""

from __future__ import annotations

from joute.games.lexiduel.ends import NO_GAIN
from joute.games.lexiduel.material import SHAPE
from joute.games.lexiduel.rules.duty import bound
from joute.games.lexiduel.state import Forfeit, State
from joute.play import PASS, TIMEOUT, Effects, EndReason, MoveKind, Refusal, Ruling, Seat, illegal
from joute.values import replace


def refuse_pass(state: State) -> Refusal | None:
    """LXD-19: no passing on the first move of the game, nor while an answer is due and possible."""
    if state.nothing_laid:
        return illegal("LXD-19", "first_pass")
    if bound(state):
        return illegal("LXD-19", "answer_before_passing", SHAPE.names(state.unanswered))
    return None


def pass_turn(state: State) -> Ruling[State]:
    return refuse_pass(state) or Effects(_passed(state), PASS, MoveKind.PASS, gains=NO_GAIN)


def run_out_of_time(state: State, seat: Seat) -> Ruling[State]:
    """LXD-21: a turn's time passes the turn where LXD-19 lets it be passed; otherwise the game is lost."""
    passes = state.terms.time_passes and not refuse_pass(state)
    after = _passed(state) if passes else replace(state, forfeit=Forfeit(seat, EndReason.TIME))
    return Effects(after, TIMEOUT, MoveKind.TIMEOUT, gains=NO_GAIN)


def _passed(state: State) -> State:
    return replace(
        state,
        turns=state.turns + 1,
        unanswered=(),
        passes=state.passes + 1,
        agreed=(),
        laid=(),
        turned=(),
    )
