"""A board of LEXIDUEL as the kernels read it: rows, then columns, with an empty border."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from joute.dictionary.graph.jit import IntArray, storage
from joute.dictionary.graph.kernels.board import ACROSS, BOARD, DOWN, LINE, PLANE
from joute.games.lexiduel.kernels.amorces import CORNER
from joute.games.lexiduel.kernels.layout import SIDE
from joute.games.lexiduel.material import CORNERS, SHAPE, in_border


def planes(squares: IntArray) -> Any:
    both = np.zeros((2, PLANE // LINE, LINE), np.int64)
    both[ACROSS, 1 : SIDE + 1, 1 : SIDE + 1] = squares
    both[DOWN, 1 : SIDE + 1, 1 : SIDE + 1] = squares.T
    return storage(both.reshape(-1))


def blank(size: int = BOARD) -> Any:
    return storage(np.zeros(size, np.int64))


def flags(squares: Iterable[int]) -> Any:
    board = np.zeros(SHAPE.size, np.int64)
    board[list(squares)] = 1
    return planes(board.reshape(SIDE, SIDE))


def _zones() -> Any:
    board = np.array([in_border(index) for index in range(SHAPE.size)], np.int64)
    for number, corner in enumerate(CORNERS):
        board[list(corner)] = CORNER + number
    return planes(board.reshape(SIDE, SIDE))


ZONES = _zones()
