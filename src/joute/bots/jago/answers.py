"""What the other player could do after a turn, on racks imagined from the letters not seen."""

from __future__ import annotations

from dataclasses import dataclass

from joute.bots.jago.candidates import Lead
from joute.bots.question import Question
from joute.dictionary.graph.jit import IntArray
from joute.games.jago.engine import ALL, LEAD, after, find, some_turns, state_of
from joute.games.jago.state import State

PRICE_MS = 8.0
"""The answers to one turn: 3 to 20 ms on one core."""
_LEAST_MS = 3.0
"""What it takes to examine one turn at least: one that is stopped has only delayed the reply."""
_OWN_LEAD = 0.3
NO_ANSWER = 60.0
STUCK = 90.0
_FADING = 0.7
"""How fast the hope fades that a real rack has no answer where an imagined one has some."""
_TRIES, _ENDINGS = 8, 3
_FOR_TWO_WORDS = 4
"""What looking for an answer of two words costs, in looks."""
_LIKE_SOME = 2
"""A turn of two words is found less easily: it counts as few answers."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many turns a level examines, on how many racks; how many of the best then, for two words too."""

    turns: int
    racks: int
    again: int = 0
    price_ms: float = PRICE_MS
    enough: int = ALL
    """Beyond so many answers it matters little how many there are."""


@dataclass(frozen=True, slots=True)
class Answers:
    """How many turns of one word, and the best lead after one; `stuck`: not even two words were found."""

    count: int
    lead: int
    stuck: bool = False
    looks: int = 1
    """What it took to find out."""

    @property
    def value(self) -> float:
        if self.stuck:
            return STUCK
        return float(NO_ANSWER * (1 + self.count) ** -_FADING - self.lead)

    @property
    def by_one_word(self) -> bool:
        """Whether one word is enough: whoever answers with it leads."""
        return self.lead > 0


@dataclass(frozen=True, slots=True)
class Left:
    """What a turn leaves the other player, on all the racks tried."""

    usual: int
    """How many turns of one word there are on half of the racks or more."""
    no_word: float
    """The part of the racks on which no single word answers,"""
    stuck: float = 0.0
    """and of those on which not even two were found."""


def left_by(answers: list[Answers]) -> Left:
    """Of a turn that was examined."""
    counts = sorted(each.count if each.by_one_word else 0 for each in answers)
    racks = len(answers)
    return Left(
        counts[racks // 2],
        sum(not each.by_one_word for each in answers) / racks,
        sum(each.stuck for each in answers) / racks,
    )


class _TimeOver(Exception):
    """Time is over."""


def examined(question: Question, leads: list[Lead], effort: Effort) -> dict[int, list[Answers]]:
    """The answers to each of the first turns, then again and again to those that leave least.

    Once the bag is empty the other rack is known: every turn is examined, and the best just once more.
    """
    answers: dict[int, list[Answers]] = {}
    work = question.deadline.buys(effort.price_ms)
    state = state_of(question.imagine())
    known = bool(effort.again) and not state.bag
    asked = range(sum(each.turn in question.also for each in leads))
    first = list(range(min(len(leads) if known else effort.turns + len(asked), len(leads), work)))
    try:
        for _ in range(effort.racks):
            work -= _examine(question, leads, first, answers, effort.enough, False)
        best = sorted(answers, key=lambda number: -promise(leads[number], answers[number]))[: effort.again]
        best = [*(number for number in asked if number in answers and number not in best), *best]
        again: dict[int, list[Answers]] = {}
        while best and work > 0:
            looks = _examine(question, leads, best, again, effort.enough, True)
            work = 0 if known else work - looks
            # What made them the best was luck in part: only what they show from now on counts.
            answers |= again
    except _TimeOver:
        pass
    return answers


def promise(lead: Lead, answers: list[Answers]) -> float:
    """What a turn is worth: its lead, and what it left the other player on the racks tried."""
    return _OWN_LEAD * lead.lead + sum(each.value for each in answers) / len(answers)


def _examine(
    question: Question,
    leads: list[Lead],
    numbers: list[int],
    answers: dict[int, list[Answers]],
    enough: int,
    two: bool,
) -> int:
    """One imagined rack for all these turns; none is begun that would not end in time. The looks it took."""
    state, longest, looks = state_of(question.imagine()), _LEAST_MS, len(numbers)
    for number in numbers:
        if question.deadline.over(longest):
            raise _TimeOver
        left = question.deadline.left_ms()
        if following := after(state, leads[number].turn):
            found = _answers(following, question.deadline.stop, enough, two)
            answers.setdefault(number, []).append(found)
            looks += found.looks - 1
        longest = max(longest, left - question.deadline.left_ms())
    return looks


def _answers(state: State, stop: IntArray, enough: int, two: bool) -> Answers:
    """What the seat on turn could do; `two`: with two words, too."""
    if not state.at_hand:
        return Answers(0, 0, stuck=True)
    found = find(state, LEAD, stop, enough)
    if not found.whole:
        raise _TimeOver
    if found.count:
        return Answers(found.count, int(found.leads().max()))
    if not two:
        return Answers(0, 0)
    second = next(some_turns(state, _TRIES, 2, _ENDINGS, stop), None)
    if stop[0]:
        raise _TimeOver
    looks = 1 + _FOR_TWO_WORDS
    return Answers(0, 0, True, looks) if second is None else Answers(_LIKE_SOME, 0, False, looks)
