"""What the kernels find in a state: ways to go, words to make, pairs of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from joute.games.dames.kernels.layout import WORD
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


@dataclass(frozen=True)
class Found:
    """The ways in a fixed order, all their words, and the *doublés*: the numbers of their two words.

    Words are numbers until somebody looks at them: a value for each costs more than finding them all.
    """

    ways: tuple[Way, ...]
    strings: list[str]
    spelled: list[int]
    """For each word found, which of the strings it is,"""
    squares: bytes
    """and its squares, padded to the longest word there is."""
    firsts: list[int]
    seconds: list[int]

    @cached_property
    def words(self) -> list[Announcement]:
        """A value for each word."""
        strings, squares = self.strings, self.squares
        return [
            Announcement(strings[which], tuple(squares[at : at + len(strings[which])]))
            for at, which in zip(range(0, len(squares), WORD), self.spelled, strict=True)
        ]

    def announcements(self, way: Way) -> Iterator[tuple[Announcement, ...]]:
        """What may be announced on arrival: each word, then each *doublé*."""
        words, pairs = self.words, slice(way.pairs.start, way.pairs.stop)
        singles = zip(words[way.words.start : way.words.stop], strict=True)
        firsts, seconds = (
            map(words.__getitem__, self.firsts[pairs]),
            map(words.__getitem__, self.seconds[pairs]),
        )
        return chain(singles, zip(firsts, seconds, strict=True))

    def spellings(self, way: Way) -> Iterator[tuple[str, ...]]:
        """The same as strings alone."""
        strings, spelled = self.strings, self.spelled
        for number in way.words:
            yield (strings[spelled[number]],)
        for number in way.pairs:
            yield strings[spelled[self.firsts[number]]], strings[spelled[self.seconds[number]]]
