"""What was said with a square."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play import Seat


@dataclass(frozen=True, slots=True)
class Announced:
    """A word announced, and by whom."""

    seat: Seat
    word: str
