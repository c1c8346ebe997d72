"""The turns a level notices: one word each, or several where one does not take the lead."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

import numpy as np

from joute.bots.values import Question
from joute.games.jago.generate import read_turns
from joute.games.jago.kernels.layout import LINE, START_MASK
from joute.games.jago.material import other
from joute.games.jago.moves import Turn
from joute.games.jago.position import JagoPosition
from joute.games.jago.search import Found, find
from joute.games.jago.several import some_turns
from joute.play import Effects

_NOTICED = 6
"""For each move a level notices, how many turns it has passed over."""
_STAGES = ((4, 2), (12, 2), (24, 2))
_LONGER = 4
_LEADS = 256
_ALIKE = 2
"""Turns on the same line with the same lead are much alike."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A turn and the lead after it."""

    turn: Turn
    lead: int


def one_word(question: Question, position: JagoPosition, most: int) -> list[Lead]:
    """Turns of one word, greatest lead first, from all over the board."""
    found = find(position)
    if question.level.band:
        found = _known(question, found)
    leads = found.leads()
    order = np.argsort(-leads, kind="stable")
    kinds = ((found.facts & START_MASK) // LINE * _LEADS + leads)[order]
    chosen: list[int] = []
    for kind in np.unique(kinds):
        chosen += np.flatnonzero(kinds == kind)[:_ALIKE].tolist()
    best = order[sorted(chosen)[:most]]
    turns = read_turns(Found(found.words[best], found.facts[best]))
    return [Lead(turn, int(lead)) for turn, lead in zip(turns, leads[best].tolist(), strict=True)]


def _known(question: Question, found: Found) -> Found:
    """Those of a sample whose word the level knows; all of the sample if it knows none."""
    count = min(found.count, question.level.looked_at * _NOTICED)
    rows = np.array(sorted(question.lots.sample(range(found.count), count)), np.int64)
    seen = Found(found.words[rows], found.facts[rows])
    known = [question.knows(turn.words[0].letters) for turn in read_turns(seen)]
    kept = np.flatnonzero(np.array(known, bool))
    return Found(seen.words[kept], seen.facts[kept]) if len(kept) else seen


def several_words(question: Question, position: JagoPosition) -> list[Lead]:
    """Turns of two words, sought as long as there is time; nobody resigns without a whole search (JAG-24)."""
    needed = 0.0
    for tries, words in _STAGES:
        if question.deadline.over(needed):
            break
        began = monotonic()
        if found := _leads(position, list(some_turns(position, tries, words))):
            return found
        needed = _LONGER * 1000 * (monotonic() - began)
    return _leads(position, list(some_turns(position)))


def _leads(position: JagoPosition, turns: list[Turn]) -> list[Lead]:
    seat = position.turn
    found = []
    for turn in turns:
        effects = position.judge(seat, turn)
        if isinstance(effects, Effects):
            scores = effects.position.scores()
            found.append(Lead(turn, int(scores[seat - 1] - scores[other(seat) - 1])))
    return sorted(found, key=lambda each: -each.lead)
