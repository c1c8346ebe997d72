"""A view as numbers: the board, whose letters lie there, the viewer's own letters, and what counts."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from joute.letters import ALPHABET
from joute.play import Game, View

Numbers = NDArray[np.int16]

_LETTERS = len(ALPHABET) + 1
_COUNTS = 16
_JOKERS = "*?"


def size_of(game: Game) -> int:
    """How many numbers an observation of the game has."""
    return 2 * game.observed_cells + _LETTERS + _COUNTS


def observe(game: Game, view: View) -> Numbers:
    """Letters are 1–26, 27 a joker or a hidden card, 0 nothing; scores come first among the counts."""
    seen, cells = game.observe(view), game.observed_cells
    numbers = np.zeros(size_of(game), np.int16)
    numbers[: len(seen.board)] = [_code(cell) for cell in seen.board]
    numbers[cells : cells + len(seen.owners)] = seen.owners
    for letter in seen.hand:
        numbers[2 * cells + _code(letter) - 1] += 1
    counts = (*(int(score) for score in view.scores), *seen.counts)[:_COUNTS]
    numbers[2 * cells + _LETTERS : 2 * cells + _LETTERS + len(counts)] = np.clip(counts, -30_000, 30_000)
    return numbers


def _code(cell: str) -> int:
    if cell in _JOKERS:
        return _LETTERS
    return ALPHABET.find(cell.upper()) + 1
