"""Who pays whom once the game is over (DEM-7 to DEM-9, DEM-11)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from joute.games.demo.material import hand_value
from joute.games.demo.state import State
from joute.play import EndReason, Outcome, Score, Seat

_ARTICLES = {
    EndReason.ALL_LAID: "DEM-8",
    EndReason.ONE_LEFT: "DEM-9",
    EndReason.BY_POINTS: "DEM-7",
    EndReason.RESIGNATION: "DEM-11",
    EndReason.AGREEMENT: "DEM-7",
}


def settle(state: State, reason: EndReason) -> Outcome:
    """The outcome of a game that is over for that reason."""
    if reason is EndReason.AGREEMENT:
        return Outcome((), reason, _ARTICLES[reason], (0,) * state.seats)
    single = state.terms.single_loser
    values = _values(state)
    winners = _winners(state, values, reason)
    debts: dict[Seat, Score] = {}
    if reason is not EndReason.RESIGNATION:
        debts = _single_debt(state, values) if single else _debts(state, values, winners[0])
    for seat in state.resigned:  # DEM-11
        debts[seat] = values[seat]
    article = "DEM-9" if single and reason is EndReason.BY_POINTS else _ARTICLES[reason]
    return Outcome(winners, reason, article, _ledger(state.seats, winners, debts))


def reckoned(state: State, outcome: Outcome) -> tuple[str, ...]:
    """For each seat how its payment comes about, in figures, where it is not simply its hand."""
    values = _values(state)
    payers = [
        seat for seat, gain in enumerate(outcome.payments, 1) if gain < 0 and seat not in state.resigned
    ]
    spared = values[outcome.winners[0]] if outcome.winners else 0
    shared = len(payers) if state.terms.single_loser else 1
    return tuple(
        _figures(values[seat], spared, shared) if seat in payers else "" for seat in range(1, state.seats + 1)
    )


def _figures(value: int, spared: int, shared: int) -> str:
    """« 10 − 5 », « 60 ÷ 2 », « (60 − 5) ÷ 2 »; nothing where the whole hand is paid."""
    difference = f"{value} − {spared}" if spared else ""
    if shared == 1:
        return difference
    return f"({difference}) ÷ {shared}" if spared else f"{value} ÷ {shared}"


def _values(state: State) -> dict[Seat, int]:
    hands = state.hands or ("",) * state.seats
    return {seat: hand_value(hand) for seat, hand in enumerate(hands, 1)}


def _winners(state: State, values: Mapping[Seat, int], reason: EndReason) -> tuple[Seat, ...]:
    if state.out:
        return tuple(sorted(state.out)) if state.terms.full_rounds else state.out[:1]
    if reason is EndReason.RESIGNATION:
        return state.in_play
    lowest = min(values[seat] for seat in state.in_play)
    return tuple(seat for seat in state.in_play if values[seat] == lowest)


def _debts(state: State, values: Mapping[Seat, int], winner: Seat) -> dict[Seat, Score]:
    """Everyone pays what they hold (DEM-8), or the difference with the lowest hand (DEM-7)."""
    return {seat: values[seat] - values[winner] for seat in state.in_play}


def _single_debt(state: State, values: Mapping[Seat, int]) -> dict[Seat, Score]:
    """The one left, or the highest hand, pays alone (DEM-9); equal highest hands pay it together."""
    highest = max((values[seat] for seat in state.in_play), default=0)
    losers = [seat for seat in state.in_play if values[seat] == highest]
    spared = 0 if state.out else min(values[seat] for seat in state.in_play)
    return {seat: Fraction(highest - spared, len(losers)) for seat in losers}


def _ledger(seats: int, winners: tuple[Seat, ...], debts: Mapping[Seat, Score]) -> tuple[Score, ...]:
    """What each seat gains or pays: the whole comes to nothing."""
    part = Fraction(sum(debts.values()), len(winners))
    gains = ((part if seat in winners else Fraction(0)) - debts.get(seat, 0) for seat in range(1, seats + 1))
    return tuple(int(gain) if gain.denominator == 1 else gain for gain in gains)
