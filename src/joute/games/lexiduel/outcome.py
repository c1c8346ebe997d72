"""How a game ends (LXD-19 to LXD-21). Matches of two games (LXD-22) are the tournaments' business."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games.lexiduel.material import BLUE, RED, opponent
from joute.play import Outcome, Seat


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat that lost whatever the score."""

    seat: Seat
    reason: str
    """`resignation` or `time`."""


def by_forfeit(forfeit: Forfeit) -> Outcome:
    article = "LXD-21" if forfeit.reason == "time" else "LXD-20"
    return Outcome((opponent(forfeit.seat),), forfeit.reason, article)


def by_points(scores: tuple[int, int], reason: str, article: str) -> Outcome:
    """LXD-20: the highest score wins, equal scores draw."""
    blue, red = scores
    winners = () if blue == red else (BLUE,) if blue > red else (RED,)
    return Outcome(winners, reason, article)
