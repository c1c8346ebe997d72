"""The kernels' search for one hand and one table. Imports numba: not on the way to judging."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from joute.dictionary.graph import WordGraph
from joute.dictionary.graph.jit import ByteArray, IntArray, storage
from joute.games.lexicon.kernels.plays import LONGEST, MAITRESSE, ROW, STACK, fill_ahead, plays

_ROOM = 4096
_TEXT = bytes(
    ord("A") - 1 + code if 1 <= code <= 26 else ord("a") - 1 + code - MAITRESSE if 33 <= code <= 58 else 0
    for code in range(256)
)


RUN_ON: IntArray = np.zeros(1, np.int64)
"""A search with it is never stopped."""


@dataclass(frozen=True, slots=True, eq=False)
class Search:
    """All plays of a hand that make words of the graph, or those found before `stop[0]` was other than 0."""

    graph: WordGraph
    hand: str
    table: tuple[str, ...]
    minimum: int
    stop: IntArray = field(default_factory=lambda: RUN_ON)

    def words(self) -> list[str]:
        return texts(self._rows("", False))

    def insertions(self) -> Iterator[list[str]]:
        """For each word on the table, what it can become."""
        return (texts(self._rows(word, False)) for word in self.table)

    def exchanges(self) -> Iterator[list[str]]:
        return (texts(self._rows(word, True)) for word in self.table)

    def rows(self) -> list[ByteArray]:
        """All of these as the kernel writes them: length, then letters."""
        return [self._rows(word, exchange) for word, exchange in self.asked()]

    def count(self) -> int:
        room = np.zeros((1, ROW), np.uint8)
        return sum(self._run(word, exchange, room) for word, exchange in self.asked())

    def asked(self) -> list[tuple[str, bool]]:
        """Table words (none: a new one) and whether to exchange, in the order of `rows`."""
        return [("", False), *((word, exchange) for word in self.table for exchange in (False, True))]

    def _rows(self, word: str, exchange: bool) -> ByteArray:
        rows = np.zeros((_ROOM + 1, ROW), np.uint8)
        found = self._run(word, exchange, rows)
        if found > _ROOM and not self.stop[0]:
            rows = np.zeros((found + 1, ROW), np.uint8)
            found = self._run(word, exchange, rows)
        return rows[: min(found, len(rows) - 1)]

    def _run(self, word: str, exchange: bool, rows: ByteArray) -> int:
        """The last row is the kernel's scratch."""
        if len(word) > LONGEST:
            return 0
        least = 1 if word else self.minimum
        stack = storage(np.zeros(STACK, np.int64))
        dawg, ahead = walked(self.graph)
        hand, old, needed = storage(_hand(self.hand)), storage(_codes(word)), storage(_needed(word))
        room = len(rows) - 1
        return int(
            plays(dawg, ahead, old, needed, len(word), exchange, least, hand, stack, rows, room, self.stop)
        )


@lru_cache(maxsize=4)
def walked(graph: WordGraph) -> tuple[IntArray, IntArray]:
    """The DAWG and the letters ahead of each of its entries."""
    dawg = storage(graph.dawg)
    ahead = storage(np.zeros(len(graph.dawg), np.int64))
    fill_ahead(dawg, ahead)
    return dawg, ahead


def _hand(cards: str) -> IntArray:
    counts = np.zeros(27, np.int64)
    for card in cards:
        counts[0 if card == "*" else ord(card) - ord("A") + 1] += 1
    return counts


def _codes(word: str) -> IntArray:
    codes = np.zeros(LONGEST + 1, np.int64)
    for at, letter in enumerate(word):
        codes[at] = ord(letter.upper()) - ord("A") + 1 + (MAITRESSE if letter.islower() else 0)
    return codes


def _needed(word: str) -> IntArray:
    """The letters of the word from each place on, as bits."""
    needed = np.zeros(LONGEST + 1, np.int64)
    for at in range(len(word) - 1, -1, -1):
        needed[at] = needed[at + 1] | 1 << (ord(word[at].upper()) - ord("A") + 1)
    return needed


def texts(rows: ByteArray) -> list[str]:
    """Rows as words, a letter of a Maîtresse in lower case."""
    letters = rows[:, 1:].tobytes().translate(_TEXT).decode("ascii")
    width = ROW - 1
    return [letters[at * width : at * width + size] for at, size in enumerate(rows[:, 0].tolist())]
