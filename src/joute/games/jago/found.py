"""What the kernels found: turns as packed numbers, and as moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from joute.dictionary.graph.jit import IntArray
from joute.games.jago.kernels.layout import (
    FACT_BITS,
    FACT_MASK,
    LENGTH,
    LETTER_BITS,
    LINE,
    OWN_AFTER,
    PLANE,
    SIDE,
    START_BITS,
    START_MASK,
    THEIRS_AFTER,
)
from joute.games.jago.moves import Turn, Word
from joute.play.grid import Direction
from joute.values import replace

_DIRECTIONS = (Direction.ACROSS, Direction.DOWN)


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """The turns, one entry each: the word as one integer, and packed facts about it."""

    words: IntArray
    facts: IntArray
    whole: bool = True
    """False if turns may be missing, because the search was stopped, or too many, in a `guess`."""

    @property
    def count(self) -> int:
        return len(self.words)

    def fact(self, which: int) -> IntArray:
        return self.facts >> (START_BITS + which * FACT_BITS) & FACT_MASK

    def leads(self) -> IntArray:
        """The lead after each turn."""
        return self.fact(OWN_AFTER) - self.fact(THEIRS_AFTER)

    def lines(self) -> IntArray:
        """The row or column of each turn, as a number."""
        return (self.facts & START_MASK) // LINE

    def rows(self, numbers: IntArray | list[int]) -> Found:
        """Some of the turns, in that order."""
        return replace(self, words=self.words[numbers], facts=self.facts[numbers])


def turns_in(found: Found) -> Iterator[Turn]:
    """The turns the kernels found, as moves, in order."""
    starts = found.facts & START_MASK
    planes, lines, places = starts // PLANE, starts % PLANE // LINE - 1, starts % LINE - 1
    squares = np.where(planes == 0, lines * SIDE + places, places * SIDE + lines)
    shifts = LETTER_BITS * np.arange(SIDE - 1, -1, -1)
    letters = (found.words[:, None] >> shifts & 31).astype(np.uint8)
    texts = np.where(letters > 0, letters + 64, 0).astype(np.uint8).tobytes().decode("ascii")
    lengths = found.fact(LENGTH)
    for i, (plane, square, length) in enumerate(
        zip(planes.tolist(), squares.tolist(), lengths.tolist(), strict=True), 1
    ):
        yield Turn((Word(square, _DIRECTIONS[plane], texts[SIDE * i - length : SIDE * i]),))
