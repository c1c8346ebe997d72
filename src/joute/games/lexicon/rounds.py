"""How turns pass and rounds end: counting, retiring, stalemate, leaving (LEX-5, LEX-12, LEX-13, LEX-18)."""

from __future__ import annotations

from dataclasses import replace

from joute.games.lexicon.material import value
from joute.games.lexicon.state import Phase, Standing, State
from joute.play import Outcome, Seat

IDLE_ROUNDS = 6


def end_round(state: State) -> State:
    """Everybody counts what they hold; whoever is out holds nothing (LEX-12)."""
    played = state.players
    points = tuple(map(value, state.cards.hands))
    counted = tuple(old + new for old, new in zip(state.counted, points, strict=True))
    state = replace(state, counted=counted, shown=True)
    if len(played) == 1:
        return over(state, played, "resignation", "LEX-18")
    if state.rules.one_hand:
        return _end_of_hand(state, points)
    state = _retire(state)
    left = state.players
    if len(left) > 1:
        return replace(state, phase=Phase.DEAL, dealer=state.after(state.dealer), turn=0)
    return over(state, left or lowest(state.scores, played), "by points", "LEX-13")


def _end_of_hand(state: State, points: tuple[int, ...]) -> State:
    """TRN-4: who went out, else the lowest hand; penalties do not count in the hand."""
    outcome = Outcome(lowest(points, state.players), "by points", "TRN-2", payments=state.counted)
    return replace(state, phase=Phase.OVER, outcome=outcome)


def _retire(state: State) -> State:
    """LEX-13."""
    limit = state.rules.limit
    if limit is None:
        return state
    standing = tuple(
        Standing.LIMIT if old is Standing.IN and score >= limit else old
        for old, score in zip(state.standing, state.scores, strict=True)
    )
    return replace(state, standing=standing)


def lowest(points: tuple[int, ...], among: tuple[Seat, ...]) -> tuple[Seat, ...]:
    least = min(points[seat - 1] for seat in among)
    return tuple(seat for seat in among if points[seat - 1] == least)


def over(state: State, winners: tuple[Seat, ...], reason: str, article: str) -> State:
    payments = state.counted if state.rules.one_hand else ()
    return replace(state, phase=Phase.OVER, outcome=Outcome(winners, reason, article, payments=payments))


def after_draw_turn(state: State) -> State:
    """After a card is thrown and one taken: stalemate, an empty stock, or simply the next player (LEX-5)."""
    state = replace(state, idle=state.idle + 1, last=None, agreed=())
    if state.idle >= IDLE_ROUNDS * len(state.players):
        return end_round(state)
    phase = Phase.PLAY if state.cards.stock else Phase.SHUFFLE
    return replace(state, phase=phase, turn=state.after(state.turn))


def resign(state: State, seat: Seat) -> State:
    """LEX-18: the hand is counted, the seat retired, its cards leave the round unseen."""
    closed_by_author = state.last is not None and state.last.author == seat
    state = _leave(state, seat)
    if closed_by_author:
        state = replace(state, last=None)
    if state.closing and not state.waiting:
        return end_round(state)
    left = state.players
    if len(left) == 1:
        return _left_alone(state)
    if set(left) <= set(state.agreed):
        return stop(state)
    return _without(state, seat)


def _left_alone(state: State) -> State:
    """The last one left wins; a tournament hand is counted all the same (TRN-2)."""
    if state.rules.one_hand and not state.shown:
        return end_round(state)
    return over(state, state.players, "resignation", "LEX-18")


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


def _without(state: State, seat: Seat) -> State:
    """Whatever waited for the seat passes to its left."""
    if state.phase is Phase.DRAW and len(state.drawing) == 1:
        return replace(state, phase=Phase.DEAL, dealer=state.drawing[0], drawing=())
    if state.phase is Phase.DEAL and state.dealer == seat:
        return replace(state, dealer=state.after(seat))
    return replace(state, turn=state.after(seat)) if state.turn == seat else state


def agree(state: State, seat: Seat) -> State:
    """Stop once every seat still in has said so since the last play; the scores stand."""
    state = replace(state, agreed=tuple(sorted({*state.agreed, seat})))
    return stop(state) if set(state.players) <= set(state.agreed) else state


def stop(state: State) -> State:
    """The scores stand; a tournament hand is counted as at the bell (TRN-2)."""
    if state.rules.one_hand:
        return end_round(state)
    return over(state, lowest(state.scores, state.players), "agreement", "LEX-13")
