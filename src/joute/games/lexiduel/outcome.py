"""How a game ends (LXD-19 to LXD-21), and a match of two games (LXD-22)."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games.lexiduel.material import BLUE, RED, SEATS, opponent
from joute.play import Outcome, Score, Seat


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


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a match, its seats as in that game."""

    outcome: Outcome
    scores: tuple[Score, ...]


def match_winner(first: Played, second: Played) -> Seat | None:
    """LXD-22: who wins a match of two games; None is a draw.

    Players go by their seats in the first game; each starts one game, so they change seats for the second.
    """
    wins = {
        seat: (seat in first.outcome.winners) + (opponent(seat) in second.outcome.winners) for seat in SEATS
    }
    points = {seat: first.scores[seat - 1] + second.scores[opponent(seat) - 1] for seat in SEATS}
    standing = {seat: (wins[seat], points[seat]) for seat in SEATS}
    if standing[BLUE] == standing[RED]:
        return None
    return BLUE if standing[BLUE] > standing[RED] else RED
