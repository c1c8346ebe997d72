"""Who acts, who leads, and the end (JAG-23, JAG-24)."""

from __future__ import annotations

from joute.games.jago.board import Board
from joute.games.jago.material import other
from joute.games.jago.state import State
from joute.play import END, RESIGN, TIMEOUT, Effects, EndReason, Move, MoveKind, Outcome, Ruling, Seat
from joute.values import replace


def outcome(state: State) -> Outcome | None:
    if state.ended:
        return state.ended
    if state.turn and state.contest is None and not state.at_hand:
        return Outcome((other(state.turn),), EndReason.BLOCKED, "JAG-24")
    return None


def scores(state: State) -> tuple[int, ...]:
    return state.board.count(1), state.board.count(2)


def to_act(state: State) -> tuple[Seat, ...]:
    """After a contest the seat not on turn turns letters first."""
    if outcome(state):
        return ()
    return (other(state.turn),) if state.penalty else (state.turn,)


def effects_of(before: State, after: State, move: Move, kind: MoveKind) -> Effects[State]:
    """A move that lays no letter: what it gains is counted from the two states."""
    return Effects(after, move, kind, gains=gains(before, after))


def gains(before: State, after: State) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(scores(before), scores(after), strict=True))


def resign(state: State, seat: Seat) -> Ruling[State]:
    after = replace(state, ended=lost(seat, EndReason.RESIGNATION), agreed=())
    return effects_of(state, after, RESIGN, MoveKind.RESIGN)


def run_out_of_time(state: State, seat: Seat) -> Ruling[State]:
    """JAG-23."""
    after = replace(state, ended=lost(seat, EndReason.TIME), agreed=())
    return effects_of(state, after, TIMEOUT, MoveKind.TIMEOUT)


def agree(state: State, seat: Seat) -> Ruling[State]:
    agreed = tuple(sorted({*state.agreed, seat}))
    ended = stopped(state.board) if len(agreed) == state.seats else None
    return effects_of(state, replace(state, agreed=agreed, ended=ended), END, MoveKind.END)


def lost(loser: Seat, reason: EndReason) -> Outcome:
    """By resigning or on time."""
    return Outcome((other(loser),), reason, "JAG-23" if reason is EndReason.TIME else "JAG-24")


def stopped(board: Board) -> Outcome:
    """By agreement: whoever leads wins."""
    blue, red = board.count(1), board.count(2)
    winners = () if blue == red else (1,) if blue > red else (2,)
    return Outcome(winners, EndReason.AGREEMENT, "JAG-24")
