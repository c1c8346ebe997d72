"""One question to the kernels: every turn that one word states, and what it leaves on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.graph.jit import IntArray, storage
from joute.games.jago.arrays import known_of, pool_of, unpacked
from joute.games.jago.board import words_on
from joute.games.jago.kernels.buffers import Buffers, Search
from joute.games.jago.kernels.crosses import cross_checks
from joute.games.jago.kernels.layout import (
    FACT_BITS,
    FACT_MASK,
    LENGTH,
    LETTER_BITS,
    LETTER_ROW,
    LINE,
    OWN_AFTER,
    PLACE_SHIFT,
    PLANE,
    SIDE,
    SQUARES,
    START_BITS,
    START_MASK,
    THEIRS_AFTER,
    Crossing,
    Known,
    Question,
)
from joute.games.jago.kernels.review import list_meetings, review
from joute.games.jago.kernels.turns import STACK, find_turns
from joute.games.jago.material import CENTRE, other
from joute.games.jago.meaning import same_meaning
from joute.games.jago.moves import Turn, Word
from joute.games.jago.state import State
from joute.play.grid import Direction

ROOM = 1 << 15
MEETINGS = 1 << 12
LEAD = 1
RUN_ON: IntArray = np.zeros(1, np.int64)
"""A search with it is never stopped."""
akin = lru_cache(maxsize=1 << 16)(same_meaning)
_DIRECTIONS = (Direction.ACROSS, Direction.DOWN)


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """The turns, one entry each: the word as one integer, and packed facts about it."""

    words: IntArray
    facts: IntArray
    whole: bool = True
    """False if turns may be missing, because the search was stopped, or too many, in a `guess`."""

    @property
    def count(self) -> int:
        return len(self.words)

    def fact(self, which: int) -> IntArray:
        return self.facts >> (START_BITS + which * FACT_BITS) & FACT_MASK

    def leads(self) -> IntArray:
        """The lead after each turn."""
        return self.fact(OWN_AFTER) - self.fact(THEIRS_AFTER)

    def lines(self) -> IntArray:
        """The row or column of each turn, as a number."""
        return (self.facts & START_MASK) // LINE

    def rows(self, numbers: IntArray | list[int]) -> Found:
        """Some of the turns, in that order."""
        return replace(self, words=self.words[numbers], facts=self.facts[numbers])


def find(state: State, least_lead: int = LEAD, stop: IntArray = RUN_ON) -> Found:
    """The turns of the seat on turn after which it leads by at least so many letters (JAG-8).

    Whoever makes `stop[0]` other than 0 meanwhile gets those found so far that are legal for certain.
    """
    search = _search(state, least_lead, stop)
    found, question = _all_found(search), search.question
    kin = _kin(state, search, found)
    if len(kin):
        known = search.known._replace(kin=kin)
        crossing = _crossing(_graph(state.terms.dictionary), known)
        kept = review(known, crossing, question, found.words, found.facts, _zeros(LINE))
        found = Found(found.words[:kept], found.facts[:kept])
    return replace(found, whole=not stop[0])


def guess(state: State, least_lead: int = LEAD) -> Found:
    """The same as if every change of letters changed the meaning (JAG-12): quicker, but not all are legal."""
    return replace(_all_found(_search(state, least_lead, RUN_ON)), whole=False)


def turns_in(found: Found) -> Iterator[Turn]:
    """The turns the kernels found, as moves, in order."""
    starts = found.facts & START_MASK
    planes, lines, places = starts // PLANE, starts % PLANE // LINE - 1, starts % LINE - 1
    squares = np.where(planes == 0, lines * SIDE + places, places * SIDE + lines)
    shifts = LETTER_BITS * np.arange(SIDE - 1, -1, -1)
    letters = (found.words[:, None] >> shifts & 31).astype(np.uint8)
    texts = np.where(letters > 0, letters + 64, 0).astype(np.uint8).tobytes().decode("ascii")
    lengths = found.fact(LENGTH)
    for i, (plane, square, length) in enumerate(
        zip(planes.tolist(), squares.tolist(), lengths.tolist(), strict=True), 1
    ):
        yield Turn((Word(square, _DIRECTIONS[plane], texts[SIDE * i - length : SIDE * i]),))


@lru_cache(maxsize=8)
def _graph(dictionary: Dictionary) -> WordGraph:
    return graph_for(dictionary.fingerprint(), dictionary.words)


@lru_cache(maxsize=8)
def _walked_dawg(graph: WordGraph) -> IntArray:
    return storage(graph.dawg)  # type: ignore[no-any-return]


def _search(state: State, least_lead: int, stop: IntArray) -> Search:
    graph, known = _graph(state.terms.dictionary), known_of(state)
    buffers = _buffers(state, ROOM, stop)
    return Search(graph.walked_gaddag, known, _crossing(graph, known), buffers, _question(state, least_lead))


def _question(state: State, least_lead: int) -> Question:
    board, seat = state.board, state.turn
    centre = CENTRE // SIDE + 1 if board.is_empty else 0
    return Question(centre, board.count(seat), board.count(other(seat)), least_lead)


def _all_found(search: Search) -> Found:
    """The search run, and run again with more room where it found too many."""
    while True:
        buffers = search.buffers
        count, room = find_turns(search), len(buffers.words)
        if count <= room or buffers.stop[0]:
            count = min(count, room)
            return Found(buffers.words[:count], buffers.found[:count])
        search = search._replace(buffers=buffers._replace(words=_zeros(count), found=_zeros(count)))


def _kin(state: State, search: Search, found: Found) -> IntArray:
    """The meetings of an old word of the opponent's with a new one that means the same (JAG-12).

    Once stopped, nothing more is asked: what was not may mean the same, and a turn may not count on it.
    """
    size, stop = MEETINGS, search.buffers.stop
    while True:
        table = _zeros(size)
        if list_meetings(search.known, search.crossing, found.words, found.facts, _zeros(LINE), table):
            break
        size *= 4
    old = [word for _, _, word in words_on(state.board.grid)]
    dictionary = state.terms.dictionary
    meetings = np.sort(table[table != 0])
    same = [
        stop[0] != 0 or akin(dictionary, old[run - 1], unpacked(word))
        for run, word in zip(
            (meetings >> PLACE_SHIFT).tolist(), (meetings & (1 << PLACE_SHIFT) - 1).tolist(), strict=True
        )
    ]
    meant: IntArray = meetings[np.array(same, bool)]
    return meant


def _zeros(size: int) -> IntArray:
    return np.zeros(size, np.int64)


def _crossing(graph: WordGraph, known: Known) -> Crossing:
    crossing = Crossing(_zeros(SQUARES), _zeros(SQUARES), _zeros(SQUARES * LETTER_ROW))
    cross_checks(_walked_dawg(graph), known, crossing)
    return crossing


def _buffers(state: State, room: int, stop: IntArray) -> Buffers:
    hand, lent, counts = (_zeros(LETTER_ROW) for _ in range(3))
    words, found = _zeros(room), _zeros(room)
    tiles, ahead = _zeros(LINE), _zeros(LINE)
    pool, replaceable = pool_of(state), _zeros(SQUARES)
    return Buffers(pool, replaceable, hand, lent, tiles, ahead, counts, _zeros(STACK), words, found, stop)
