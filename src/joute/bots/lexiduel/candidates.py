"""Which of the words that may be laid a level thinks of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from joute.bots.lexiduel.scratch import Reply, reply_of
from joute.bots.question import Question
from joute.dictionary.curious import commonness
from joute.dictionary.graph.jit import IntArray
from joute.games.lexiduel.engine import PLACED, Layings
from joute.games.lexiduel.moves import Laying

_EYE_FOR_GAINS = 0.5
"""How often who plays at a glance looks first at what gains: extensions and captures."""
LEAST = 3
"""Words told to who asks for advice, however short the time."""
_COMPARED = 8
"""Words of one place that an analysis compares by how well they are known."""
_TRIES = 40
"""Rows looked at for each candidate, before giving up on finding more known words."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word the level thinks of: its row, what it nets, and how the scratch board lays it."""

    row: int
    net: int
    reply: Reply


def at_a_glance(question: Question, layings: Layings, most_laid: int) -> list[Candidate]:
    """A few words found here and there, short ones, all of them known."""
    nets, laid = _nets(layings), _laid(layings)
    order = _shuffled(question, len(layings))
    short = order[laid[order] <= most_laid]
    if question.rng.random() < _EYE_FOR_GAINS:
        short = np.concatenate([short[nets[short] > 0], short[nets[short] <= 0]])
    found: list[Candidate] = []
    for row in short[: _TRIES * question.level.looked_at].tolist():
        if question.knows(layings.move(row).word):
            found.append(_candidate(layings, row, nets))
        if len(found) == question.level.looked_at or question.deadline.over():
            break
    return found


def by_gain(question: Question, layings: Layings, count: int, a_place: int) -> list[Candidate]:
    """The words that net most, at most so many at one place, equals by lot; a few even when time is over."""
    nets, places = _nets(layings), layings.place_of()
    order = _shuffled(question, len(layings))
    order = order[np.argsort(-nets[order], kind="stable")]
    order = order[_rank_within(places[order]) < _tries_a_place(question, a_place)]
    seen: dict[int, int] = {}
    found: list[Candidate] = []
    alike = _alike(order, places, nets) if question.analysis and a_place == 1 else {}
    for row in order.tolist():
        place = int(places[row])
        if seen.get(place, 0) == a_place or not question.knows(layings.move(row).word):
            continue
        seen[place] = seen.get(place, 0) + 1
        rows = alike.get(place, [row])
        found.append(_candidate(layings, _best_known(question, layings, rows), nets))
        if len(found) == count or (len(found) >= LEAST and question.deadline.over()):
            break
    return found


def _alike(order: IntArray, places: IntArray, nets: IntArray) -> dict[int, list[int]]:
    """Of each place the first rows that net as much as its best."""
    alike: dict[int, list[int]] = {}
    for row in order.tolist():
        rows = alike.setdefault(int(places[row]), [row])
        if row != rows[0] and nets[row] == nets[rows[0]]:
            rows.append(row)
    return alike


def _best_known(question: Question, layings: Layings, rows: list[int]) -> int:
    """Of words that net the same at one place the one most people know: it is the one to be told."""
    if len(rows) == 1:
        return rows[0]
    dictionary = question.settings.dictionary
    return max(rows, key=lambda row: commonness(layings.move(row).word, dictionary))


def asked_for(question: Question, layings: Layings) -> list[Candidate]:
    """The words that are to be weighed whatever the level thinks of them."""
    rows = (layings.find(move) for move in question.also if isinstance(move, Laying))
    nets = _nets(layings)
    return [_candidate(layings, row, nets) for row in rows if row is not None]


def netting_more(question: Question, layings: Layings, than: float) -> Iterator[Candidate]:
    """Every word that nets more than that, best first, however many there are at one place."""
    nets = _nets(layings)
    order = np.argsort(-nets, kind="stable")
    for row in order[nets[order] > than].tolist():
        if question.knows(layings.move(row).word):
            yield _candidate(layings, row, nets)


def any_word(question: Question, layings: Layings) -> list[Candidate]:
    """Some words of all there are: what the level does not know is left out when it chooses."""
    nets = _nets(layings)
    chosen = _shuffled(question, len(layings))[: question.level.looked_at].tolist()
    return [_candidate(layings, row, nets) for row in chosen[:_TRIES]]


def _tries_a_place(question: Question, a_place: int) -> int:
    if question.analysis:
        return a_place * _COMPARED
    return a_place if question.level.rarest == 0 else a_place * _TRIES


def _rank_within(groups: IntArray) -> IntArray:
    """For each entry, how many before it belong to the same group."""
    order = np.argsort(groups, kind="stable")
    ordered = groups[order]
    starts = np.searchsorted(ordered, ordered, side="left")
    ranks = np.empty(len(groups), np.int64)
    ranks[order] = np.arange(len(groups)) - starts
    return ranks


def _candidate(layings: Layings, row: int, nets: IntArray) -> Candidate:
    return Candidate(row, int(nets[row]), reply_of(layings, row, int(nets[row])))


def _nets(layings: Layings) -> IntArray:
    gains = layings.gains()
    nets: IntArray = gains[:, 0] - gains[:, 1]
    return nets


def _laid(layings: Layings) -> IntArray:
    counts = np.array([int(placed).bit_count() for placed in layings.places[:, PLACED]], np.int64)
    laid: IntArray = counts[layings.place_of()]
    return laid


def _shuffled(question: Question, count: int) -> IntArray:
    return np.random.default_rng(question.rng.getrandbits(64)).permutation(count)
