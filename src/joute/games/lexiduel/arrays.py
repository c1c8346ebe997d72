"""Boards and letters of LEXIDUEL as the kernels read them: a plane of rows, a plane of columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from joute.dictionary.graph.jit import IntArray, storage
from joute.dictionary.graph.kernels.board import ACROSS, BOARD, DOWN, LINE, PLANE
from joute.games.lexiduel.kernels.layout import CORNER, SIDE
from joute.games.lexiduel.material import CORNERS, SHAPE, in_border


def planes(squares: IntArray) -> Any:
    """A number for each square of 20 × 20, in both planes."""
    both = np.zeros((2, PLANE // LINE, LINE), np.int64)
    both[ACROSS, 1 : SIDE + 1, 1 : SIDE + 1] = squares
    both[DOWN, 1 : SIDE + 1, 1 : SIDE + 1] = squares.T
    return storage(both.reshape(-1))


def zeros(size: int = BOARD) -> Any:
    return storage(np.zeros(size, np.int64))


def flags(squares: Iterable[int]) -> Any:
    """1 on these squares, in both planes."""
    board = np.zeros(SHAPE.size, np.int64)
    board[list(squares)] = 1
    return planes(board.reshape(SIDE, SIDE))


def letters_and_colours(cells: str) -> tuple[IntArray, IntArray, IntArray]:
    """Of a board's cells, 20 × 20: the letters (1–26, 0 none), whether each is blue's, whether red's."""
    tokens = np.frombuffer(cells.encode(), np.uint8).astype(np.int64).reshape(SIDE, SIDE)
    blue, red = (tokens & 0xE0 == 0x40).astype(np.int64), (tokens & 0xE0 == 0x60).astype(np.int64)
    return (tokens & 31) * (blue | red), blue, red


def letter_counts(letters: str) -> Any:
    """How many of each letter, by its number 1–26."""
    return storage(np.bincount(np.frombuffer(f"@{letters}".encode(), np.uint8) & 31, minlength=27))


def _zones() -> Any:
    board = np.array([in_border(index) for index in range(SHAPE.size)], np.int64)
    for number, corner in enumerate(CORNERS):
        board[list(corner)] = CORNER + number
    return planes(board.reshape(SIDE, SIDE))


ZONES = _zones()
"""Where an amorce may go (LXD-9), the corners told apart."""
CORNER_ZONES = tuple(flags(corner) for corner in CORNERS)
"""Where the answer to an initial amorce may go (LXD-8), for each corner."""
