"""What the player on turn must do first, and where a move may start: the position says so, nobody guesses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from joute.play.refusal import Datum


@dataclass(frozen=True, slots=True)
class Duty:
    """Something this turn must do first. `reason` finds its sentence, as a refusal's does."""

    reason: str
    article: str
    squares: tuple[str, ...] = ()
    data: Mapping[str, Datum] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Destination:
    """Where a letter that lies on the board may go, in a game whose letters move."""

    source: str
    target: str
    taken: tuple[str, ...]
    word: bool
    """Whether a word may be announced there."""


@dataclass(frozen=True, slots=True)
class Guidance:
    """For one seat, now."""

    duty: Duty | None = None
    starts: tuple[str, ...] = ()
    """The squares where a move may lay or take up its first letter, by the rules of shape alone."""
    destinations: tuple[Destination, ...] = ()
    open: Duty | None = None
    """What the position leaves open, told as a duty is, where nothing is owed first."""
    pass_ends: bool = False
    """Whether passing now would end the game."""


NO_GUIDANCE = Guidance()
