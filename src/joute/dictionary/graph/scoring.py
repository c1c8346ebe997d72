"""What plays on a crossword board score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from joute.dictionary.graph.jit import IntArray, storage
from joute.dictionary.graph.kernels import search as layout
from joute.dictionary.graph.kernels.board import BOARD, LINE, PLANE
from joute.dictionary.graph.kernels.rows import MOST_POINTS


@dataclass(frozen=True, eq=False)
class Scoring:
    """The points of each letter, the factors of each square, and a bonus for laying a whole hand.

    A word scores the points of its letters, times the factors of its squares that were laid now; so does each
    perpendicular word. Jokers score nothing, and letters not named. Factors are rows of digits, 1 to 4.
    Laying `whole_hand` squares or more scores `bonus` beside. No play scores more than 65,535.
    """

    points: Mapping[str, int]
    letter_factors: Sequence[str]
    word_factors: Sequence[str]
    whole_hand: int = 1
    bonus: int = 0

    def __post_init__(self) -> None:
        """Refuse what is no scoring."""
        for letter, points in self.points.items():
            if not (len(letter) == 1 and "A" <= letter <= "Z" and 0 <= points <= _MOST):
                raise ValueError(f"no letter and points up to {_MOST}: {letter!r}, {points}")
        if not (self.whole_hand >= 1 and 0 <= self.bonus <= _MOST_BONUS):
            raise ValueError(f"no bonus: {self.bonus} for {self.whole_hand} squares")
        if len(self.letter_factors) != self.rows:
            raise ValueError("letter and word factors of boards that are not alike")
        for row in (*self.letter_factors, *self.word_factors):
            if len(row) != self.cols or not set(row) <= _DIGITS:
                raise ValueError(f"not {self.cols} factors from 1 to 4: {row!r}")

    @property
    def rows(self) -> int:
        return len(self.word_factors)

    @property
    def cols(self) -> int:
        return len(self.word_factors[0]) if self.word_factors else 0

    @cached_property
    def numbers(self) -> IntArray:
        """The same as the kernels read it."""
        numbers = np.zeros(layout.SCORING, np.int64)
        numbers[layout.WHOLE_HAND], numbers[layout.BONUS] = self.whole_hand, self.bonus
        for letter, points in self.points.items():
            numbers[layout.POINTS + ord(letter) - ord("A") + 1] = points
        word_factors = _planes(self.word_factors)
        numbers[layout.LETTER_FACTORS :][:BOARD] = _planes(self.letter_factors)
        numbers[layout.WORD_FACTORS :][:BOARD] = word_factors
        numbers[layout.WORD_TIMES :][:BOARD] = [_TIMES[factor] for factor in word_factors.tolist()]
        numbers[layout.THREES :] = [min(3**i, MOST_POINTS) for i in range(len(numbers) - layout.THREES)]
        return storage(numbers)  # type: ignore[no-any-return]


_MOST, _MOST_BONUS = 100, 10_000
_DIGITS = frozenset("1234")
_TIMES = {1: 0, 2: 1 << layout.TWOS_SHIFT, 3: 1 << layout.THREES_SHIFT, 4: 2 << layout.TWOS_SHIFT}


def _planes(factors: Sequence[str]) -> IntArray:
    """Rows of digits as both planes of a board."""
    planes: Any = np.ones((2, PLANE // LINE, LINE), np.int64)
    digits = np.array([[int(digit) for digit in row] for row in factors])
    planes[0, 1 : len(digits) + 1, 1 : digits.shape[1] + 1] = digits
    planes[1, 1 : digits.shape[1] + 1, 1 : len(digits) + 1] = digits.T
    return planes.reshape(-1)  # type: ignore[no-any-return]
