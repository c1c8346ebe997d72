"""What a seat, or a spectator, may know."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play.moves import Seat
from joute.play.outcome import Outcome, Score


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Shared part of every game's view; fields are plain values so that any channel can carry them."""

    game: str
    seat: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    scores: tuple[Score, ...]
    outcome: Outcome | None
