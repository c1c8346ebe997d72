"""The winning chance: of a move by what it leaves and by the deals played out; else by a fitted curve."""

from __future__ import annotations

from math import exp, log

from joute.bots.chances import Chance
from joute.bots.demo.candidates import Candidate
from joute.bots.demo.hands import burden

CHANCE = Chance(lead=0.231, value=0.0047, base=0.466, most=250.0)
"""As `python -m bench.support.chances demo` fits it."""
_A_SQUARE = 4.6
"""How hard a square of the bag is to lay, on average."""
_BY_RATIO, _ON_TURN = 1.41, 0.30
"""What the ratio of the squares left adds to the logit, by its logarithm, and what it is worth to be the next
to move: fitted to 1,840 moves of 145 games between equal machines (docs/strength.md)."""
_NONE_IS_SOME = 0.5
_WEIGHT = 8
"""What is left counts for as much as so many deals played out: each of them is one game of machines that
know every word, and a few of them say little."""


def winning(each: Candidate, others: tuple[int, ...]) -> float:
    """The chance, from 0 to 1, once the play is made; `others`: how many squares each of them holds."""
    if not each.left:
        return 1.0
    own = burden(each.left) / _A_SQUARE
    ratio = (min(others, default=0) + _NONE_IS_SOME) / (own + _NONE_IS_SOME)
    logit = _BY_RATIO * log(ratio) - _ON_TURN - log(max(1, len(others)))
    by_hand = 1 / (1 + exp(-max(-30.0, min(30.0, logit))))
    return (each.won + _WEIGHT * by_hand) / (each.deals + _WEIGHT)
