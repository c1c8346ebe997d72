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
from joute.games.jago.kernels.crosses import cross_checks
from joute.games.jago.kernels.desk import Desk
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
)
from joute.games.jago.kernels.review import list_meetings, review
from joute.games.jago.kernels.turns import STACK, find_turns
from joute.games.jago.material import CENTRE, other
from joute.games.jago.position import JagoPosition
from joute.games.jago.theft import same_meaning

ROOM = 1 << 15
MEETINGS = 1 << 12
LEAD = 1
RUN_ON: IntArray = np.zeros(1, np.int64)
"""A search with it is never stopped."""
akin = lru_cache(maxsize=1 << 16)(same_meaning)


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


def find(position: JagoPosition, least_lead: int = LEAD, stop: IntArray = RUN_ON) -> Found:
    """The turns of the seat on turn after which it leads by at least so many letters (JAG-8).

    Whoever makes `stop[0]` other than 0 meanwhile gets those found so far that are legal for certain.
    """
    graph, known = _graph(position.settings.dictionary), known_of(position)
    crossing, question = _crossing(graph, known), _question(position, least_lead)
    found = _all_found(position, graph, known, crossing, question, stop)
    kin = _kin(position, known, crossing, found, stop)
    if len(kin):
        known = known._replace(kin=kin)
        crossing = _crossing(graph, known)
        kept = review(known, crossing, question, found.words, found.facts, np.zeros(LINE, np.int64))
        found = Found(found.words[:kept], found.facts[:kept])
    return replace(found, whole=not stop[0])


def guess(position: JagoPosition, least_lead: int = LEAD) -> Found:
    """The same as if every change of letters changed the meaning (JAG-12): quicker, but not all are legal."""
    graph, known = _graph(position.settings.dictionary), known_of(position)
    crossing, question = _crossing(graph, known), _question(position, least_lead)
    return replace(_all_found(position, graph, known, crossing, question, RUN_ON), whole=False)


def _question(position: JagoPosition, least_lead: int) -> IntArray:
    board, seat = position.board, position.turn
    centre = CENTRE // SIDE + 1 if board.is_empty else 0
    return np.array([centre, board.count(seat), board.count(other(seat)), least_lead], np.int64)


def read_found(found: Found) -> Iterator[tuple[int, int, str]]:
    """Plane, first square and word of every turn, in order."""
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
        yield plane, square, texts[SIDE * i - length : SIDE * i]


@lru_cache(maxsize=8)
def _graph(dictionary: Dictionary) -> WordGraph:
    return graph_for(dictionary.fingerprint(), dictionary.words)


@lru_cache(maxsize=8)
def _walked_dawg(graph: WordGraph) -> IntArray:
    return storage(graph.dawg)  # type: ignore[no-any-return]


def _all_found(
    position: JagoPosition,
    graph: WordGraph,
    known: Known,
    crossing: Crossing,
    question: IntArray,
    stop: IntArray,
) -> Found:
    room = ROOM
    while True:
        desk = _desk(position, room, stop)
        count = find_turns(graph.walked_gaddag, known, crossing, desk, question)
        if count <= room or stop[0]:
            count = min(count, room)
            return Found(desk.words[:count], desk.found[:count])
        room = count


def _kin(position: JagoPosition, known: Known, crossing: Crossing, found: Found, stop: IntArray) -> IntArray:
    """The meetings of an old word of the opponent's with a new one that means the same (JAG-12).

    Once stopped, nothing more is asked: what was not may mean the same, and a turn may not count on it.
    """
    size = MEETINGS
    while True:
        table = np.zeros(size, np.int64)
        if list_meetings(known, crossing, found.words, found.facts, np.zeros(LINE, np.int64), table):
            break
        size *= 4
    old = [word for _, _, word in words_on(position.board.grid)]
    dictionary = position.settings.dictionary
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


def _desk(position: JagoPosition, room: int, stop: IntArray) -> Desk:
    hand, lent, counts = (_zeros(LETTER_ROW) for _ in range(3))
    words, found = _zeros(room), _zeros(room)
    tiles, ahead = _zeros(LINE), _zeros(LINE)
    pool, replaceable = pool_of(position), _zeros(SQUARES)
    return Desk(pool, replaceable, hand, lent, tiles, ahead, counts, _zeros(STACK), words, found, stop)
