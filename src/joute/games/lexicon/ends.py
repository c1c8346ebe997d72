"""Who acts, and how the game ends: leaving it, agreeing to stop (LEX-13, LEX-18, TRN-2)."""

from __future__ import annotations

from joute.games.lexicon.material import value
from joute.games.lexicon.rules.challenges import window
from joute.games.lexicon.rules.effects import effects
from joute.games.lexicon.rules.rounds import end_round, lowest, over
from joute.games.lexicon.state import Phase, Standing, State
from joute.play import (
    CHANCE,
    END,
    RESIGN,
    EndReason,
    MoveKind,
    Outcome,
    Refusal,
    Ruling,
    Seat,
    acting,
    illegal,
)
from joute.values import replace


def outcome(state: State) -> Outcome | None:
    return state.outcome


def scores(state: State) -> tuple[int, ...]:
    return state.scores


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Phase.OVER:
            return ()
        case Phase.DRAW | Phase.DEAL | Phase.SHUFFLE:
            return (CHANCE,)
    return acting(state.turn, window(state))


def resign(state: State, seat: Seat) -> Ruling[State]:
    """LEX-18: the hand is counted, the seat retired, its cards leave the round unseen."""
    refusal = _refuse_retired(state, seat)
    return refusal or effects(state, _resigned(state, seat), RESIGN, MoveKind.RESIGN)


def agree(state: State, seat: Seat) -> Ruling[State]:
    """Stop once every seat still in has said so since the last play; the scores stand."""
    if refusal := _refuse_retired(state, seat):
        return refusal
    agreed = replace(state, agreed=tuple(sorted({*state.agreed, seat})))
    after = _stopped(agreed) if set(agreed.players) <= set(agreed.agreed) else agreed
    return effects(state, after, END, MoveKind.END)


def _refuse_retired(state: State, seat: Seat) -> Refusal | None:
    standing = state.standing[seat - 1]
    if standing is Standing.IN:
        return None
    return illegal("LEX-13" if standing is Standing.LIMIT else "LEX-18", "retired", seat=seat)


def _resigned(state: State, seat: Seat) -> State:
    """Without the seat: the round may be over, the game, or whatever waited for the seat goes on."""
    closed_by_author = state.last is not None and state.last.author == seat
    state = _leave(state, seat)
    if closed_by_author:
        state = replace(state, last=None)
    if state.closing and not state.challengers:
        return end_round(state)
    left = state.players
    if len(left) == 1:
        return _left_alone(state)
    if set(left) <= set(state.agreed):
        return _stopped(state)
    return _passed_on(state, seat)


def _left_alone(state: State) -> State:
    """The last one left wins; a tournament hand is counted all the same (TRN-2)."""
    if state.terms.one_hand and not state.shown:
        return end_round(state)
    return over(state, state.players, EndReason.RESIGNATION, "LEX-18")


def _leave(state: State, seat: Seat) -> State:
    cards, at = state.cards, seat - 1
    hand = "" if state.shown else cards.hands[at]
    counted = state.counted[at] + value(hand)
    hands = (*cards.hands[:at], "", *cards.hands[seat:])
    return replace(
        state,
        cards=replace(cards, hands=hands, gone="".join(sorted(cards.gone + cards.hands[at]))),
        counted=(*state.counted[:at], counted, *state.counted[seat:]),
        standing=(*state.standing[:at], Standing.RESIGNED, *state.standing[seat:]),
        agreed=tuple(other for other in state.agreed if other != seat),
        drawing=tuple(other for other in state.drawing if other != seat),
    )


def _passed_on(state: State, seat: Seat) -> State:
    """Whatever waited for the seat passes to its left."""
    if state.phase is Phase.DRAW and len(state.drawing) == 1:
        return replace(state, phase=Phase.DEAL, dealer=state.drawing[0], drawing=())
    if state.phase is Phase.DEAL and state.dealer == seat:
        return replace(state, dealer=state.after(seat))
    return replace(state, turn=state.after(seat)) if state.turn == seat else state


def _stopped(state: State) -> State:
    """The scores stand; a tournament hand is counted as at the bell (TRN-2)."""
    if state.terms.one_hand:
        return end_round(state)
    return over(state, lowest(state.scores, state.players), EndReason.AGREEMENT, "LEX-13")
