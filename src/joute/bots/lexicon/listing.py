"""Every play of a hand as rows of numbers: listed and weighed at once, read only where they are looked at."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from joute.bots.lexicon.weights import row_values, row_weights, weight
from joute.dictionary.graph.jit import ByteArray, IntArray
from joute.games.lexicon.engine import Asked, Search, words_of
from joute.games.lexicon.material import cards_of, value
from joute.games.lexicon.moves import Exchange, Form, Insert
from joute.play import Move


@dataclass(frozen=True, slots=True)
class Play:
    """A word laid or altered, and the table word it was before, if any."""

    move: Move
    before: str
    after: str


@dataclass(frozen=True, slots=True, eq=False)
class Plays:
    """One row each: its word, which question it answers, what it sheds."""

    rows: ByteArray
    sources: IntArray
    asked: list[Asked]
    weights: IntArray
    values: IntArray

    def __len__(self) -> int:
        return len(self.rows)

    def lengths(self) -> IntArray:
        """How many letters each word has."""
        lengths: IntArray = self.rows[:, 0].astype(np.int64)
        return lengths

    def exchanges(self) -> IntArray:
        """The numbers of those that exchange cards."""
        kinds = np.array([exchange for _, exchange in self.asked], bool)
        return np.flatnonzero(kinds[self.sources])

    def others(self) -> IntArray:
        """The numbers of those that only lay cards."""
        kinds = np.array([exchange for _, exchange in self.asked], bool)
        return np.flatnonzero(~kinds[self.sources])

    def read(self, number: int) -> Play:
        word, source = words_of(self.rows[number : number + 1])[0], int(self.sources[number])
        before, exchange = self.asked[source]
        at = (source + 1) // 2
        if not at:
            return Play(Form(word), before, word)
        return Play(Exchange(at, word) if exchange else Insert(at, word), before, word)


def list_plays(search: Search) -> Plays:
    """Words, insertions and exchanges, as far as they were found in time."""
    asked, rows = search.asked(), search.rows()
    sources = np.repeat(np.arange(len(rows)), [len(each) for each in rows])
    together = np.concatenate(rows)
    weighed = np.array([weight(cards_of(word)) for word, _ in asked], np.int64)
    valued = np.array([value(cards_of(word)) for word, _ in asked], np.int64)
    weights, values = row_weights(together) - weighed[sources], row_values(together) - valued[sources]
    return Plays(together, sources, asked, weights, values)
