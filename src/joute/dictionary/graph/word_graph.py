"""A word list as graphs: the DAWG reads words forwards, the GADDAG from any of their letters outwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from joute.dictionary.graph.jit import ByteArray, IntArray, storage

SHORTEST = 1
LONGEST = 25

_Strings = Callable[[ByteArray, IntArray, IntArray, IntArray], None]


@dataclass(frozen=True, eq=False)
class WordGraph:
    """Every word of 1 to 25 letters of a list, minimal, entries as `primitives` describes them, read-only."""

    dawg: IntArray
    gaddag: IntArray
    words_count: int

    @classmethod
    def build(cls, words: Iterable[str]) -> WordGraph:
        """The graphs of these words, A–Z; a word too short or too long for any board is left out."""
        from joute.dictionary.graph.kernels.strings import dawg_strings, gaddag_strings

        letters, lengths = _as_rows(words)
        dawg = _graph(dawg_strings, letters, lengths, len(lengths))
        gaddag = _graph(gaddag_strings, letters, lengths, int(lengths.sum()))
        return cls(dawg, gaddag, len(lengths))

    def contains(self, word: str) -> bool:
        """Whether the list holds this word."""
        from joute.dictionary.graph.primitives import ACCEPT, child

        entry = int(self.dawg[0])
        for character in word:
            letter = ord(character) - ord("A") + 1
            if not 1 <= letter <= 26:
                return False
            entry = int(child(self.dawg, entry, letter))
        return entry & ACCEPT != 0

    @cached_property
    def reach(self) -> ByteArray:
        """For each entry of the GADDAG, the most letters that may still follow."""
        from joute.dictionary.graph.kernels.reach import fill_reach

        reach = np.zeros(len(self.gaddag), np.uint8)
        fill_reach(self.gaddag, reach)
        return reach

    @cached_property
    def walked_gaddag(self) -> IntArray:
        """The GADDAG as kernels read it fastest."""
        return storage(self.gaddag)  # type: ignore[no-any-return]


def frozen(array: IntArray) -> IntArray:
    """The same array, read-only as a mapped file is: kernels are compiled for one kind of array."""
    array.flags.writeable = False
    return array


def _as_rows(words: Iterable[str]) -> tuple[ByteArray, IntArray]:
    """The distinct words as rows of letters 1–26, padded with 0, and their lengths."""
    fitting = sorted({word for word in words if SHORTEST <= len(word) <= LONGEST})
    for word in fitting:
        if not (word.isascii() and word.isalpha() and word.isupper()):
            raise ValueError(f"not a word of letters A–Z: {word!r}")
    if not fitting:
        return np.zeros((0, LONGEST), np.uint8), np.zeros(0, np.int64)
    text = np.array(fitting, dtype=f"S{LONGEST}").view(np.uint8).reshape(-1, LONGEST)
    lengths = np.count_nonzero(text, axis=1).astype(np.int64)
    return np.where(text > 0, text - (ord("A") - 1), 0).astype(np.uint8), lengths


def _graph(strings: _Strings, letters: ByteArray, lengths: IntArray, total: int) -> IntArray:
    from joute.dictionary.graph.kernels.minimise import WORK, minimise

    first, second = np.zeros(total, np.int64), np.zeros(total, np.int64)
    strings(letters, lengths, first, second)
    order = _sorted(first, second)
    first, second = first[order], second[order]
    capacity = total // 2 + 1000
    while True:
        graph = np.zeros(capacity, np.int64)
        table = np.zeros(1 << (capacity // 2).bit_length(), np.int64)
        used = minimise(first, second, graph, table, np.zeros(WORK, np.int64))
        if used > 0:
            return frozen(graph[:used].copy())
        capacity *= 2


def _sorted(first: IntArray, second: IntArray) -> IntArray:
    """The order of the strings: by the first half, and only among equal first halves by the second."""
    order = np.argsort(first)
    equal = np.diff(first[order]) == 0
    tied = np.append(equal, False) | np.insert(equal, 0, False) if len(order) else np.zeros(0, bool)
    rivals = order[tied]
    order[tied] = rivals[np.lexsort((second[rivals], first[rivals]))]
    return order
