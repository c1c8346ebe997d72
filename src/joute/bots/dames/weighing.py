"""Moves weighed by what the other side answers, and by what comes after that."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from joute.bots.dames.boards import BitBoard, Choice
from joute.bots.dames.kernels.buffers import WIDEST
from joute.bots.dames.kernels.choices import WON
from joute.bots.dames.kernels.searching import LATER, NEVER
from joute.bots.dames.lookahead import LookAhead
from joute.bots.question import Question
from joute.dictionary.graph.jit import storage
from joute.games.dames.moves import Slide

_CLOSE = 200
"""A move that is so much worse than the best, in hundredths of a letter, is not weighed to the last."""
_NO_STOP = storage(np.zeros(1, np.int64))
_SETTLED = LATER - 100_000
"""Beyond this a move is known to win or to lose."""
_FEW = 24
"""So many moves, and each is tried for whether it blocks the other side (DAM-21).

Too dear for play, where another win mostly is at hand; but no winning move may be called a mistake.
"""


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
        return self.left or board.after(self.choice, turning).with_jokers(self.move.jokers)


@dataclass(frozen=True, slots=True)
class Stage:
    """A closer look at the best moves: how many, as a part of all work, and how many moves at each depth."""

    part: float
    widths: tuple[int, ...]


class Scales:
    """Weighs the moves of one board."""

    def __init__(self, question: Question, ahead: LookAhead, board: BitBoard) -> None:
        self._question, self._ahead, self._board = question, ahead, board

    def after_replies(self, moves: list[Weighed]) -> list[Weighed]:
        """Each move by the board after the other side's best reply; those the clock leaves no time for go."""
        weighed: list[Weighed] = []
        for each in moves:
            if abs(each.choice.value) >= WON:
                weighed.append(each)
                continue
            # however late it is, one move is weighed
            value = self._value(each, (), NEVER, stops=bool(weighed))
            if value is None:
                break
            weighed.append(replace(each, value=_later(value), answer=-value))
        return sorted(weighed, key=lambda each: -each.value)

    def deeper(self, moves: list[Weighed], count: int, widths: tuple[int, ...]) -> list[Weighed]:
        """The first few by some turns more, and further ones while all of those lose; the rest fall away."""
        weighed: list[Weighed] = []
        best = NEVER
        for number, each in enumerate(moves):
            if number >= count and best > -_SETTLED:
                break
            value: int | None = each.value
            if abs(each.value) < _SETTLED:
                known = best == NEVER or each.move in self._question.also
                value = self._closer(each, widths, NEVER if known else self._least(best))
            if value is None:
                break
            weighed.append(replace(each, value=_later(value)))
            best = max(best, value)
        return sorted(weighed, key=lambda each: -each.value) or moves

    def _least(self, best: int) -> int:
        """A value below this need not be exact; but to an analysis it matters whether a move wins at all.

        Beside a win at once, one that the first reply tried only puts off would pass for a win after all.
        """
        return (min(best, _SETTLED) if self._question.analysis else best) - _CLOSE

    def _closer(self, each: Weighed, widths: tuple[int, ...], least: int) -> int | None:
        """For an analysis no move wins before every reply has been tried, those that look poor as well."""
        value = self._value(each, widths, least)
        if value is None or value < _SETTLED or not self._question.analysis:
            return value
        return self._value(each, (WIDEST, *widths[1:]), least)

    def _value(self, each: Weighed, widths: tuple[int, ...], least: int, stops: bool = True) -> int | None:
        few = _FEW if self._question.analysis and widths else 0
        stop = self._question.deadline.stop if stops else _NO_STOP
        left = each.after(self._board, self._ahead.turning)
        return self._ahead.value(left, widths, few, least, stop)


def _later(value: int) -> int:
    """A win to come, however great, is less than any win at hand; so with losses."""
    return max(-LATER, min(LATER, value))
