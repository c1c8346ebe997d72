"""The end and the scores; who may act until then; resigning and agreeing to stop (DEM-7 to DEM-11)."""

from __future__ import annotations

from joute.games.demo.payments import settle
from joute.games.demo.state import State
from joute.play import (
    CHANCE,
    END,
    NO_WINDOW,
    RESIGN,
    EndReason,
    MoveKind,
    Outcome,
    Ruling,
    Score,
    Seat,
    Window,
    acting,
    illegal,
    window_over,
)
from joute.play.contests import without
from joute.play.effects import Effects
from joute.values import replace


def ending(state: State) -> EndReason | None:
    """Why the game is over; None while it goes on."""
    if state.stopped:
        return state.stopped
    if state.out and state.terms.full_rounds:
        return None if state.closing or not state.is_round_over else EndReason.ALL_LAID
    single = state.terms.single_loser
    if (len(state.in_play) > 1 and (single or not state.out)) or state.closing:
        return None
    if not state.out:
        return EndReason.RESIGNATION
    return EndReason.ONE_LEFT if single else EndReason.ALL_LAID


def outcome(state: State) -> Outcome | None:
    reason = ending(state)
    return settle(state, reason) if reason else None


def scores(state: State) -> tuple[Score, ...]:
    """What is paid: nothing before the end."""
    ended = outcome(state)
    return ended.payments if ended else (0,) * state.seats


def gains(after: State) -> tuple[Score, ...]:
    """What a move that ends the game brings each seat."""
    ended = outcome(after)
    return ended.payments if ended else ()


def window(state: State) -> Window:
    """Who may still contest the last play (DEM-10)."""
    return NO_WINDOW if not state.waiting or not state.hands or ending(state) else _open_window(state)


def _open_window(state: State) -> Window:
    return window_over(state.last.seat if state.last else None, state.waiting, state.closing)


def to_act(state: State) -> tuple[Seat, ...]:
    if ending(state):
        return ()
    if not state.hands:
        return (CHANCE,)
    return acting(state.turn, _open_window(state)) if state.waiting else (state.turn,)


def still_in(state: State) -> tuple[Seat, ...]:
    """Who has squares to lay, may get them back after a contest, or waits for the end of the round."""
    if state.terms.full_rounds:
        return state.in_round
    return state.in_play + ((state.pending,) if state.pending else ())


def resign(state: State, seat: Seat) -> Ruling[State]:
    """The hand is set aside (DEM-11); what the player has just laid can no longer be contested."""
    if seat not in still_in(state):
        return illegal("DEM-11", "not_in_play", seat=seat)
    author = state.last is not None and state.last.seat == seat
    after = replace(
        state,
        resigned=(*state.resigned, seat),
        out=without(state.out, seat),
        passed=without(state.passed, seat),
        lost=without(state.lost, seat),
        agreed=without(state.agreed, seat),
        waiting=() if author else without(state.waiting, seat),
    )
    after = _stopped_if_agreed(after)
    return Effects(after, RESIGN, MoveKind.RESIGN, gains=gains(after))


def agree(state: State, seat: Seat) -> Ruling[State]:
    """Once all still in have said so since the last play, nobody pays anything."""
    if seat not in still_in(state):
        return illegal("DEM-11", "not_in_play", seat=seat)
    after = _stopped_if_agreed(replace(state, agreed=tuple(sorted({*state.agreed, seat}))))
    return Effects(after, END, MoveKind.END, gains=gains(after))


def _stopped_if_agreed(state: State) -> State:
    if ending(state) or not set(still_in(state)) <= set(state.agreed):
        return state
    return replace(state, stopped=EndReason.AGREEMENT, waiting=())
