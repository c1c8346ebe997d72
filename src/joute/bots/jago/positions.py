"""One position of an end that is followed: turns worth a look, what came of them, whether that is certain."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice

import numpy as np

from joute.bots.question import Question
from joute.games.jago.engine import LEAD, Found, exchanges, find, find_if_few, followed, some_turns, turns_in
from joute.games.jago.moves import Turn
from joute.games.jago.state import State

LOST = -1.0
_LEAST_MS = 2.0
_EXCHANGES, _TWO, _THREE = range(1, 4)
"""Turns of several words: letters that change places, then two words laid one after the other, then three."""
_COSTS = {_EXCHANGES: 3, _TWO: 6, _THREE: 9}
"""What looking for them costs, in looks."""
_FEW_AT_HAND = 1
"""Who holds no more letters is asked for exchanges: they are all there is but for turns of many letters."""
_WIDE, _MOST = 6, 24
"""How many turns of a position are looked at at once, and in all: none beyond is likely to do better."""
_TRIES, _ENDINGS, _TURNS = 12, 3, 3
_ENOUGH = 100
"""Where there are many turns, those with the greatest lead are chosen from so many."""
_MANY = 250
_SOME_HOPE = -0.6
"""Where all turns looked at so far lose, but there are others."""
_NO_WORD = -0.75
"""Where no single word answers, and nobody has looked for two."""
_NO_TWO = -0.9
"""Where two words do not answer either, and nobody has looked for three: one time in six there are some."""
_SEVERAL_ONLY = -0.48
_FREE, _TIGHT = 0.2, 0.64


class TimeOver(Exception):
    """Time is over."""


@dataclass(slots=True, eq=False)
class Node:
    """A position, and what it is worth to the seat on turn, from -1 to 1."""

    state: State
    few: Found | None
    """The turns of one word; None where there are too many to be listed at once."""
    value: float
    at_first: float
    """What it seemed worth before any turn was looked at."""
    turns: list[Turn] = field(default_factory=list)
    """Those worth a look."""
    listed: bool = False
    """Whether turns of one word have been listed."""
    unsought: tuple[int, ...] = (_TWO, _THREE)
    """Which turns of several words nobody has looked for yet; three where two did not do."""
    sought: bool = False
    """Whether some were looked for."""
    seen: int = 0
    """How many of the turns have been looked at."""
    children: list[Node] = field(default_factory=list)
    sure: bool = False
    """Whether it is won or lost by every turn of one word, and every turn of several that was found."""
    proved: bool = False
    """Whether it is so by every turn of up to three letters: whoever loses had a single letter at hand."""

    @property
    def count(self) -> int | None:
        """How many turns of one word there are; None where they are many."""
        return None if self.few is None else self.few.count

    @property
    def over(self) -> bool:
        return abs(self.value) >= 1

    @property
    def has_more(self) -> bool:
        """Whether there are, or may be, turns nobody has looked at."""
        return not self.listed or self.seen < len(self.turns) or bool(self.unsought)

    @property
    def is_end_of_line(self) -> bool:
        """Whether turns of this position are to be looked at: the first, or more where those seen lose."""
        return not self.children or (self.has_more and all(child.value >= 1 for child in self.children))

    def back_up(self) -> None:
        """The best of the children; as long as not all turns were looked at, some hope is left."""
        best = max((-child.value for child in self.children), default=LOST)
        if best > LOST:
            self.value = best
            lost = [child for child in self.children if child.value <= LOST]
            self.sure = any(child.sure for child in lost)
            self.proved = any(child.proved for child in lost)
        elif self.has_more:
            self.value = self._hope()
        else:
            self.value = LOST
            all_listed = self.count is not None and self.count <= _MOST
            self.sure = all_listed and all(child.sure for child in self.children)
            few = len(self.state.at_hand) <= _FEW_AT_HAND
            self.proved = self.sure and few and all(child.proved for child in self.children)

    def _hope(self) -> float:
        """What it is worth where all turns seen lose, or none was found yet, and there may be others."""
        if self.seen < len(self.turns):
            return _SOME_HOPE if self.children else _SEVERAL_ONLY
        return _NO_TWO if self.sought else _NO_WORD


def looked_at(question: Question, state: State) -> Node:
    """What a position seems worth: the more turns of one word there are, the better."""
    if not state.at_hand:  # JAG-24
        return Node(state, None, LOST, LOST, listed=True, unsought=(), sure=True, proved=True)
    found = find_if_few(state, LEAD, question.deadline.stop)
    if question.deadline.stop[0]:
        raise TimeOver
    count = _MANY if found is None else found.count
    value = _FREE - _TIGHT / (1 + count) if count else _NO_WORD
    node = Node(state, found, value, value)
    if len(state.at_hand) <= _FEW_AT_HAND:
        node.unsought = (_EXCHANGES, *node.unsought)
    return node


def look_further(question: Question, node: Node) -> int:
    """Some more turns of a position; how many looks that took."""
    cost = 0
    if not node.listed:
        node.turns, node.listed = _greatest(question, node), True
    if node.seen == len(node.turns):
        cost = _seek(question, node)
        if not node.children:  # another line may look better now
            node.back_up()
            return cost
    for turn in node.turns[node.seen : node.seen + _WIDE]:
        if question.deadline.over(_LEAST_MS):
            raise TimeOver
        child = looked_at(question, followed(node.state, turn))
        node.children.append(child)
        node.seen += 1
        cost += 1
        if child.value <= LOST:
            break
    node.back_up()
    return max(1, cost)


def _seek(question: Question, node: Node) -> int:
    """Look for turns of several words, those first that are quickly found; how many looks that took."""
    kind, *rest = node.unsought
    found = _several_words(question, node.state, kind)
    node.turns += [turn for turn in found if turn not in node.turns]
    node.unsought = () if kind == _TWO and node.seen < len(node.turns) else tuple(rest)
    node.sought = True
    return _COSTS[kind]


def _several_words(question: Question, state: State, kind: int) -> list[Turn]:
    """All exchanges, or some turns of so many words."""
    if question.deadline.over(_LEAST_MS):
        raise TimeOver
    stop = question.deadline.stop
    if kind == _EXCHANGES:
        found = exchanges(state, stop)
    else:
        turns = some_turns(state, _TRIES, kind, _ENDINGS, stop, _ENOUGH, thorough=True, fewest=kind)
        found = list(islice(turns, _TURNS))
    if stop[0]:
        raise TimeOver
    return found


def _greatest(question: Question, node: Node) -> list[Turn]:
    """The greatest leads, one on each line first."""
    found = find(node.state, LEAD, question.deadline.stop, _ENOUGH) if node.few is None else node.few
    if not found.whole:
        raise TimeOver
    leads, lines = found.leads(), found.lines()
    order = np.argsort(-leads, kind="stable").tolist()
    firsts: dict[int, int] = {}
    for number in order:
        firsts.setdefault(int(lines[number]), number)
    chosen = [*firsts.values()]
    others = [number for number in order if number not in chosen]
    return list(turns_in(found.rows((chosen + others)[:_MOST])))
