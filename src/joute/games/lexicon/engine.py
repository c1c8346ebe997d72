"""The one door for bots: words, hands and tables as kernels read them, and the list of plays as rows.

Imports numba: not on the way to judging.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np

from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.graph.jit import ByteArray, IntArray, storage
from joute.games.lexicon.kernels.rounds import MOST_WORDS, Tools, best_of_turn, play_round
from joute.games.lexicon.kernels.walk import CARDS, LONGEST, ROW, STACK, Buffers, Graph, fill_ahead, walk
from joute.games.lexicon.kernels.walk import MAITRESSE as NAMED
from joute.games.lexicon.material import MAITRESSE, ONE_LETTER
from joute.games.lexicon.state import State
from joute.play import Position, state_in

__all__ = [
    "CARDS",
    "LONGEST",
    "MOST_WORDS",
    "NAMED",
    "ROW",
    "Asked",
    "Search",
    "Tools",
    "arrays_of",
    "best_of_turn",
    "card_number",
    "counted",
    "graph_of",
    "play_round",
    "row_of",
    "state_of",
    "tools_for",
    "words_of",
]

Asked = tuple[str, bool]
"""A table word (none: a new word), and whether to exchange."""
_ROOM = 4096
_TEXT = bytes(
    ord("A") - 1 + code if 1 <= code <= 26 else ord("a") - 1 + code - NAMED if 33 <= code <= 58 else 0
    for code in range(256)
)
_ONE_EACH = storage(np.ones(CARDS, np.int64))
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
        (rows,) = self._rows([("", False)])
        return words_of(rows)

    def insertions(self) -> Iterator[list[str]]:
        """For each word on the table, what it can become."""
        return map(words_of, self._rows((word, False) for word in self.table))

    def exchanges(self) -> Iterator[list[str]]:
        return map(words_of, self._rows((word, True) for word in self.table))

    def rows(self) -> list[ByteArray]:
        """All of these as the kernel writes them: length, then letters."""
        return list(self._rows(self.asked()))

    def count(self) -> int:
        return sum(self._runs(np.zeros((0, ROW), np.uint8), self.asked()))

    def asked(self) -> list[Asked]:
        """In the order of `rows`."""
        return [("", False), *((word, exchange) for word in self.table for exchange in (False, True))]

    def _rows(self, asked: Iterable[Asked]) -> Iterator[ByteArray]:
        room = np.zeros((_ROOM, ROW), np.uint8)
        questions = list(asked)
        for question, found in zip(questions, self._runs(room, questions), strict=True):
            if found <= _ROOM or self.stop[0]:
                yield room[:found].copy()
            else:
                more = np.zeros((found, ROW), np.uint8)
                (found,) = self._runs(more, [question])
                yield more[:found]
            room[:found] = 0

    def _runs(self, rows: ByteArray, asked: Iterable[Asked]) -> Iterator[int]:
        """How many words there are each time; as many as there is room for are written to the rows."""
        graph, buffers, hand = arrays_of(self.graph), _buffers(rows, self.stop), storage(counted(self.hand))
        for word, exchange in asked:
            if len(word) > LONGEST:
                yield 0
                continue
            old, least = storage(row_of(word)), 1 if word else self.minimum
            found, _ = walk(graph, buffers, hand, _ONE_EACH, old, least, exchange, False, 0)
            yield int(found)


def state_of(position: Position) -> State:
    return state_in(position, State)


def graph_of(state: State) -> WordGraph:
    """The words of the table's dictionary, those of one letter with them where they may be laid (LEX-6)."""
    dictionary = state.terms.dictionary
    if state.terms.minimum > 1:
        return graph_for(dictionary.fingerprint(), dictionary.words)
    return graph_for(f"{dictionary.fingerprint()} 1", lambda: (*ONE_LETTER, *dictionary.words()))


@lru_cache(maxsize=4)
def arrays_of(graph: WordGraph) -> Graph:
    """The words as the walk reads them."""
    dawg = storage(graph.dawg)
    ahead = storage(np.zeros(len(graph.dawg), np.int64))
    fill_ahead(dawg, ahead)
    return Graph(dawg, ahead)


def tools_for(stop: IntArray) -> Tools:
    """To try turns with, until `stop[0]` is other than 0."""
    one_row = _buffers(np.zeros((1, ROW), np.uint8), stop)
    return Tools(one_row, np.zeros(ROW, np.int64), np.zeros(1, np.int64))


def _buffers(rows: ByteArray, stop: IntArray) -> Buffers:
    stack, needed, spelt = (storage(np.zeros(size, np.int64)) for size in (STACK, ROW, ROW))
    return Buffers(stack, needed, spelt, rows, stop)


def card_number(card: str) -> int:
    """A card as kernels number it."""
    return 0 if card == MAITRESSE else ord(card) - ord("A") + 1


def counted(cards: str) -> IntArray:
    """How many of each kind of card."""
    counts = np.zeros(CARDS, np.int64)
    for card in cards:
        counts[card_number(card)] += 1
    return counts


def row_of(word: str) -> IntArray:
    """A word of at most `LONGEST` letters as kernels read it."""
    row = np.zeros(ROW, np.int64)
    row[0] = len(word)
    for at, letter in enumerate(word, 1):
        row[at] = card_number(letter.upper()) + (NAMED if letter.islower() else 0)
    return row


def words_of(rows: ByteArray) -> list[str]:
    """Rows as words, a letter of a Maîtresse in lower case."""
    letters = rows[:, 1:].tobytes().translate(_TEXT).decode("ascii")
    width = ROW - 1
    return [letters[at * width : at * width + size] for at, size in enumerate(rows[:, 0].tolist())]
