"""DAMES: moves are weighed by the board after the best reply, the best of them one turn deeper.

A board is worth its letters, and those each side still has at home: few there, and the end is near (DAM-19).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from joute.bots.dames.jokers import with_jokers
from joute.bots.dames.kernels.choices import LETTER_WEIGHT, SAFETY, WEIGHTS, WON
from joute.bots.dames.reasons import explain
from joute.bots.dames.scratch import BitBoard, Choice, Scratch, set_up
from joute.bots.question import Advice, Question
from joute.dictionary.graph.jit import IntArray
from joute.games.dames.engine import allowed_words, state_of
from joute.games.dames.moves import Announcement, Slide
from joute.games.dames.state import State
from joute.play import Effects, Move, Position

PRICE_MS = 1.0
"""One look at a position: about 0.7 ms on one core of a laptop."""
STEP_MS = 4
LATER = WON // 2
_LETTER = 100
_HOME = 300
_MOST_FIRST = 400
_LEAST = 3
_OVERLOOKED = 100
_TWO = 2
_FEW = 24
"""So many moves, and each is tried for whether it blocks the other side."""
_SEES_TWO_WORDS = {1: 0.05, 2: 0.1, 3: 0.2}
"""How often a level notices that a letter makes two words at once; those not named always do."""


@dataclass(frozen=True, slots=True)
class Style:
    """The longest word a level thinks of; the parts of its work that go into replies and one turn more."""

    longest: int = 25
    first: float = 0.0
    deeper: float = 0.0
    replies: int = 6


_STYLES = {
    1: Style(longest=4),
    2: Style(longest=5),
    3: Style(longest=6),
    4: Style(first=0.015),
    5: Style(first=0.15),
    6: Style(first=0.4, deeper=0.08, replies=8),
}


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move, its worth to the mover, and the other side's best answer where it was looked at."""

    choice: Choice
    move: Slide
    value: int
    answer: int | None = None
    left: BitBoard | None = None
    """The board it leaves, where the referee was asked for it."""

    def after(self, board: BitBoard, turning: bool) -> BitBoard:
        return self.left or board.after(self.choice, turning)


def think(question: Question) -> list[Advice]:
    """Advice for the player on turn."""
    position = question.imagine()
    state = state_of(position)
    style = _STYLES[question.level.number]
    scratch, board = Scratch(state, _weights(_HOME if style.first else 0)), set_up(state)
    work = question.deadline.buys(PRICE_MS)
    most = min(_MOST_FIRST, max(_LEAST, int(style.first * work))) if style.first else question.level.looked_at
    weighed = _listed(question, state, scratch, board, most)
    if question.also:
        weighed = _with_also(question, position, weighed)
    if style.first:
        weighed = _after_replies(question, scratch, board, weighed)
    if style.deeper:
        weighed = _deeper(
            question,
            scratch,
            board,
            _first(question, weighed),
            max(_LEAST, int(style.deeper * work)),
            style.replies,
        )
    return [_advice(state, each, question.also) for each in weighed]


def _with_also(question: Question, position: Position, weighed: list[Weighed]) -> list[Weighed]:
    """The moves asked for before the others, with the boards the referee says they leave."""
    found: list[Weighed] = []
    for move in question.also:
        effects = position.judge(question.seat, move)
        if not isinstance(move, Slide) or not isinstance(effects, Effects):
            continue
        outcome = effects.after.outcome()
        value = 0 if outcome is None else WON if question.seat in outcome.winners else -WON
        choice = Choice(move.source, move.target, 0, 0, (), value, (0, 0))
        found.append(Weighed(choice, move, value, left=None if outcome else set_up(state_of(effects.after))))
    return [*found, *(each for each in weighed if not any(_same(each.move, one.move) for one in found))]


def _first(question: Question, weighed: list[Weighed]) -> list[Weighed]:
    """The moves asked for before the others: the list is about to be cut."""
    asked = [each for each in weighed if each.move in question.also]
    return [*asked, *(each for each in weighed if each not in asked)] if asked else weighed


def _same(found: Slide, asked: Slide) -> bool:
    """Whether both move the same letter and make the same words, by whatever squares, jokers aside."""
    if (found.source, found.target) != (asked.source, asked.target):
        return False
    return sorted(each.word for each in found.words) == sorted(each.word for each in asked.words)


def greedy(question: Question) -> list[Advice]:
    """The moves that win most letters, or the game; equals by lot."""
    state = state_of(question.imagine())
    scratch = Scratch(state, _weights(0))
    found = _listed(question, state, scratch, set_up(state), _MOST_FIRST)
    question.rng.shuffle(found)
    return [_advice(state, each, ()) for each in found]


def _listed(question: Question, state: State, scratch: Scratch, board: BitBoard, most: int) -> list[Weighed]:
    """The moves the level thinks of, by the board they leave."""
    scratch.list_words(board)
    strings, which = scratch.strings()
    if strings:
        scratch.forbid(~np.array(allowed_words(state, strings), bool)[which])
        thought_of = np.array([_thinks_of(question, word) for word in strings], bool)[which]
        if thought_of.any():
            scratch.ignore(~thought_of)
    found = [choice for choice in scratch.pick(board, most) if state.touched in (None, choice.source)]
    if question.rng.random() >= _SEES_TWO_WORDS.get(question.level.number, 1.0):
        found = [choice for choice in found if len(choice.rows) < _TWO] or found
    return [Weighed(choice, _slide(scratch, choice), choice.value) for choice in found]


def _thinks_of(question: Question, word: str) -> bool:
    """Levels that slip also overlook words they know."""
    level = question.level
    if not question.knows(word) or len(word) > _STYLES.get(level.number, Style()).longest:
        return False
    return not level.slip or question.rng.random() < level.looked_at / (level.looked_at + _OVERLOOKED)


def _after_replies(
    question: Question, scratch: Scratch, board: BitBoard, moves: list[Weighed]
) -> list[Weighed]:
    """Weigh each move by the board after the other side's best reply."""
    weighed: list[Weighed] = []
    for each in moves:
        if abs(each.choice.value) >= WON:
            weighed.append(each)
            continue
        if weighed and question.deadline.over(STEP_MS):
            break
        answer = _best_value(scratch, each.after(board, scratch.turning))
        weighed.append(Weighed(each.choice, each.move, _later(-answer), answer, each.left))
    return sorted(weighed, key=lambda each: -each.value)


def _deeper(
    question: Question, scratch: Scratch, board: BitBoard, moves: list[Weighed], count: int, replies: int
) -> list[Weighed]:
    """Weigh the first few by the mover's own next turn too; the rest stay behind them."""
    weighed: list[Weighed] = []
    for each in moves[:count]:
        if weighed and question.deadline.over(STEP_MS * replies):
            break
        value = each.value
        if abs(value) < LATER:
            value = _later(_after_two(question, scratch, each.after(board, scratch.turning), replies, value))
        weighed.append(Weighed(each.choice, each.move, value, each.answer, each.left))
    return sorted(weighed, key=lambda each: -each.value) or moves


def _later(value: int) -> int:
    """A win to come, however great, is less than any win at hand; so with losses."""
    return max(-LATER, min(LATER, value))


def _after_two(question: Question, scratch: Scratch, board: BitBoard, replies: int, known: int) -> int:
    """What the other side's best of some replies leaves to the mover, after the mover's next turn.

    `known`: what the move was worth without that turn, should time run out.
    """
    values: list[int] = []
    for reply in scratch.choices(board, replies):
        if reply.value >= WON:
            return -reply.value
        if question.deadline.over():
            break
        left = board.after(reply, scratch.turning)
        values.append(_best_turn(scratch, left) if question.also else _best_value(scratch, left))
    return min(values, default=known)


def _best_turn(scratch: Scratch, board: BitBoard) -> int:
    """The board after the best move; where there are few, one that blocks the other side wins (DAM-21).

    Too dear for play, where another win mostly is at hand; but no winning move may be called a mistake.
    """
    found = scratch.choices(board, _FEW + 1)
    best = found[0].value if found else -WON
    if best >= WON or len(found) > _FEW:
        return best
    if any(not scratch.choices(board.after(each, scratch.turning), 1) for each in found):
        return WON
    return best


def _best_value(scratch: Scratch, board: BitBoard) -> int:
    """The board after the best move of the side to move; a side that is blocked has lost (DAM-21)."""
    found = scratch.choices(board, 1)
    return found[0].value if found else -WON


def _slide(scratch: Scratch, choice: Choice) -> Slide:
    words = tuple(Announcement(*scratch.word(row)) for row in choice.rows)
    return Slide(choice.source, choice.target, bool(choice.captured), words)


def _advice(state: State, each: Weighed, also: tuple[Move, ...]) -> Advice:
    words = [announced.word for announced in each.move.words]
    move = each.move if each.move in also else with_jokers(state, each.move, each.choice.captured)
    return Advice(move, each.value / _LETTER, explain(each.choice, words, each.answer))


def _weights(home: int) -> IntArray:
    """Each letter the same; a letter at home worth more where few are left."""
    weights = np.zeros(WEIGHTS, np.int64)
    weights[:SAFETY] = [int(-home / (count + 0.5)) for count in range(SAFETY)]
    weights[LETTER_WEIGHT] = _LETTER
    return weights
