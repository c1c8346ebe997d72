"""Who pays whom once the game is over."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from joute.games.demo.material import hand_value
from joute.play import Outcome, Score, Seat

if TYPE_CHECKING:
    from joute.games.demo.position import DemoPosition

_ARTICLES = {
    "all laid": "DEM-8",
    "one left": "DEM-9",
    "by points": "DEM-7",
    "resignation": "DEM-11",
    "agreement": "DEM-7",
}


def settle(position: DemoPosition, ending: str) -> Outcome:
    """The outcome of a game that is over for that reason."""
    if ending == "agreement":
        return Outcome((), ending, _ARTICLES[ending], (0,) * position.seats)
    hands = position.hands or ("",) * position.seats
    values = {seat: hand_value(hand) for seat, hand in enumerate(hands, 1)}
    winners = _winners(position, values, ending)
    debts: dict[Seat, Score] = {}
    if ending != "resignation":
        single = position.single_loser
        debts = _single_debt(position, values) if single else _debts(position, values, winners[0])
    for seat in position.resigned:  # DEM-11
        debts[seat] = values[seat]
    article = "DEM-9" if position.single_loser and ending == "by points" else _ARTICLES[ending]
    return Outcome(winners, ending, article, _ledger(position.seats, winners, debts))


def gains(position: DemoPosition) -> tuple[Score, ...]:
    """What a move that ends the game brings each seat."""
    outcome = position.outcome()
    return outcome.payments if outcome else ()


def _winners(position: DemoPosition, values: Mapping[Seat, int], ending: str) -> tuple[Seat, ...]:
    if position.out:
        return position.out[:1]
    if ending == "resignation":
        return position.in_play
    lowest = min(values[seat] for seat in position.in_play)
    return tuple(seat for seat in position.in_play if values[seat] == lowest)


def _debts(position: DemoPosition, values: Mapping[Seat, int], winner: Seat) -> dict[Seat, Score]:
    """Everyone pays what they hold (DEM-8), or the difference with the lowest hand (DEM-7)."""
    return {seat: values[seat] - values[winner] for seat in position.in_play}


def _single_debt(position: DemoPosition, values: Mapping[Seat, int]) -> dict[Seat, Score]:
    """The one left, or the highest hand, pays alone (DEM-9); equal highest hands pay it together."""
    highest = max((values[seat] for seat in position.in_play), default=0)
    losers = [seat for seat in position.in_play if values[seat] == highest]
    spared = 0 if position.out else min(values[seat] for seat in position.in_play)
    return {seat: Fraction(highest - spared, len(losers)) for seat in losers}


def _ledger(seats: int, winners: tuple[Seat, ...], debts: Mapping[Seat, Score]) -> tuple[Score, ...]:
    """What each seat gains or pays: the whole comes to nothing."""
    part = Fraction(sum(debts.values()), len(winners))
    gains = ((part if seat in winners else Fraction(0)) - debts.get(seat, 0) for seat in range(1, seats + 1))
    return tuple(int(gain) if gain.denominator == 1 else gain for gain in gains)
