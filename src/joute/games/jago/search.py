"""One question to the kernels: every turn that one word states, and what it leaves on the board."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from joute.dictionary.graph.jit import IntArray
from joute.games.jago.arrays import unpacked
from joute.games.jago.board import words_on
from joute.games.jago.found import Found
from joute.games.jago.kernels.buffers import Search
from joute.games.jago.kernels.layout import LINE, PLACE_SHIFT
from joute.games.jago.kernels.review import list_crosses, list_meetings, review
from joute.games.jago.kernels.turns import find_turns
from joute.games.jago.laid_out_search import ALL, crossing_of, question_of, search_of, with_room, zeros
from joute.games.jago.meaning import same_meaning
from joute.games.jago.state import State
from joute.values import replace

MEETINGS = 1 << 12
LEAD = 1
_MANY = 250
"""Of fewer turns it is asked what their words mean; before more are listed, it is asked of all crossings."""
RUN_ON: IntArray = np.zeros(1, np.int64)
"""A search with it is never stopped."""
STOPPED: IntArray = np.ones(1, np.int64)
"""A search with it finds nothing: it is only loaded."""
akin = lru_cache(maxsize=1 << 16)(same_meaning)


def find(state: State, least_lead: int = LEAD, stop: IntArray = RUN_ON, enough: int = ALL) -> Found:
    """The turns of the seat on turn after which it leads by at least so many letters (JAG-8).

    Once `enough` are found, only those are sought that lead by more than any of them: the greatest lead is
    found in any case. Whoever makes `stop[0]` other than 0 meanwhile gets those found so far that are legal
    for certain.
    """
    search = search_of(state, stop, question_of(state, most=_MANY))
    found = _all_found(search, least_lead)
    many = found.count >= _MANY and not stop[0]
    if many:
        knowing = _knowing_crosses(state, with_room(search)._replace(question=question_of(state, enough)))
        if not stop[0]:
            search, found = knowing, _all_found(knowing, least_lead)
    seen, greatest = found.count, _greatest(found)
    found = _reviewed(state, search, found, least_lead)
    if many and seen >= enough and (2 * found.count < enough or _greatest(found) < greatest):
        return find(state, least_lead, stop)  # what was passed over may be what counts
    return replace(found, whole=not stop[0])


def find_if_few(state: State, least_lead: int = LEAD, stop: IntArray = RUN_ON) -> Found | None:
    """The same, but nothing where there are so many that listing them would take long."""
    search = search_of(state, stop, question_of(state, most=_MANY))
    found = _all_found(search, least_lead)
    if found.count >= _MANY and not stop[0]:
        return None
    return replace(_reviewed(state, search, found, least_lead), whole=not stop[0])


def _reviewed(state: State, search: Search, found: Found, least_lead: int) -> Found:
    """Those of the turns that stand once it is known which words keep their meaning."""
    known = search.known
    kin = _same(state, search.buffers.stop, _meetings(search, found))
    if not len(kin):
        return found
    known = known._replace(kin=np.union1d(known.kin, kin))
    crossing = crossing_of(state.terms.dictionary, known)
    kept = review(known, crossing, search.question, least_lead, found.words, found.facts, zeros(LINE))
    return Found(found.words[:kept], found.facts[:kept])


def guess(state: State, least_lead: int = LEAD) -> Found:
    """The same as if every change of letters changed the meaning (JAG-12): quicker, but not all are legal."""
    return replace(_all_found(search_of(state, RUN_ON, question_of(state)), least_lead), whole=False)


def _greatest(found: Found) -> int:
    return int(found.leads().max()) if found.count else 0


def _all_found(search: Search, least_lead: int) -> Found:
    """The search run, and run again with more room where it found too many."""
    while True:
        buffers = search.buffers
        buffers.goal[0] = least_lead
        count, room = find_turns(search), len(buffers.words)
        if count <= room or buffers.stop[0]:
            count = min(count, room)
            return Found(buffers.words[:count], buffers.found[:count])
        search = search._replace(buffers=buffers._replace(words=zeros(count), found=zeros(count)))


def _knowing_crosses(state: State, search: Search) -> Search:
    """The search once it is known which crossing words would keep their meaning.

    The letters at hand that fit a square are few, and each is met in many turns: a search that knows what
    they turn finds hardly any turn that does not stand.
    """
    buffers, known = search.buffers, search.known
    table = zeros(MEETINGS)
    while not list_crosses(known, search.crossing, buffers.pool, table):
        table = zeros(4 * len(table))
    kin = _same(state, buffers.stop, table)
    if not len(kin):
        return search
    known = known._replace(kin=kin)
    return search._replace(known=known, crossing=crossing_of(state.terms.dictionary, known))


def _meetings(search: Search, found: Found) -> IntArray:
    """A table with every old word that has letters of the opponent's and each new one it becomes."""
    table = zeros(MEETINGS)
    while not list_meetings(search.known, search.crossing, found.words, found.facts, zeros(LINE), table):
        table = zeros(4 * len(table))
    return table


def _same(state: State, stop: IntArray, table: IntArray) -> IntArray:
    """Those of a table's meetings in which both words mean the same, sorted.

    Once stopped, nothing more is asked: what was not may mean the same, and a turn may not count on it.
    """
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
