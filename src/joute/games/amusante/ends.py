"""The end, who wins and how many points: one for each square the others hold. Who acts until then."""

from __future__ import annotations

from fractions import Fraction

from joute.games.amusante.state import State
from joute.play import (
    END,
    RESIGN,
    Effects,
    EndReason,
    MoveKind,
    Outcome,
    Refusal,
    Ruling,
    Score,
    Seat,
    illegal,
)
from joute.play.contests import without
from joute.values import replace

_ARTICLES = {
    EndReason.ALL_LAID: "AMU-5",
    EndReason.RESIGNATION: "AMU-7",
    EndReason.STALEMATE: "AMU-8",
    EndReason.AGREEMENT: "AMU-8",
}


def outcome(state: State) -> Outcome | None:
    reason = state.ending
    return Outcome(_winners(state, reason), reason, _ARTICLES[reason]) if reason else None


def scores(state: State) -> tuple[Score, ...]:
    """The squares of all the others, those of players who resigned too; equal winners share them."""
    reason = state.ending
    if not reason:
        return (0,) * state.seats
    winners = _winners(state, reason)
    others = (len(hand) for seat, hand in enumerate(state.hands, 1) if seat not in winners)
    part = Fraction(sum(others), len(winners)) if winners else Fraction(0)
    won = int(part) if part.denominator == 1 else part
    return tuple(won if seat in winners else 0 for seat in range(1, state.seats + 1))


def _winners(state: State, reason: EndReason) -> tuple[Seat, ...]:
    if reason is EndReason.AGREEMENT:
        return ()
    if reason is EndReason.RESIGNATION:
        return state.in_play
    fewest = min(len(state.hands[seat - 1]) for seat in state.in_play)
    return tuple(seat for seat in state.in_play if len(state.hands[seat - 1]) == fewest)


def to_act(state: State) -> tuple[Seat, ...]:
    return state.to_act


def resign(state: State, seat: Seat) -> Ruling[State]:
    """The squares are set aside (AMU-7); a word of the player's can no longer be contested."""
    if refusal := _refuse_gone(state, seat):
        return refusal
    after = replace(
        state,
        resigned=(*state.resigned, seat),
        agreed=without(state.agreed, seat),
        waiting=() if seat == state.author else without(state.waiting, seat),
    )
    return Effects(_stopped_if_agreed(after), RESIGN, MoveKind.RESIGN)


def agree(state: State, seat: Seat) -> Ruling[State]:
    """Once all still in have said so since the last turn played, nobody scores (AMU-8)."""
    if refusal := _refuse_gone(state, seat):
        return refusal
    after = replace(state, agreed=tuple(sorted({*state.agreed, seat})))
    return Effects(_stopped_if_agreed(after), END, MoveKind.END)


def _refuse_gone(state: State, seat: Seat) -> Refusal | None:
    return illegal("AMU-7", "not_in_play", seat=seat) if seat in state.resigned else None


def _stopped_if_agreed(state: State) -> State:
    if state.ending or not set(state.in_play) <= set(state.agreed):
        return state
    return replace(state, stopped=True, waiting=())
