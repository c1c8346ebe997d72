"""What the kernels find in a state: ways to go, words to make, pairs of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from joute.games.dames.moves import Announcement


@dataclass(frozen=True, slots=True)
class Way:
    """A letter's way, and which of the words and pairs found belong to it."""

    source: int
    target: int
    captured: tuple[int, ...]
    words: range
    pairs: range
    earns: bool
    """Whether one of the words earns a joker (DAM-18)."""


@dataclass(frozen=True, slots=True)
class Found:
    """The ways in a fixed order, all their words, and the *doublés*: the numbers of their two words."""

    ways: tuple[Way, ...]
    words: tuple[Announcement, ...]
    firsts: list[int]
    seconds: list[int]

    def announcements(self, way: Way) -> Iterator[tuple[Announcement, ...]]:
        """What may be announced on arrival: each word, then each *doublé*."""
        words, firsts, seconds = self.words, self.firsts, self.seconds
        for number in way.words:
            yield (words[number],)
        for number in way.pairs:
            yield words[firsts[number]], words[seconds[number]]
