"""One question to the kernels: every turn that one word states, and what it leaves on the board."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np

from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.graph.jit import IntArray, storage
from joute.games.jago.arrays import known_of, pool_of, unpacked
from joute.games.jago.board import words_on
from joute.games.jago.found import Found
from joute.games.jago.kernels.buffers import Buffers, Search
from joute.games.jago.kernels.crosses import cross_checks
from joute.games.jago.kernels.layout import (
    LETTER_ROW,
    LINE,
    PLACE_SHIFT,
    SIDE,
    SQUARES,
    Crossing,
    Known,
    Question,
)
from joute.games.jago.kernels.review import list_meetings, review
from joute.games.jago.kernels.turns import STACK, find_turns
from joute.games.jago.material import CENTRE, other
from joute.games.jago.meaning import same_meaning
from joute.games.jago.state import State

ROOM = 1 << 15
MEETINGS = 1 << 12
LEAD = 1
RUN_ON: IntArray = np.zeros(1, np.int64)
"""A search with it is never stopped."""
akin = lru_cache(maxsize=1 << 16)(same_meaning)


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
    """The meetings of an old word that has letters of the opponent's with a new one that means the same.

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
    words = unpacked(meetings & (1 << PLACE_SHIFT) - 1)
    same = [
        stop[0] != 0 or akin(dictionary, old[run - 1], word)
        for run, word in zip((meetings >> PLACE_SHIFT).tolist(), words, strict=True)
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
