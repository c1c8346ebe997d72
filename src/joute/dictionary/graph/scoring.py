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


@dataclass(frozen=True, eq=False)
class Scoring:
    """The points of each letter, the factors of each square, and a bonus for laying a whole hand.

    A word scores the points of its letters, times the factors of its squares that were laid now; so does each
    perpendicular word. Jokers score nothing, and letters not named. Factors are rows of digits, 1 to 9.
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
                raise ValueError(f"not {self.cols} factors from 1 to 9: {row!r}")

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
        numbers[layout.LETTER_FACTORS :][:BOARD] = _planes(self.letter_factors, 0)
        numbers[layout.WORD_FACTORS :][:BOARD] = _planes(self.word_factors, 1)
        return storage(numbers)  # type: ignore[no-any-return]


_MOST, _MOST_BONUS = 100, 10_000
_DIGITS = frozenset("123456789")


def _planes(factors: Sequence[str], outside: int) -> IntArray:
    """Rows of digits as both planes of a board."""
    planes: Any = np.full((2, PLANE // LINE, LINE), outside, np.int64)
    digits = np.array([[int(digit) for digit in row] for row in factors])
    planes[0, 1 : len(digits) + 1, 1 : digits.shape[1] + 1] = digits
    planes[1, 1 : digits.shape[1] + 1, 1 : len(digits) + 1] = digits.T
    return planes.reshape(-1)  # type: ignore[no-any-return]
