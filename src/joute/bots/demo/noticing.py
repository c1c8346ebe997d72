"""Which plays a level thinks of, by what they leave in the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from joute.bots.budget import Deadline
from joute.bots.demo.desk import Desk, Row, left_after, move_of, taken
from joute.bots.demo.hands import burden
from joute.bots.demo.tables import Table
from joute.bots.sampling import sample
from joute.bots.values import Question
from joute.dictionary.graph import LONGEST
from joute.dictionary.graph.search import NEVER
from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.letters import ALPHABET, JOKER
from joute.play import Effects

_LISTED = 400
_FEW_LISTED = 20_000
_NOTICED_FOR_ONE = 8
_A_HAND = 2
_ENOUGH = 12
_MOST = 120
_STEP_MS = 4
_SHORT = 3
_FOR_JOKERS = 0.5
"""The part of the time left that may go into plays with jokers, of which there are very many."""
_ALL_JOKERS = 10
"""The largest hand of which all jokers are looked at together: in a larger one a single one is."""

_MOST_LAID = {1: 3, 2: 4, 3: 6, 4: 7, 5: 9}
"""The most squares a level lays in a turn: people do not see words of twenty letters."""
_AT_RANDOM = 3
"""Up to this level short plays come to mind by chance, beyond it the longest ones are seen."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A play, the squares it lays, the hand it leaves, its worth."""

    play: Play
    laid: str
    left: bytes
    value: float


def noticed(question: Question, position: DemoPosition, desk: Desk) -> list[Weighed]:
    """The plays the level thinks of, best first."""
    table = Table.of(position, question.seat)
    found = _by_chance(question, desk, table) if question.level.number <= _AT_RANDOM else []
    found = found or _long(question, position, desk, table) or _short(question, position, desk, table)
    left: dict[bytes, int] = {}
    kept: list[tuple[int, bytes, Row]] = []
    for row in found:
        after = left_after(table.own, row)
        left[after] = left.get(after, 0) + 1
        if left[after] <= _A_HAND:
            kept.append((burden(after), after, row))
    before = burden(table.own)
    best = sorted(kept, key=lambda each: each[0])
    weighed = (
        Weighed(move_of(row), _text(taken(row)), after, float(before - weight)) for weight, after, row in best
    )
    return _known(question, position, weighed)


def _by_chance(question: Question, desk: Desk, table: Table) -> list[Row]:
    """Short plays noticed at random, by levels that do not see the long ones."""
    most = _MOST_LAID.get(question.level.number, LONGEST)
    count = question.level.looked_at * _NOTICED_FOR_ONE
    listed: Iterable[Row] = desk.every(table.mat, table.own, most)
    return sample(listed, count, question.rng, _FEW_LISTED, question.deadline)


def _long(question: Question, position: DemoPosition, desk: Desk, table: Table) -> list[Row]:
    """The longest plays: without jokers, which is quick, and then with one or all of them."""
    limit = _MOST_LAID.get(question.level.number, LONGEST)
    jokers = table.own.count(0)
    plain = table.own.replace(b"\0", b"")
    found = desk.longest(table.mat, plain, _LISTED, limit)
    if jokers and not question.deadline.over():
        looked_at = jokers if len(table.own) <= _ALL_JOKERS else 1
        in_time = Deadline(int(_FOR_JOKERS * question.deadline.left_ms()))
        found += Desk(position, in_time.stop).longest(table.mat, bytes(looked_at) + plain, _LISTED, limit)
    return found


def _short(question: Question, position: DemoPosition, desk: Desk, table: Table) -> list[Row]:
    """A few squares laid rather than none where time was over too soon."""
    late = question.deadline.over() or desk.stop[0]
    return Desk(position, NEVER).longest(table.mat, table.own, _ENOUGH, _SHORT) if late else []


def _known(question: Question, position: DemoPosition, weighed: Iterator[Weighed]) -> list[Weighed]:
    """The best of known words only; the best of all if there is none."""
    if not question.level.band:
        return list(islice(weighed, _MOST))
    known: list[Weighed] = []
    unknown: list[Weighed] = []
    for each in weighed:
        if len(known) == _ENOUGH or (known and question.deadline.over(_STEP_MS)):
            break
        unknown.append(each)
        if not question.knows(each.play.word.upper()):
            continue
        effects = position.judge(question.seat, each.play)
        if isinstance(effects, Effects) and all(map(question.knows, effects.words)):
            known.append(each)
    return known or unknown


def _text(squares: bytes) -> str:
    return "".join((JOKER + ALPHABET)[square] for square in squares)
