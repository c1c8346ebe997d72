"""The turns a level notices: one word each, or several where one does not take the lead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from joute.bots.levels import LEVELS
from joute.bots.question import Question
from joute.dictionary.graph.jit import IntArray
from joute.games.jago.engine import (
    LEAD,
    Found,
    after,
    find,
    guess,
    lead,
    makes,
    some_turns,
    turns_in,
    with_another,
)
from joute.games.jago.material import SHAPE
from joute.games.jago.moves import Turn, Word
from joute.games.jago.state import State
from joute.play.grid import EMPTY

_NOTICED = {1: 4, 2: 12, 3: 60, 4: 1_500, 5: 20_000}
"""How many turns a level notices."""
_AT_A_GLANCE = (1, 2, 3)
"""Levels that notice only words they know; those above look at all, and leave out what they do not know."""
_LOOKED_THROUGH = 4_000
_ANY = (SHAPE.columns, SHAPE.columns)
_KINDS = ((6, 1), (8, 2), (9, 3))
"""How long a word is at most, and how many letters of the board it replaces: to rearrange a long word is what
practised players do."""
_THINKS_OF = {1: _KINDS[:2], 2: _KINDS[1:], 3: (_ANY,)}
"""What kinds a low level thinks of: the second only where there is none of the first. Club kept to the third
kind lost to newcomers (docs/strength.md), so it thinks of any."""
_SEVERAL = {0: (24, 3), 2: (2, 2), 3: (8, 2), 4: (12, 2), 5: (24, 3), 6: (72, 3)}
"""How many beginnings of a turn of several words a level tries, and how many words at most."""
_THOUGHT_OF = {1: 0.0, 2: 0.35, 3: 0.6, 4: 0.8}
"""How often a level thinks of several words where one does not do; those not named always do."""
_ENDINGS = 2
_ENOUGH = 16
"""Turns of several words; more are much alike."""
_LEADS = 256
_WELL_READ = LEVELS[2].rarest
"""Club’s words, which most people recognise."""
_PLAIN_TRIED = 24
_ALIKE = 2
"""Turns on the same line with the same lead are much alike."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A turn and the lead after it."""

    turn: Turn
    lead: int


def one_word(question: Question, state: State, most: int) -> list[Lead]:
    """Turns of one word, greatest lead first, from all over the board."""
    found = _search(question, state)
    if question.level.number in _AT_A_GLANCE:
        return _glimpsed(question, state, found)[:most]
    if question.level.number in _NOTICED:
        found = found.rows(_noticed(question, found.count))
    leads = found.leads()
    order = np.argsort(-leads, kind="stable")
    if found.count > most:
        kinds = (found.lines() * _LEADS + leads)[order]
        order = order[_different(kinds)]
    turns = zip(turns_in(found.rows(order)), leads[order].tolist(), strict=True)
    listed = (Lead(turn, int(ahead)) for turn, ahead in turns)
    return _known(question, listed, most) if question.level.rarest else list(islice(listed, most))


def plain(question: Question, state: State) -> list[Lead]:
    """The greatest lead of one word, of those that make only words a well-read adult knows; none without."""
    level = replace(question.level, rarest=_WELL_READ, polite=True)
    known = replace(question, level=level)
    listed = one_word(known, state, _PLAIN_TRIED)
    return [each for each in listed if known.knows_all(makes(state, each.turn))][:1]


def _glimpsed(question: Question, state: State, found: Found) -> list[Lead]:
    """A few simple turns of known words, from all over the board; none where no such word is known."""
    order = np.array(question.rng.sample(range(found.count), found.count), np.int64)[:_LOOKED_THROUGH]
    turns = zip(turns_in(found.rows(order)), found.leads()[order].tolist(), strict=True)
    leads = [Lead(turn, int(ahead)) for turn, ahead in turns]
    number = question.level.number
    for longest, replaced in _THINKS_OF[number]:
        simple = (each for each in leads if _is_simple(state, each.turn.words[0], longest, replaced))
        known = (each for each in simple if _knows(question, state, each.turn))
        if chosen := list(islice(known, _NOTICED[number])):
            return sorted(chosen, key=lambda each: -each.lead)
    return []


def _knows(question: Question, state: State, turn: Turn) -> bool:
    """Whether it knows every word that the turn makes: an idea that fails on a crossing one is none."""
    return question.knows(turn.words[0].letters) and question.knows_all(makes(state, turn))


def _is_simple(state: State, word: Word, longest: int, replaced: int) -> bool:
    """Whether it has at most so many letters, and lays at most so many over others of the board."""
    if len(word.letters) > longest:
        return False
    cells = state.board.grid.cells
    pairs = zip(word.squares() or (), word.letters, strict=True)
    return sum(cells[square] not in (EMPTY, letter) for square, letter in pairs) <= replaced


def _search(question: Question, state: State) -> Found:
    """Who finds nothing for want of time guesses: the referee is asked before a turn is played."""
    found = find(state, LEAD, question.deadline.stop)
    return found if found.count or found.whole else guess(state, LEAD)


def _noticed(question: Question, count: int) -> IntArray:
    chosen = question.rng.sample(range(count), min(count, _NOTICED[question.level.number]))
    return np.array(sorted(chosen), np.int64)


def _known(question: Question, listed: Iterator[Lead], most: int) -> list[Lead]:
    """The best whose word the level knows, as far as there is time to ask."""
    known: list[Lead] = []
    for each in listed:
        if question.knows(each.turn.words[0].letters):
            known.append(each)
        if len(known) == most or (known and question.deadline.over()):
            break
    return known


def _different(kinds: IntArray) -> list[int]:
    """The first few of each kind, in their order."""
    chosen: list[int] = []
    for kind in np.unique(kinds):
        chosen += np.flatnonzero(kinds == kind)[:_ALIKE].tolist()
    return sorted(chosen)


def several_words(question: Question, state: State) -> list[Lead]:
    """Turns of several words, sought as long as there is time: who finds none has lost (JAG-24)."""
    number = question.level.number
    if question.rng.random() >= _THOUGHT_OF.get(number, 1.0):
        return []
    tries, words = _SEVERAL[number]
    turns = some_turns(state, tries, words, stop=question.deadline.stop)
    return _leads(question, state, islice(turns, _ENOUGH))


def two_words(question: Question, state: State, begun: list[Lead]) -> list[Lead]:
    """Some turns of two words, which may lead by more than any single word."""
    turns = with_another(state, [each.turn for each in begun], _ENDINGS, question.deadline.stop)
    return _leads(question, state, turns)


def _leads(question: Question, state: State, turns: Iterable[Turn]) -> list[Lead]:
    found: list[Lead] = []
    for turn in turns:
        if found and question.deadline.over():
            break
        known = question.knows_all([word.letters for word in turn.words])
        if known and (following := after(state, turn)):
            found.append(Lead(turn, lead(following, state.turn)))
    return sorted(found, key=lambda each: -each.lead)
