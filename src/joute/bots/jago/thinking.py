"""JAGO: whoever cannot take the lead loses, so a turn is worth what it leaves the other player to do.

Turns with a great lead are examined on imagined racks: best are those that no single word answers, then
those that few words answer. A level that does not look ahead takes the greatest lead it notices.
"""

from __future__ import annotations

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.jago.answers import NO_ANSWER, Answers, Effort, examined, promise
from joute.bots.jago.candidates import Lead, one_word, several_words, two_words
from joute.bots.jago.flips import best_flip
from joute.bots.jago.reasons import FLIP, RESIGNED, explain
from joute.bots.question import Advice, Question
from joute.games.jago.engine import after, lead, state_of
from joute.games.jago.moves import Turn
from joute.games.jago.state import State
from joute.play import ACCEPT, RESIGN, Position

RESIGNS = True
"""Who cannot take the lead has lost (JAG-24)."""
_LISTED = 40
_GIVEN_UP = Advice(RESIGN, -1000.0, RESIGNED)
_EFFORTS = {4: Effort(3, racks=1), 5: Effort(4, racks=2), 6: Effort(8, racks=1, again=4)}
_ALIKE = Effort(6, racks=1, again=7)
"""For turns that are to be compared: all on the same racks, as often as the time allows."""
_FOR_COMPARING = 0.7
"""The part of the time kept for that."""
_BEGINNINGS = {6: 6}
"""How many words a level tries to add another to, even where one would do."""


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who has won a contest."""
    position = question.imagine()
    if forced := _forced(question, position):
        return [forced]
    state = state_of(position)
    leads = one_word(question, state, _LISTED)
    if not leads:
        leads = several_words(question, state)
    elif (beginnings := _BEGINNINGS.get(question.level.number)) and not question.deadline.over(
        question.deadline.budget_ms * _FOR_COMPARING if question.also else 0
    ):
        leads = sorted(leads + two_words(question, state, beginnings), key=lambda each: -each.lead)
    leads = _with_also(question, state, leads)
    if not leads:
        return [_GIVEN_UP]
    effort = _ALIKE if question.also else _EFFORTS.get(question.level.number)
    answers = examined(question, leads, effort) if effort and len(leads) > 1 else {}
    alike = question.also and answers  # what was not examined cannot be compared with what was
    return [
        _advice(each, answers.get(number))
        for number, each in enumerate(leads)
        if not alike or number in answers
    ]


def _with_also(question: Question, state: State, leads: list[Lead]) -> list[Lead]:
    """The turns asked for before the others: every search examines the first of the list."""
    turns = [move for move in question.also if isinstance(move, Turn)]
    asked = [Lead(turn, lead(left, state.turn)) for turn in turns if (left := after(state, turn))]
    return [*asked, *(each for each in leads if each.turn not in turns)]


def greedy(question: Question) -> list[Advice]:
    """The turn that leads by most, whatever comes of it."""
    position = question.imagine()
    if forced := _forced(question, position):
        return [forced]
    state = state_of(position)
    leads = one_word(question, state, _LISTED) or several_words(question, state)
    return [_advice(each, None) for each in leads] or [_GIVEN_UP]


def _forced(question: Question, position: Position) -> Advice | None:
    """Letters to turn, or the last turn to contest or accept."""
    state = state_of(position)
    if state.penalty:
        return Advice(best_flip(state), 0.0, FLIP)
    reply = answer(question, position)
    if reply is None:
        return None
    return Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)


def _advice(each: Lead, answers: list[Answers] | None) -> Advice:
    """Turns that were not examined come after those that were, by their lead."""
    if answers is None:
        return Advice(each.turn, each.lead - NO_ANSWER, explain(each, None))
    fewest = min(found.count for found in answers)
    return Advice(each.turn, promise(each, answers), explain(each, fewest))
