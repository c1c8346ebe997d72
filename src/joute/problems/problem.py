"""A problem as a value: a few lines of text say all of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from joute.play import Seat

LEGAL: Final = "legal"
REFEREE: Final = "referee"
"""The goal of a problem for referees: the same in every game."""
NONE_BELOW = -1
"""The second best where every move is as good as the best."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """What the listing of all moves says: how many there are, what the best and the next best are worth."""

    moves: int
    best: int
    second: int


@dataclass(frozen=True, slots=True)
class Problem:
    """One question about one position. Nothing in it depends on who solves it, or when."""

    number: int
    """From 1 in its game."""
    game: str
    goal: str
    seats: int
    options: tuple[tuple[str, str], ...]
    position: str
    seat: Seat
    words: str
    """The fingerprint of the dictionary under which the answers hold."""
    level: int
    """The lowest level of the machines that finds it in its time; 6 where none does."""
    seed: int
    """Of the game it was found in."""
    solutions: tuple[str, ...] = ()
    """The best moves, the best known words first."""
    certificate: Certificate | None = None
    replies: tuple[str, ...] = ()
    """Where replies decide: one of these refutes each move that is not a solution."""
    answers: tuple[str, ...] = ()
    """Where a reply must be met: one of these wins after each reply to a solution."""
    move: str = ""
    """What the referee is asked about."""
    answer: str = ""
    """`legal`, or the article that refuses the move."""
    choices: tuple[str, ...] = ()
    """The articles to choose from, the right one among them."""

    @property
    def key(self) -> str:
        """Its name among all problems."""
        return f"{self.game}-{self.number}"

    @property
    def for_referees(self) -> bool:
        return self.goal == REFEREE
