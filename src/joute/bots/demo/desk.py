"""The mat and hands as the kernels read them, to try plays on by the thousand.

A mat is 625 letters 1–26, 0 for an empty square; a hand the same letters, 0 for a joker; a play is the row of
bytes that the kernel writes.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from joute.dictionary.graph import LONGEST, graph_for
from joute.dictionary.graph.codes import codes
from joute.dictionary.graph.jit import IntArray
from joute.dictionary.graph.kernels.plays import (
    IS_JOKER,
    IS_LAID,
    PLAY,
    PLAY_COLUMN,
    PLAY_DIRECTION,
    PLAY_LAID,
    PLAY_LENGTH,
    PLAY_LETTERS,
    PLAY_ROW,
)
from joute.dictionary.graph.play import read_plays
from joute.dictionary.graph.search import Opening, Search, Task
from joute.games.demo.material import MIDDLE, SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.play.grid import Direction

Row = bytes
"""A play."""

_LETTER = 31
_AT_A_TIME = 512
_OPENING = Opening(SHAPE.row(MIDDLE), SHAPE.column(MIDDLE))


def mat_of(position: DemoPosition) -> bytes:
    return codes(position.grid.cells).tobytes()


def hand_of(squares: str) -> bytes:
    return codes(squares).tobytes()


def laid_count(row: Row) -> int:
    return row[PLAY_LAID]


def taken(row: Row) -> bytes:
    """The squares the play takes from the hand."""
    letters = row[PLAY_LETTERS : PLAY_LETTERS + row[PLAY_LENGTH]]
    return bytes(0 if code & IS_JOKER else code & _LETTER for code in letters if code & IS_LAID)


def left_after(hand: bytes, row: Row) -> bytes:
    left = bytearray(hand)
    for square in taken(row):
        left.remove(square)
    return bytes(left)


def mat_after(mat: bytes, row: Row) -> bytes:
    after = bytearray(mat)
    step = SHAPE.columns if row[PLAY_DIRECTION] else 1
    at = row[PLAY_ROW] * SHAPE.columns + row[PLAY_COLUMN]
    for code in row[PLAY_LETTERS : PLAY_LETTERS + row[PLAY_LENGTH]]:
        after[at] = code & _LETTER
        at += step
    return bytes(after)


def move_of(row: Row) -> Play:
    play = next(read_plays(np.frombuffer(row, np.uint8).reshape(1, PLAY)))
    direction = Direction.DOWN if play.down else Direction.ACROSS
    return Play(play.row * SHAPE.columns + play.col, direction, play.word)


class Desk:
    """One table's search for plays, with the words and limits agreed there; ended by the flag `stop`."""

    def __init__(self, position: DemoPosition, stop: IntArray) -> None:
        dictionary = position.settings.dictionary
        graph = graph_for(dictionary.fingerprint(), dictionary.words)
        self._reach = graph.reach
        self._search = Search(graph.walked_gaddag, stop)
        self._rows = np.zeros((_AT_A_TIME, PLAY), np.uint8)
        self._limit = position.settings.options.number("most") or LONGEST
        self.stop = stop

    def longest(self, mat: bytes, hand: bytes, most: int, limit: int = LONGEST) -> list[Row]:
        """The plays that lay most squares, at most `limit`; once stopped, those found until then."""
        task = self._task(mat, hand, limit)
        found: list[Row] = []
        for laid in range(task.limit, 0, -1):
            self._search.begin(task, laid, self._reach)
            for row in self._found():
                if row[PLAY_LAID] == laid:
                    found.append(row)
                    if len(found) == most:
                        return found
        return found

    def every(self, mat: bytes, hand: bytes, limit: int = LONGEST) -> Iterator[Row]:
        """All plays that lay at most so many squares, as they are found; one listing at a time."""
        self._search.begin(self._task(mat, hand, limit))
        return self._found()

    def _found(self) -> Iterator[Row]:
        while not self._search.finished:
            count = self._search.fill(self._rows)
            text = self._rows[:count].tobytes()
            for at in range(0, len(text), PLAY):
                yield text[at : at + PLAY]

    def _task(self, mat: bytes, hand: bytes, limit: int) -> Task:
        most = min(len(hand), limit, self._limit)
        squares, letters = np.frombuffer(mat, np.uint8), np.frombuffer(hand, np.uint8)
        return Task(SHAPE.rows, SHAPE.columns, squares, letters, most, _OPENING)
