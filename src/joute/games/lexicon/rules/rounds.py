"""How turns pass and rounds end: counting, retiring, stalemate, the bell (LEX-5, LEX-12, LEX-13, TRN-2)."""

from __future__ import annotations

from joute.games.lexicon.material import value
from joute.games.lexicon.moves import BELL
from joute.games.lexicon.rules.effects import effects
from joute.games.lexicon.state import Phase, Standing, State
from joute.play import EndReason, MoveKind, Outcome, Ruling, Seat, illegal
from joute.values import replace

IDLE_ROUNDS = 6


def end_round(state: State) -> State:
    """Everybody counts what they hold; whoever is out holds nothing (LEX-12)."""
    played = state.players
    points = tuple(map(value, state.cards.hands))
    counted = tuple(old + new for old, new in zip(state.counted, points, strict=True))
    state = replace(state, counted=counted, shown=True)
    if len(played) == 1:
        return over(state, played, EndReason.RESIGNATION, "LEX-18")
    if state.terms.one_hand:
        # TRN-4: who went out, else the lowest hand; penalties do not count in the hand.
        return over(state, lowest(points, state.players), EndReason.BY_POINTS, "TRN-2")
    state = _retire(state)
    left = state.players
    if len(left) > 1:
        return replace(state, phase=Phase.DEAL, dealer=state.after(state.dealer), turn=0)
    return over(state, left or lowest(state.scores, played), EndReason.BY_POINTS, "LEX-13")


def _retire(state: State) -> State:
    """LEX-13."""
    limit = state.terms.limit
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


def over(state: State, winners: tuple[Seat, ...], reason: EndReason, article: str) -> State:
    """The game has ended; a tournament hand pays what was counted."""
    payments = state.counted if state.terms.one_hand else ()
    return replace(state, phase=Phase.OVER, outcome=Outcome(winners, reason, article, payments=payments))


def after_draw_turn(state: State) -> State:
    """After a card is thrown and one taken: stalemate, an empty stock, or simply the next player (LEX-5)."""
    state = replace(state, idle=state.idle + 1, last=None, agreed=())
    if state.idle >= IDLE_ROUNDS * len(state.players):
        return end_round(state)
    phase = Phase.PLAY if state.cards.stock else Phase.SHUFFLE
    return replace(state, phase=phase, turn=state.after(state.turn))


def bell(state: State) -> Ruling[State]:
    """TRN-2: the hand ends; a word that may still be challenged is judged first (TRN-5)."""
    if not state.terms.timed_hands:
        return illegal("TRN-2", "no_bell")
    if state.rung or state.phase not in (Phase.PLAY, Phase.SHUFFLE, Phase.CLOSING):
        return illegal("TRN-2", "no_hand_to_end")
    rung = replace(state, rung=True)
    after = replace(rung, phase=Phase.CLOSING) if state.challengers else end_round(rung)
    return effects(state, after, BELL, MoveKind.BELL)
