"""The plays a level thinks of, by what they leave in the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from joute.bots.budget import Deadline
from joute.bots.demo.hands import burden, quick
from joute.bots.demo.scratch import Scratch, left_after, sparing, spelled, taken
from joute.bots.question import Question
from joute.bots.sampling import sample
from joute.dictionary.graph import LONGEST
from joute.dictionary.graph.search import NEVER
from joute.games.demo.engine import PlaySearch, Row, hand_codes, move_of, state_of
from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.state import State
from joute.letters import JOKER
from joute.play import Effects, Move, Position
from joute.play.grid import Direction

_LISTED = 400
_FEW_LISTED = 20_000
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
_NOTICED = {1: 96, 2: 320, 3: 1_200}
"""How many plays a level goes through, words it does not know among them."""
_SEEN = {1: 0.15}
"""How much of them it sees: a beginner overlooks most places, and so a last one too."""
_COUNTS = (1,)
"""Levels that count squares and so keep the hard ones to the end, and that pass where they see nothing."""
_AT_RANDOM = 3
"""Up to this level short plays come to mind by chance, beyond it the longest ones are seen."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A play, or a turn lost, the squares it lays, the hand it leaves, its worth."""

    play: Play | Move
    laid: str
    left: bytes
    value: float
    won: int = 0
    """Of the deals in which everybody played on,"""
    deals: int = 0
    """how many there were."""


def candidates(question: Question, position: Position, search: PlaySearch) -> list[Candidate]:
    """The plays the level thinks of, best first."""
    state = state_of(position)
    scratch = Scratch.of(state, question.seat)
    found = _by_chance(question, search, scratch) if question.level.number <= _AT_RANDOM else []
    if question.level.number not in _COUNTS:
        found = found or _long(question, state, search, scratch)
    found = found or _short(question, state, search, scratch)
    weigh = len if question.level.number in _COUNTS else burden
    left: dict[bytes, int] = {}
    kept: list[tuple[int, bytes, Row]] = []
    for row in found:
        after = left_after(scratch.own, row)
        left[after] = left.get(after, 0) + 1
        if left[after] <= _A_HAND:
            kept.append((weigh(after), after, row))
    before = weigh(scratch.own)
    best = sorted(kept, key=lambda each: (each[0], taken(each[2]).count(0)))
    weighed = (
        Candidate(move_of(row), spelled(taken(row)), after, float(before - weight))
        for weight, after, row in best
    )
    return _known(question, position, weighed)


def played(scratch: Scratch, play: Play) -> Candidate:
    """A play as a candidate, whoever thought of it."""
    step = 1 if play.direction is Direction.ACROSS else SHAPE.columns
    covered = zip(range(play.square, play.square + step * len(play.word), step), play.word, strict=True)
    laid = "".join(JOKER if letter.islower() else letter for at, letter in covered if not scratch.mat[at])
    left = bytearray(scratch.own)
    for square in hand_codes(laid):
        left.remove(square)
    return Candidate(play, laid, bytes(left), float(burden(scratch.own) - burden(bytes(left))))


def _by_chance(question: Question, search: PlaySearch, scratch: Scratch) -> list[Row]:
    """Short plays noticed at random, by levels that do not see the long ones."""
    most = _MOST_LAID.get(question.level.number, LONGEST)
    listed: Iterable[Row] = search.every(scratch.mat, scratch.own, most)
    found = sample(listed, _NOTICED[question.level.number], question.rng, _FEW_LISTED, question.deadline)
    # nobody spends a joker for a letter they hold
    found = list(dict.fromkeys(sparing(scratch.own, row) for row in found))
    seen = _SEEN.get(question.level.number)
    return [row for row in found if question.rng.random() < seen] if seen else found


def _long(question: Question, state: State, search: PlaySearch, scratch: Scratch) -> list[Row]:
    """The longest plays: without jokers, which is quick, and then with one or all of them."""
    limit = _MOST_LAID.get(question.level.number, LONGEST)
    jokers = scratch.own.count(0)
    plain = scratch.own.replace(b"\0", b"")
    found = search.longest(scratch.mat, plain, _LISTED, limit)
    if jokers and not question.deadline.over():
        looked_at = jokers if len(scratch.own) <= _ALL_JOKERS else 1
        in_time = Deadline(int(_FOR_JOKERS * question.deadline.left_ms()))
        with_jokers = PlaySearch(state, in_time.stop)
        jokers_laid = with_jokers.longest(scratch.mat, bytes(looked_at) + plain, _LISTED, limit)
        # a short hand is played out, or solved: there which square goes first is weighed
        found += jokers_laid if quick(scratch.own) else [sparing(scratch.own, row) for row in jokers_laid]
    return found


def _short(question: Question, state: State, search: PlaySearch, scratch: Scratch) -> list[Row]:
    """A few squares laid rather than none where time was over too soon."""
    late = question.deadline.over() or search.stop[0]
    return PlaySearch(state, NEVER).longest(scratch.mat, scratch.own, _ENOUGH, _SHORT) if late else []


def _known(question: Question, position: Position, weighed: Iterator[Candidate]) -> list[Candidate]:
    """The best of known words only; the best of all if there is none."""
    if not question.level.rarest:
        return list(islice(weighed, _MOST))
    known: list[Candidate] = []
    unknown: list[Candidate] = []
    for each in weighed:
        if len(known) == _ENOUGH or (known and question.deadline.over(_STEP_MS)):
            break
        unknown.append(each)
        if isinstance(each.play, Play) and not question.knows(each.play.word.upper()):
            continue
        effects = position.judge(question.seat, each.play)
        if isinstance(effects, Effects) and all(map(question.knows, effects.words)):
            known.append(each)
    return known if question.level.number in _COUNTS else known or unknown
