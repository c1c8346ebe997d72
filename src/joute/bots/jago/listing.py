"""The turns a level notices: one word each, or several where one does not take the lead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from joute.bots.values import Question
from joute.games.jago.generate import read_turns
from joute.games.jago.kernels.layout import LINE, START_MASK
from joute.games.jago.material import other
from joute.games.jago.moves import Turn
from joute.games.jago.position import JagoPosition
from joute.games.jago.search import LEAD, Found, find
from joute.games.jago.several import some_turns
from joute.play import Effects

_NOTICED = 6
"""For each move a level notices, how many turns it has passed over."""
_TRIES = {0: 24, 6: 72}
_FEW_TRIES = 12
_ENDINGS = 2
_ENOUGH = 16
"""Turns of several words; more are much alike."""
_LEADS = 256
_ALIKE = 2
"""Turns on the same line with the same lead are much alike."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A turn and the lead after it."""

    turn: Turn
    lead: int


def one_word(question: Question, position: JagoPosition, most: int) -> list[Lead]:
    """Turns of one word, greatest lead first, from all over the board.

    Where time ended the search some may be illegal: the referee is asked before one is played.
    """
    found = find(position, LEAD, question.deadline.stop)
    if question.level.band:
        found = _known(question, found)
    leads = found.leads()
    order = np.argsort(-leads, kind="stable")
    kinds = ((found.facts & START_MASK) // LINE * _LEADS + leads)[order]
    chosen: list[int] = []
    for kind in np.unique(kinds):
        chosen += np.flatnonzero(kinds == kind)[:_ALIKE].tolist()
    best = order[sorted(chosen)[:most]]
    turns = read_turns(_rows(found, best))
    return [Lead(turn, int(lead)) for turn, lead in zip(turns, leads[best].tolist(), strict=True)]


def _rows(found: Found, rows: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> Found:
    return replace(found, words=found.words[rows], facts=found.facts[rows])


def _known(question: Question, found: Found) -> Found:
    """Those of a sample whose word the level knows; all of the sample if it knows none."""
    count = min(found.count, question.level.looked_at * _NOTICED)
    rows = np.array(sorted(question.lots.sample(range(found.count), count)), np.int64)
    seen = _rows(found, rows)
    known = [question.knows(turn.words[0].letters) for turn in read_turns(seen)]
    kept = np.flatnonzero(np.array(known, bool))
    return _rows(seen, kept) if len(kept) else seen


def several_words(question: Question, position: JagoPosition) -> list[Lead]:
    """Turns of several words, sought as long as there is time: who finds none has lost (JAG-24)."""
    tries = _TRIES.get(question.level.number, _FEW_TRIES)
    turns = some_turns(position, tries, stop=question.deadline.stop)
    return _leads(position, islice(turns, _ENOUGH))


def two_words(question: Question, position: JagoPosition, tries: int) -> list[Lead]:
    """Some turns of two words, which may lead by more than any single word."""
    turns = some_turns(position, tries, 2, _ENDINGS, question.deadline.stop)
    return _leads(position, turns)


def _leads(position: JagoPosition, turns: Iterable[Turn]) -> list[Lead]:
    seat = position.turn
    found = []
    for turn in turns:
        effects = position.judge(seat, turn)
        if isinstance(effects, Effects):
            scores = effects.position.scores()
            found.append(Lead(turn, int(scores[seat - 1] - scores[other(seat) - 1])))
    return sorted(found, key=lambda each: -each.lead)
