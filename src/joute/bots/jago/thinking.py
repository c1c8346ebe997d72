"""JAGO: whoever cannot take the lead loses, so a turn is worth what it leaves the other player to do.

Turns with a great lead are looked into on imagined racks: best are those that no single word answers, then
those that few words answer. A level that does not look ahead takes the greatest lead it notices.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.jago.flips import best_flip
from joute.bots.jago.listing import Lead, one_word, several_words, two_words
from joute.bots.jago.reasons import FLIP, RESIGNED, explain
from joute.bots.values import Advice, Question
from joute.dictionary.graph.jit import IntArray
from joute.games.jago.position import JagoPosition
from joute.games.jago.search import LEAD, find
from joute.games.jago.values import Penalty
from joute.play import ACCEPT, RESIGN, Effects

PRICE_MS = 15.0
"""The other player's answers to one turn: an estimate, not yet measured on a quiet machine."""
_LISTED = 40
_NO_ANSWER = 60.0
_FADING = 0.7
"""How fast the hope fades that a real rack has no answer where an imagined one has some."""
_OWN_LEAD = 0.3
_LOST = -1000.0


@dataclass(frozen=True, slots=True)
class Answers:
    """What the other player can do: how many turns of one word, and the best lead after one."""

    count: int
    lead: int

    @property
    def value(self) -> float:
        return float(_NO_ANSWER * (1 + self.count) ** -_FADING - self.lead)


_LOOKED_INTO = {4: 3, 5: 6, 6: 14}
"""How many turns a level looks into at most."""
_BEGINNINGS = {6: 6}
"""How many words a level tries to add another to, even where one would do."""


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who has won a contest."""
    position = question.imagine()
    assert isinstance(position, JagoPosition)
    if forced := _forced(question, position):
        return [forced]
    position = position.closed()
    leads = one_word(question, position, _LISTED)
    if not leads:
        leads = several_words(question, position)
    elif beginnings := _BEGINNINGS.get(question.level.number):
        leads = sorted(leads + two_words(question, position, beginnings), key=lambda each: -each.lead)
    if not leads:
        return [Advice(RESIGN, _LOST, RESIGNED)]
    most = _LOOKED_INTO.get(question.level.number, 0)
    answers = _looked_into(question, leads[:most]) if most and len(leads) > 1 else {}
    return [_advice(each, answers.get(number)) for number, each in enumerate(leads)]


def greedy(question: Question) -> list[Advice]:
    """The turn that leads by most, whatever comes of it."""
    position = question.imagine()
    assert isinstance(position, JagoPosition)
    if forced := _forced(question, position):
        return [forced]
    position = position.closed()
    leads = one_word(question, position, _LISTED) or several_words(question, position)
    return [_advice(each, None) for each in leads] or [Advice(RESIGN, _LOST, RESIGNED)]


def _forced(question: Question, position: JagoPosition) -> Advice | None:
    """Letters to turn, or the last turn to contest or accept."""
    if isinstance(position.contest, Penalty):
        return Advice(best_flip(position), 0.0, FLIP)
    reply = answer(question, position)
    if reply is None:
        return None
    return Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)


def _looked_into(question: Question, leads: list[Lead]) -> dict[int, list[Answers]]:
    """The other player's answers to each turn, on one imagined rack after another."""
    work = question.deadline.buys(PRICE_MS)
    answers: dict[int, list[Answers]] = {}
    longest = 0.0
    for _ in range(max(1, work // len(leads))):
        position = question.imagine()
        assert isinstance(position, JagoPosition)
        for number, each in enumerate(leads[:work]):
            if answers and question.deadline.over(longest):
                return answers
            began = monotonic()
            effects = position.judge(question.seat, each.turn)
            found = _answers(effects, question.deadline.stop) if isinstance(effects, Effects) else None
            if found:
                answers.setdefault(number, []).append(found)
            longest = max(longest, 1000 * (monotonic() - began))
    return answers


def _answers(effects: Effects, stop: IntArray) -> Answers | None:
    after = effects.position
    assert isinstance(after, JagoPosition)
    after = after.closed()
    if after.outcome():
        return Answers(0, 0)
    found = find(after, LEAD, stop)
    if not found.whole:
        return None
    return Answers(found.count, int(found.leads().max()) if found.count else 0)


def _advice(each: Lead, answers: list[Answers] | None) -> Advice:
    """Turns that were not looked into come after those that were, by their lead."""
    if answers is None:
        return Advice(each.turn, each.lead - _NO_ANSWER, explain(each, None))
    value = _OWN_LEAD * each.lead + sum(found.value for found in answers) / len(answers)
    fewest = min(found.count for found in answers)
    return Advice(each.turn, value, explain(each, fewest))
