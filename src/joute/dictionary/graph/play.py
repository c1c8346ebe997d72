"""A play on a crossword board, as the kernels write it and as games read it."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from joute.dictionary.graph.codes import IS_JOKER
from joute.dictionary.graph.jit import ByteArray, IntArray
from joute.dictionary.graph.kernels.rows import (
    IS_LAID,
    PLAY_COLUMN,
    PLAY_DIRECTION,
    PLAY_LENGTH,
    PLAY_LETTERS,
    PLAY_ROW,
    PLAY_SCORE,
)
from joute.values import swift

_LETTER = 31
_TEXT = bytes(
    (code & _LETTER) + (ord("a") if code & IS_JOKER else ord("A")) - 1
    if 1 <= code & _LETTER <= 26
    else ord("?")
    for code in range(256)
)


@swift
@dataclass(frozen=True, slots=True)
class Play:
    """A word on the board: where it begins, its letters (lower-case: a joker laid now), the letters laid."""

    row: int
    col: int
    down: bool
    word: str
    laid: tuple[int, ...]


def read_plays(rows: ByteArray) -> Iterator[Play]:
    """The plays in a chunk of rows."""
    for row in rows:
        text = row.tobytes()
        codes = text[PLAY_LETTERS : PLAY_LETTERS + text[PLAY_LENGTH]]
        yield Play(
            row=text[PLAY_ROW],
            col=text[PLAY_COLUMN],
            down=text[PLAY_DIRECTION] == 1,
            word=codes.translate(_TEXT).decode(),
            laid=tuple(i for i, code in enumerate(codes) if code & IS_LAID),
        )


def read_scores(rows: ByteArray) -> IntArray:
    """What the plays in a chunk of rows score, where a scoring was given to the search."""
    return rows[:, PLAY_SCORE] + (rows[:, PLAY_SCORE + 1].astype(np.int64) << 8)


@dataclass(frozen=True, slots=True)
class Scored:
    """A play and what it scores."""

    score: int
    play: Play
