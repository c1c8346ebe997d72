"""Who wins, and how many points: one for each square the others hold."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from joute.play import Outcome, Score, Seat

if TYPE_CHECKING:
    from joute.games.amusante.position import AmusantePosition

_ARTICLES = {"all laid": "AMU-5", "resignation": "AMU-7", "stalemate": "AMU-8", "agreement": "AMU-8"}


def settle(position: AmusantePosition, ending: str) -> Outcome:
    """The outcome of a game that is over for that reason."""
    return Outcome(_winners(position, ending), ending, _ARTICLES[ending])


def points(position: AmusantePosition, ending: str) -> tuple[Score, ...]:
    """The squares of all the others, those of players who resigned too; equal winners share them."""
    winners = _winners(position, ending)
    others = (len(hand) for seat, hand in enumerate(position.hands, 1) if seat not in winners)
    part = Fraction(sum(others), len(winners)) if winners else Fraction(0)
    won = int(part) if part.denominator == 1 else part
    return tuple(won if seat in winners else 0 for seat in range(1, position.seats + 1))


def _winners(position: AmusantePosition, ending: str) -> tuple[Seat, ...]:
    if ending == "agreement":
        return ()
    if ending == "resignation":
        return position.in_play
    fewest = min(len(position.hands[seat - 1]) for seat in position.in_play)
    return tuple(seat for seat in position.in_play if len(position.hands[seat - 1]) == fewest)
