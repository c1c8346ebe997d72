"""Who plays in an event, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

Number = int
"""A player's number, from 1 in the order of registration; 0 is the organiser, and the lots."""

ORGANISER: Number = 0
Line = tuple[Number, str]
"""Who, and what: one line of the file."""


@dataclass(frozen=True, slots=True)
class Player:
    number: Number
    name: str
    brought: int = 0
    """The points a late arrival begins with (TRN-8)."""
    withdrawn: bool = False
    absent: bool = False
    """Not here for now: no seat until the player is back."""
    left: int = 0
    """Rounds opened when the player withdrew or went absent."""
    struck: bool = False
    """Registered by mistake: the number is not given again, the name shows nowhere."""
    team: str = ""

    @property
    def here(self) -> bool:
        return not (self.withdrawn or self.absent or self.struck)


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings; no rank for who has withdrawn (TRN-8)."""

    rank: int | None
    player: Player
    total: Fraction
    details: tuple[Fraction | None, ...] = ()
    """Points round by round for hands, None where nothing counts; tie-breaks for encounters."""
    penalties: int = 0


def ranked(totals: list[tuple[object, ...]]) -> list[int]:
    """Ranks for keys already in order; equal keys share a rank."""
    ranks: list[int] = []
    for at, key in enumerate(totals):
        ranks.append(ranks[-1] if at and key == totals[at - 1] else at + 1)
    return ranks
