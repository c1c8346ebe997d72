"""What a position remembers besides the board."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games.dames.material import opponent
from joute.play import Outcome, Seat


@dataclass(frozen=True, slots=True)
class Made:
    """A word made in the game, and who made it (DAM-13)."""

    word: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ending:
    """An end that the board does not show: resignation, time, agreement, a fault in strict play."""

    reason: str
    loser: Seat | None = None
    broken: str = ""
    """The article a fault went against (DAM-23)."""

    def outcome(self) -> Outcome:
        winners = () if self.loser is None else (opponent(self.loser),)
        return Outcome(winners, self.reason, ENDINGS[self.reason])


ENDINGS = {"resignation": "DAM-21", "time": "DAM-21", "agreement": "DAM-21", "fault": "DAM-23"}
"""The article behind each of these ends."""
