"""What the kernels find in a state: ways to go, words to make, pairs of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
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
    """The ways in a fixed order, all their words, and the *doublés*: their two words, counted on their way.

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

    def announcements(self, way: Way) -> Iterator[tuple[Announcement, ...]]:
        """What may be announced on arrival: each word, then each *doublé*."""
        words = self._words_of(way)
        if not way.pairs:
            return zip(words, strict=True)
        pairs = slice(way.pairs.start, way.pairs.stop)
        firsts = map(words.__getitem__, self.firsts[pairs])
        seconds = map(words.__getitem__, self.seconds[pairs])
        return chain(zip(words, strict=True), zip(firsts, seconds, strict=True))

    def _words_of(self, way: Way) -> list[Announcement]:
        """A value for each word of a way."""
        strings, squares, at = self.strings, self.squares, way.words.start * WORD
        words: list[Announcement] = []
        for which in self.spelled[way.words.start : way.words.stop]:
            word = strings[which]
            words.append(Announcement(word, tuple(squares[at : at + len(word)])))
            at += WORD
        return words

    def spellings(self, way: Way) -> Iterator[tuple[str, ...]]:
        """The same as strings alone."""
        words = [self.strings[which] for which in self.spelled[way.words.start : way.words.stop]]
        yield from zip(words, strict=True)
        for number in way.pairs:
            yield words[self.firsts[number]], words[self.seconds[number]]
