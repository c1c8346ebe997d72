"""LEXIDUEL: many words are looked at shallowly, the best of them deeper, a few deeper still.

How far each level looks stands in `styles`.
"""

from __future__ import annotations

from itertools import islice
from statistics import fmean

from joute.bots.lexiduel.candidates import (
    LEAST,
    Candidate,
    any_word,
    asked_for,
    at_a_glance,
    by_gain,
    netting_more,
)
from joute.bots.lexiduel.reasons import explain
from joute.bots.lexiduel.scratch import Scratch, opens_corner
from joute.bots.lexiduel.search import ENDLESS, best_line, gain_at_once, worth
from joute.bots.lexiduel.styles import ANALYSED, LAST_TURNS, STYLES, Stage, Style
from joute.bots.question import Advice, Question
from joute.bots.why import WINS, why
from joute.games.lexiduel.engine import Layings, layings_now, scores, state_of
from joute.games.lexiduel.state import State
from joute.play import PASS, Seat

WON = 1000.0
UNIT_MS = 200
"""The budget the stages are measured for: twice the time looks at twice as many words."""
_ANSWERED_ONCE = 2
"""Turns left, the word to be laid being the first: one answer ends the game."""
_SEEN_THROUGH = 7
"""Turns left at which a corner opened is looked at to the end of the game, or nearly so."""
_HELD_TO = 0.5
"""Of what a corner seems to bring so much was found when games were played on (docs/strength.md)."""
_EXPLAINED = 5
_ALL = 1_000_000
_A_PLACE = 2
"""Words looked at for one place near the end; earlier one does, there is so much else."""


def think(question: Question) -> list[Advice]:
    """Advice for the player on turn."""
    state = state_of(question.imagine())
    found = layings_now(state)
    if not len(found):
        return [Advice(PASS, 0.0, why("rien à poser", "nothing to lay"))]
    passing = [Advice(PASS, WON, WINS)]
    wins = bool(state.passes) and _leads(state, question.seat)  # LXD-19: a second pass ends the game
    if wins and not question.also:
        return passing
    style = ANALYSED if question.analysis else STYLES[question.level.number]
    rounds = state.terms.rounds
    turns = 1_000 if rounds is None else 2 * rounds - state.turns
    scratch = Scratch(state)
    if style.stages:
        weighed = _weighed(question, found, scratch, style, turns)
    else:
        candidates = at_a_glance(question, found, style.laid) or any_word(question, found)
        weighed = sorted(((float(each.net), each) for each in candidates), key=_descending)
    advice = _advice(found, scratch, weighed, turns) + (passing if wins else [])
    if turns == 1 and not state.nothing_laid:  # the last turn of all: better nothing than a loss
        advice.append(Advice(PASS, 0.0, why("rien à gagner", "nothing to gain")))
    return advice


def greedy(question: Question) -> list[Advice]:
    """The words that net most, one of them by lot."""
    state = state_of(question.imagine())
    found = layings_now(state)
    candidates = by_gain(question, found, 1, 1) if len(found) else []
    if not candidates:
        return [Advice(PASS, 0.0, why("rien à poser", "nothing to lay"))]
    return _advice(found, Scratch(state), [(float(each.net), each) for each in candidates], 1)


def _leads(state: State, seat: Seat) -> bool:
    own, other = scores(state)[seat - 1], scores(state)[2 - seat]
    return own > other


def _weighed(
    question: Question, found: Layings, scratch: Scratch, style: Style, turns: int
) -> list[tuple[float, Candidate]]:
    """Stage after stage, each with the best of the one before; the last one that was begun speaks."""
    stages = style.stages_with(turns)
    if turns == _ANSWERED_ONCE:
        stages = stages[:1]  # the best answer is all there is to see
    candidates = by_gain(question, found, _words(question, stages[0]), _A_PLACE if turns <= LAST_TURNS else 1)
    weighed = [(0.0, each) for each in candidates or any_word(question, found)]
    also = asked_for(question, found)
    compared = len(also) + LEAST if also else 0
    since = question.deadline.left_ms()
    for number, stage in enumerate(stages):
        best = _and_also(also, [each for _, each in weighed[: _words(question, stage)]])
        spent = since - question.deadline.left_ms()
        price = spent / scratch.asked if scratch.asked else 0.0
        must = 0 if number else compared  # what is asked for is answered, whatever the clock says
        kept = _kept(question, stages, number)
        looked = _looked_into(question, scratch, best, stage, turns, price, must, kept)
        if looked and len(looked) >= min(compared, len(best)):
            weighed = looked + _unreached(looked, weighed)
    if turns == _ANSWERED_ONCE and style.last:
        return _no_better_left(question, found, scratch, weighed)
    return _as_played_out(weighed) if question.analysis and turns > _SEEN_THROUGH else weighed


def _as_played_out(weighed: list[tuple[float, Candidate]]) -> list[tuple[float, Candidate]]:
    """What a corner opened is worth beyond the best other word, held to what came of it in games played on.

    It only puts off what both do elsewhere, so all it brings lies beyond what the search sees well. Where
    nothing but corners can be opened they are held to what they bring on average.
    """
    free = [value for value, each in weighed if not opens_corner(each.reply)]
    usual = max(free) if free else fmean(value for value, _ in weighed)
    held = [
        (usual + _HELD_TO * (value - usual), each)
        if not free or (opens_corner(each.reply) and value > usual)
        else (value, each)
        for value, each in weighed
    ]
    return sorted(held, key=_descending)


def _unreached(
    looked: list[tuple[float, Candidate]], before: list[tuple[float, Candidate]]
) -> list[tuple[float, Candidate]]:
    """Three words are told in any case: where time was too short for them, the next of the stage before.

    They were looked at less far, so they are worth no more than the last one that was.
    """
    rows, last = {each.row for _, each in looked}, looked[-1][0]
    others = ((min(value, last), each) for value, each in before if each.row not in rows)
    return list(islice(others, max(0, LEAST - len(looked))))


def _no_better_left(
    question: Question, found: Layings, scratch: Scratch, weighed: list[tuple[float, Candidate]]
) -> list[tuple[float, Candidate]]:
    """With one answer to come a word is worth no more than it nets: all that net more than the best so far is
    worth are looked at, as long as there is time. What a word leaves to answer with may differ from letter
    to letter, even at one place.
    """
    seen = {each.row for _, each in weighed}
    best, longest = max((value for value, _ in weighed), default=-WON), 0.0
    for each in netting_more(question, found, best):
        left = question.deadline.left_ms()
        if each.net <= best or left <= longest:
            break
        if each.row not in seen:
            value = worth(scratch, 0, each.reply, (1,), _ANSWERED_ONCE, gain_at_once)
            weighed.append((value, each))
            best, longest = max(best, value), max(longest, left - question.deadline.left_ms())
    return sorted(weighed, key=_descending)


def _and_also(also: list[Candidate], best: list[Candidate]) -> list[Candidate]:
    """Those asked for come first: the clock may cut the list short."""
    rows = {each.row for each in also}
    return [*also, *(each for each in best if each.row not in rows)]


def _words(question: Question, stage: Stage) -> int:
    return max(LEAST, stage.words * question.deadline.budget_ms // UNIT_MS)


def _kept(question: Question, stages: tuple[Stage, ...], number: int) -> int:
    """Of how many words the value is wanted as it is: those looked at further or told; all in an analysis."""
    if question.also or question.analysis:
        return _ALL
    return _words(question, stages[number + 1]) if number + 1 < len(stages) else _EXPLAINED


def _looked_into(
    question: Question,
    scratch: Scratch,
    candidates: list[Candidate],
    stage: Stage,
    turns: int,
    price_ms: float,
    must: int,
    kept: int,
) -> list[tuple[float, Candidate]]:
    """The words by what they are worth so deep; a look that would not end in time is not begun.

    `price_ms`: what one position has cost so far; so many as `must` are looked at even out of time.
    Only the best `kept` need be told apart: of the others it is enough to know that they are worth less.
    """
    weighed: list[tuple[float, Candidate]] = []
    longest = 0.0
    for number, each in enumerate(candidates):
        left = question.deadline.left_ms()
        ahead = stage.beyond_the_answer if question.analysis and opens_corner(each.reply) else stage
        if number >= must and left <= max(longest, ahead.asks * price_ms):
            break
        floor = sorted(value for value, _ in weighed)[-kept] if len(weighed) >= kept else -ENDLESS
        weighed.append((worth(scratch, 0, each.reply, ahead.widths, turns, ahead.leaf, floor), each))
        longest = max(longest, left - question.deadline.left_ms())
    return sorted(weighed, key=_descending)


def _descending(weighed: tuple[float, Candidate]) -> float:
    return -weighed[0]


def _advice(
    found: Layings, scratch: Scratch, weighed: list[tuple[float, Candidate]], turns: int
) -> list[Advice]:
    advice = []
    for number, (value, each) in enumerate(weighed):
        line = best_line(scratch, each.reply, turns) if number < _EXPLAINED else []
        taken = len(found.taken(each.row))
        reason = explain(each.net, taken, opens_corner(each.reply), line)
        advice.append(Advice(found.move(each.row), value, reason))
    return advice
