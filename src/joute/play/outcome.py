"""Who won, apart from why it ended."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from joute.play.moves import Seat
from joute.play.vocabulary import EndReason

Score = int | Fraction


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: its winners (several share, none is a draw), the reason, the article behind it."""

    winners: tuple[Seat, ...]
    reason: EndReason
    article: str
    payments: tuple[Score, ...] = ()
    games: int = 1
    """How many games of a match this one counts for (DAM-20)."""
