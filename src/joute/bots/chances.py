"""From a machine's evaluation to the chance of winning: a logistic curve, fitted to games of machines."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log


@dataclass(frozen=True, slots=True)
class Grades:
    """From how many points of winning chance lost, of a hundred, a move is called what.

    In a game that a single move often turns, people who play well lose many points with most moves: a game
    whose good players would read of mistakes all the time has grades of its own in `bots/<game>/chance.py`.
    """

    inaccurate: float = 5.0
    mistaken: float = 10.0
    blundered: float = 20.0


@dataclass(frozen=True, slots=True)
class Chance:
    """How much a lead, and what a move is worth, tell about who will win.

    The numbers of a game stand in `bots/<game>/chance.py`; `python -m bench.support.chances` fits them.
    """

    lead: float = 0.1
    """What a point of the lead before the move adds to the logit."""
    value: float = 0.1
    """What a point of the move's worth adds."""
    base: float = 0.0
    most: float = 60.0
    """The worth of a move counts up to so much, either way: beyond it the game is decided."""

    def of(self, lead: float, value: float, seats: int, weight: float = 1.0) -> float:
        """The chance that the mover wins, from 0 to 1; among several players it begins lower.

        `weight`: how much all of this tells by now, where a game's curve hangs on how much is still to come.
        """
        bounded = max(-self.most, min(self.most, value))
        logit = weight * (self.base + self.lead * lead + self.value * bounded) - log(max(1, seats - 1))
        return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))
