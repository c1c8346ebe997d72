"""What is fixed before an event, and the tables it asks for."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play import MatchRule
from joute.tournaments.players import Number


@dataclass(frozen=True, slots=True)
class Agreement:
    """What is fixed before the first player registers."""

    name: str
    format: str
    game: str
    rounds: int
    minutes: int
    match_rule: MatchRule | None
    """How a whole match of the game is counted (LXD-22, DAM-4); None where an encounter is a single game."""
    options: tuple[tuple[str, str], ...] = ()
    """Options of the game, for every table."""
    tie_breaks: tuple[str, ...] = ()
    """What parts equal points, in this order; names of `tie_breaks.TIE_BREAKS`."""
    online: bool = True
    """Whether a server that keeps the event opens its tables; else they are real ones."""
    duplicate: bool = False
    """Whether every table of a round is dealt the same."""
    rated: bool = False
    """Whether it counts for the ratings of the club."""
    commitment: str = ""
    """The digest of the secret that the deals are made from, published before play."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """A table to open online: its game, who sits where (seat 1 first), the options it names."""

    table: int
    game: str
    players: tuple[Number, ...]
    options: tuple[tuple[str, str], ...]
    letters: str = ""
    """What the bag still holds, where the games of a match share one (DAM-4)."""
    played: int = 0
    """Games of the encounter entered before this one."""
