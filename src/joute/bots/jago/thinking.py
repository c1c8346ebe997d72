"""JAGO: whoever cannot take the lead loses, so a turn is worth what it leaves the other player to do.

Turns with a great lead are examined on imagined racks: best are those that no single word answers, then
those that few words answer. A level that does not look ahead takes the greatest lead it notices.
"""

from __future__ import annotations

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.jago.answers import NO_ANSWER, STUCK, Answers, Effort, Left, examined, left_by, promise
from joute.bots.jago.candidates import Lead, one_word, plain, several_words, two_words
from joute.bots.jago.endings import played_out
from joute.bots.jago.flips import best_flip
from joute.bots.jago.positions import LOST, Node
from joute.bots.jago.reasons import FLIP, RESIGNED, explain
from joute.bots.question import Advice, Question
from joute.games.jago.engine import STOPPED, after, exchanges, lead, state_of
from joute.games.jago.moves import Turn, Word
from joute.games.jago.state import State
from joute.play import ACCEPT, RESIGN, Position

RESIGNS = True
"""Who cannot take the lead has lost (JAG-24)."""
_LISTED = 40
_GIVEN_UP = Advice(RESIGN, -1000.0, RESIGNED)
_EFFORTS = {
    4: Effort(3, racks=1),
    5: Effort(4, racks=2),
    6: Effort(12, racks=1, again=4, price_ms=3.5, enough=60),
}
_ALIKE = Effort(6, racks=1, again=7, price_ms=3.5, enough=60)
"""For turns that are to be compared: all on the same racks, as often as the time allows."""
_FOR_COMPARING = 0.7
"""The part of the time kept for that."""
_FOR_LINES = 0.5
"""The part of it that lines of play are given once the bag is empty."""
_NOT_PROVED = 0.955
"""The chance where a win is found against who has several letters at hand, or no answer on any rack tried:
not all their turns can be listed.
It is no mistake beside one that is proved, but the proved one is advised."""
_PLAYS_OUT = (6,)
"""Levels that follow lines of play once the bag is empty."""
_BEGINNINGS = {6: 6}
"""How many words a level tries to add another to, even where one would do."""
_FEW = 8


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who has won a contest."""
    position = question.imagine()
    if forced := _forced(question, position):
        return [forced]
    state = state_of(position)
    leads = one_word(question, state, _LISTED)
    if not leads:
        leads = several_words(question, state)
    elif (beginnings := _beginnings(question, state, leads)) and not question.deadline.over(
        question.deadline.budget_ms * _FOR_COMPARING if question.also else 0
    ):
        leads = sorted(leads + two_words(question, state, leads[:beginnings]), key=lambda each: -each.lead)
    if question.analysis and leads:
        leads = _with_plain(question, state, _of_other_words(leads))
    leads = _with_also(question, state, leads)
    if not leads:
        return [_GIVEN_UP]
    if question.level.number in _PLAYS_OUT and not state.bag and len(leads) > 1:
        return _compared_ending(question, leads) if question.also else _ending(question, leads)
    return _examined(question, leads)


def _examined(question: Question, leads: list[Lead], alone: bool = False) -> list[Advice]:
    """Turns by what they leave the other player on imagined racks; a single one only where that matters."""
    effort = _ALIKE if question.also else _EFFORTS.get(question.level.number)
    answers = examined(question, leads, effort) if effort and (len(leads) > 1 or alone) else {}
    alike = question.also and answers  # what was not examined cannot be compared with what was
    return [
        _advice(each, answers.get(number))
        for number, each in enumerate(leads)
        if not alike or number in answers
    ]


def _beginnings(question: Question, state: State, leads: list[Lead]) -> int:
    """How many words to try to add another to; where lines are followed, only if there are few."""
    if not state.bag and len(leads) > _FEW and not question.also:
        return 0
    return _BEGINNINGS.get(question.level.number, 0)


def _ending(question: Question, leads: list[Lead]) -> list[Advice]:
    """Both racks are known: a turn is worth what came of it; among equals, what it seemed worth at first."""
    seen = played_out(question, leads)
    return [
        _followed(each, seen[number]) if number in seen else _advice(each, None)
        for number, each in enumerate(leads)
    ]


def _compared_ending(question: Question, leads: list[Lead]) -> list[Advice]:
    """Turns to be compared: what is sure to win or lose; the others, as ever, by the answers they leave."""
    seen = played_out(question, leads, _FOR_LINES)
    sure = [_followed(leads[number], left) for number, left in seen.items() if left.sure]
    settled = {each.move for each in sure}
    open_ = [each for each in leads if each.turn not in settled]
    return sure + (_examined(question, open_, alone=bool(sure)) if open_ else [])


def _followed(each: Lead, left: Node) -> Advice:
    """A turn by what came of the lines after it."""
    likely = left.sure and left.value <= LOST and not left.proved
    value = -STUCK * left.value - left.at_first
    leaves = None if left.count is None else Left(left.count, float(not left.count))
    return Advice(
        each.turn,
        value,
        explain(each, leaves),
        settled=left.sure and not likely,
        chance=_NOT_PROVED if likely else None,
    )


def _with_also(question: Question, state: State, leads: list[Lead]) -> list[Lead]:
    """The turns asked for before the others: every search examines the first of the list."""
    turns = [move for move in question.also if isinstance(move, Turn)]
    asked = [Lead(turn, lead(left, state.turn)) for turn in turns if (left := after(state, turn))]
    return [*asked, *(each for each in leads if each.turn not in turns)]


def _with_plain(question: Question, state: State, leads: list[Lead]) -> list[Lead]:
    """Beside turns of several rare words an analysis weighs one that people would find."""
    simple = plain(question, state)
    turns = [each.turn for each in simple]
    return [*simple, *(each for each in leads if each.turn not in turns)]


def _of_other_words(leads: list[Lead]) -> list[Lead]:
    """Without turns of several words one of which stood in such a turn before.

    Few turns are examined, and those that lead by most are often one idea with another ending.
    """
    kept: list[Lead] = []
    seen: set[Word] = set()
    for each in leads:
        words = each.turn.words
        if len(words) > 1:
            if not seen.isdisjoint(words):
                continue
            seen.update(words)
        kept.append(each)
    return kept


def load_for_the_end(position: Position) -> None:
    """Letters that change places are looked for once the bag is empty."""
    exchanges(state_of(position), STOPPED)


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
    left = left_by(answers)
    chance = _NOT_PROVED if left.stuck >= 1 else None  # by what is said of it, the other has lost
    return Advice(each.turn, promise(each, answers), explain(each, left), chance=chance)
