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

    def share(self, seat: Seat, seats: int) -> float:
        """What the seat has won, of one: a draw is shared by all."""
        winners = self.winners or tuple(range(1, seats + 1))
        return 1 / len(winners) if seat in winners else 0.0
