"""What the kernels find in a position: ways to go, words to make, pairs of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from joute.dictionary.graph.jit import IntArray
from joute.games.dames.kernels.pairs import find_pairs
from joute.games.dames.kernels.words import WORD
from joute.games.dames.material import JOKER_LENGTH
from joute.games.dames.moves import Announcement
from joute.games.dames.successions import allowed_words, barred_pairs
from joute.games.dames.sweep import Flags, Sweep, sweep

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition


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
class Findings:
    """The ways in a fixed order, all their words, and the *doublés* as pairs of them."""

    ways: tuple[Way, ...]
    words: tuple[Announcement, ...]
    pairs: tuple[tuple[int, int], ...]

    def announcements(self, way: Way) -> Iterator[tuple[Announcement, ...]]:
        """What may be announced on arrival: each word, then each *doublé*."""
        for number in way.words:
            yield (self.words[number],)
        for number in way.pairs:
            first, second = self.pairs[number]
            yield self.words[first], self.words[second]


def find_all(position: DamesPosition) -> Findings:
    """All that the player to move may announce."""
    swept = sweep(position)
    texts, numbers = np.unique(swept.spelled(), return_inverse=True)
    strings = [text.decode() for text in texts.tolist()]
    allowed = np.array(allowed_words(position, strings), bool)
    kept = allowed[numbers] if strings else np.zeros(0, bool)
    swept, numbers = swept.only(kept), numbers[kept].astype(np.int64)
    firsts, seconds = _pairs(swept, numbers)
    codes = numbers[firsts] * len(strings) + numbers[seconds]
    barred = barred_pairs(position, strings, np.unique(codes).tolist())
    if barred:
        fine = ~np.isin(codes, barred)
        firsts, seconds = firsts[fine], seconds[fine]
    words = tuple(
        Announcement(strings[number], tuple(path[: len(strings[number])]))
        for number, path in zip(
            numbers.tolist(), (swept.rows[:, WORD:].astype(np.int64) - 1).tolist(), strict=True
        )
    )
    pairs = tuple(zip(firsts.tolist(), seconds.tolist(), strict=True))
    earning = np.array([len(announced.word) >= JOKER_LENGTH for announced in words], bool)
    return Findings(_ways(swept, swept.journey_of[firsts], earning), words, pairs)


def _pairs(swept: Sweep, numbers: IntArray) -> tuple[IntArray, IntArray]:
    room = 8 * len(numbers)
    while True:
        firsts, seconds = np.zeros(room, np.int64), np.zeros(room, np.int64)
        found = find_pairs(swept.masks, swept.journey_of, numbers, firsts, seconds)
        if found <= room:
            return firsts[:found], seconds[:found]
        room = found


def _ways(swept: Sweep, journey_of_pair: IntArray, earning: Flags) -> tuple[Way, ...]:
    bounds = np.arange(len(swept.journeys) + 1)
    words = np.searchsorted(swept.journey_of, bounds).tolist()
    pairs = np.searchsorted(journey_of_pair, bounds).tolist()
    earns = set(swept.journey_of[earning].tolist())
    return tuple(
        Way(
            source,
            target,
            tuple(square for square in range(captured.bit_length()) if captured >> square & 1),
            range(words[number], words[number + 1]),
            range(pairs[number], pairs[number + 1]),
            number in earns,
        )
        for number, (source, target, captured) in enumerate(swept.journeys.tolist())
    )
