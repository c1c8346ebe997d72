"""Where a first hint says to look, without naming the move."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Pointer:
    """What is said, and the squares to light; without any, the first one that the move fills."""

    said: Sentence
    squares: tuple[str, ...] = ()
