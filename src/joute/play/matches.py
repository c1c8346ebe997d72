"""How many games a match of a game has, and when it is decided."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MatchRule:
    """A match of at most `games` games; a side with `enough` points of them has won it."""

    games: int
    enough: int
    scores_decide: bool = False
    """Whether all games are played, and the total of the scores decides when the points are equal."""
