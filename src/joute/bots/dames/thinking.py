"""DAMES: moves are weighed by the board after the best reply, the best of them some turns deeper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from joute.bots.dames.asked import asked_first, with_asked
from joute.bots.dames.boards import BitBoard, Choice, set_up
from joute.bots.dames.jokers import with_jokers
from joute.bots.dames.lookahead import LookAhead
from joute.bots.dames.proving import with_proved
from joute.bots.dames.reasons import explain
from joute.bots.dames.scratch import Scratch
from joute.bots.dames.weighing import Scales, Stage, Weighed
from joute.bots.dames.worths import (
    LETTER,
    counting_away,
    counting_home,
    counting_letters,
    fitted_worths,
    plain_worths,
)
from joute.bots.question import Advice, Question
from joute.dictionary.graph.jit import IntArray
from joute.games.dames.engine import allowed_words, state_of
from joute.games.dames.moves import Announcement, Slide
from joute.games.dames.state import State
from joute.play import Move

RESIGNS = True
"""Nobody may pass: who has moves left but knows none of their words gives up, as people do."""
PRICE_MS = 1.0
"""What a first look at a move is bought for; looks at replies take 0.15 ms on one core of a laptop."""
_MOST_FIRST = 400
_LEAST = 3
_OVERLOOKED = 100
_TWO = 2
_SEES_TWO_WORDS = {1: 0.05, 2: 0.1, 3: 0.2}
"""How often a level notices that a letter makes two words at once; those not named always do."""


@dataclass(frozen=True, slots=True)
class Style:
    """The longest word a level thinks of; the part of its work that goes into replies, what comes after."""

    longest: int = 25
    first: float = 0.0
    stages: tuple[Stage, ...] = ()
    counting: Callable[[], IntArray] = counting_letters
    """By what it lists moves at first, and"""
    worths: Callable[[], IntArray] = plain_worths
    """what boards are worth to it further on."""


_STYLES = {
    1: Style(longest=4),
    2: Style(longest=5),
    3: Style(longest=6),
    4: Style(first=0.015, counting=counting_home),
    5: Style(first=0.15, counting=counting_home),
    6: Style(
        first=0.4,
        stages=(Stage(0.1, (12,)), Stage(0.04, (8, 8))),
        counting=counting_away,
        worths=fitted_worths,
    ),
}
_ANALYSIS = Style(first=0.4, stages=(Stage(0.08, (8,)),), counting=counting_home)
"""Counts letters and looks at one's own next turn: the chances of winning were fitted to these values, and
those of the strongest play say less about who wins among players who see less."""


def think(question: Question) -> list[Advice]:
    """Advice for the player on turn."""
    position = question.imagine()
    state = state_of(position)
    style = _ANALYSIS if question.analysis else _STYLES[question.level.number]
    scratch, board = Scratch(state, style.counting()), set_up(state)
    work = question.deadline.buys(PRICE_MS)
    most = min(_MOST_FIRST, max(_LEAST, int(style.first * work))) if style.first else question.level.looked_at
    weighed = _listed(question, state, scratch, board, most)
    if style.stages:
        weighed = [_with_jokers(state, each) for each in weighed]
    if question.also:
        weighed = with_asked(question, position, weighed)
    if style.first:
        ahead = LookAhead(scratch.gaddag, style.worths(), scratch.turning)
        scales = Scales(question, ahead, board)
        weighed = scales.after_replies(weighed)
        for stage in style.stages:
            count = max(_LEAST, int(stage.part * work))
            weighed = scales.deeper(asked_first(question, weighed), count, stage.widths)
    if question.analysis:
        weighed = with_proved(question, position, weighed)
    return [_advice(state, each, question.also) for each in weighed]


def greedy(question: Question) -> list[Advice]:
    """The moves that win most letters, or the game; equals by lot."""
    state = state_of(question.imagine())
    scratch = Scratch(state, counting_letters())
    found = _listed(question, state, scratch, set_up(state), _MOST_FIRST)
    question.rng.shuffle(found)
    return [_advice(state, each, ()) for each in found]


def _listed(question: Question, state: State, scratch: Scratch, board: BitBoard, most: int) -> list[Weighed]:
    """The moves the level thinks of, by the board they leave."""
    scratch.list_words(board)
    strings, which = scratch.strings()
    if strings:
        scratch.forbid(~np.array(allowed_words(state, strings), bool)[which])
        known = [question.knows(word) for word in strings]
        thought_of = [
            knows and _thinks_of(question, word) for knows, word in zip(known, strings, strict=True)
        ]
        scratch.ignore(~np.array(thought_of if any(thought_of) else known, bool)[which])
    found = [choice for choice in scratch.pick(board, most) if state.touched in (None, choice.source)]
    if question.rng.random() >= _SEES_TWO_WORDS.get(question.level.number, 1.0):
        found = [choice for choice in found if len(choice.rows) < _TWO] or found
    return [Weighed(choice, _slide(scratch, choice), choice.value) for choice in found]


def _thinks_of(question: Question, word: str) -> bool:
    """Whether a word the level knows comes to its mind: levels that slip overlook some."""
    level = question.level
    if len(word) > _STYLES.get(level.number, Style()).longest:
        return False
    return not level.slip or question.rng.random() < level.looked_at / (level.looked_at + _OVERLOOKED)


def _slide(scratch: Scratch, choice: Choice) -> Slide:
    words = tuple(Announcement(*scratch.word(row)) for row in choice.rows)
    return Slide(choice.source, choice.target, bool(choice.captured), words)


def _with_jokers(state: State, each: Weighed) -> Weighed:
    return replace(each, move=with_jokers(state, each.move, each.choice.captured))


def _advice(state: State, each: Weighed, also: tuple[Move, ...]) -> Advice:
    words = [announced.word for announced in each.move.words]
    move = each.move if each.move in also else with_jokers(state, each.move, each.choice.captured)
    return Advice(move, each.value / LETTER, explain(each.choice, words, each.answer))
