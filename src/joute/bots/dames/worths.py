"""What a board is worth: its letters, where they stand, and how many each side still has at home.

In hundredths of a letter. A level first lists moves by counting alone (`counting_…`), and looks ahead with a
table of what each letter is worth on each square (`…_worths`).
"""

from __future__ import annotations

import numpy as np

from joute.bots.dames.kernels import buffers, choices
from joute.bots.dames.kernels.choices import LETTER_WEIGHT, SAFETY
from joute.dictionary.graph.jit import IntArray
from joute.games.dames.material import SHAPE

LETTER = 100
_SAFE_AT_HOME = [int(-300 / (count + 0.5)) for count in range(SAFETY)]
"""Few letters at home, and the end is near (DAM-19)."""

_LAST_AT_HOME = (-600, -400, -215, -125, -55, -30, -10)
_BY_ROW = (0, 0, 0, 75, 80, 140)
_OWN_CORNER = 130
_JOKER = 300
"""Fitted to who won 1,400 games of a machine with itself: letters in the other camp decide, where the other
side's last ones must be turned. One at home hardly counts while there are seven of them, except in a corner,
where few words reach it.
"""
_FEW_LEFT = (610, 610, 475, 325, 230, 130, 50, 40, 10)
"""That the other side is about to move and has so many letters: few letters, few moves."""
_HARD, _HARD_AT_HOME, _HARD_AWAY = "HJKQVWXYZ", 70, -50
"""Letters that few words have: nobody turns them at home, and they are of little use away.

Both fitted to 1,100 further games, jokers set, the second then made smaller.
"""


def counting_letters() -> IntArray:
    """Each letter the same, wherever it stands."""
    return _counting([0] * SAFETY)


def counting_home() -> IntArray:
    """Those at home worth more where few are left."""
    return _counting(_SAFE_AT_HOME)


def counting_away() -> IntArray:
    """Those in the other camp, and the last ones at home."""
    return _counting([safe - LETTER * count for count, safe in enumerate(_fitted_safety())])


def _counting(safety: list[int]) -> IntArray:
    weights = np.zeros(choices.WEIGHTS, np.int64)
    weights[:SAFETY] = safety
    weights[LETTER_WEIGHT] = LETTER
    return weights


def plain_worths() -> IntArray:
    """The same as `counting_home`, as the look-ahead reads it."""
    weights = np.full(buffers.WEIGHTS, LETTER, np.int64)
    weights[:SAFETY] = _SAFE_AT_HOME
    weights[buffers.JOKER :] = 0
    return weights


def fitted_worths() -> IntArray:
    """Letters by where they stand, and the last ones at home."""
    weights = np.zeros(buffers.WEIGHTS, np.int64)
    weights[:SAFETY] = _fitted_safety()
    weights[buffers.JOKER] = _JOKER
    weights[buffers.OTHERS_LEFT :][: len(_FEW_LEFT)] = _FEW_LEFT
    squares = weights[buffers.WORTH : buffers.JOKER].reshape(SHAPE.rows, SHAPE.columns, buffers.ALPHABET)
    squares[:] = np.array(_BY_ROW).reshape(SHAPE.rows, 1, 1)
    squares[0, [0, -1]] = _OWN_CORNER
    hard = [ord(letter) & 31 for letter in _HARD]
    squares[: SHAPE.rows // 2, :, hard] += _HARD_AT_HOME
    squares[SHAPE.rows // 2 :, :, hard] += _HARD_AWAY
    return weights


def _fitted_safety() -> list[int]:
    return [*_LAST_AT_HOME, *[0] * (SAFETY - len(_LAST_AT_HOME))]
