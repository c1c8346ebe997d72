"""Moves as values, and how they are read: `M13h MAISON`, a lower-case letter being a joker laid now."""

from __future__ import annotations

import re
from dataclasses import dataclass

from joute.games.demo.material import SHAPE
from joute.letters import unaccented
from joute.play import Move, Refusal, read_with, unreadable
from joute.play.grid import Direction
from joute.play.squares import read_deal
from joute.values import swift

_PLACE = re.compile(r"([A-Za-z])\s*([0-9]+)\s*([HhVv])\s+(\S.*)")


@swift
@dataclass(frozen=True, slots=True)
class Play(Move):
    """A whole run of the mat as it will be: first square, direction, letters."""

    square: int
    direction: Direction
    word: str

    def text(self) -> str:
        return f"{SHAPE.name(self.square)}{self.direction} {self.word}"


def read_move(text: str) -> Move | Refusal:
    return read_with(lambda own: read_deal(own) or _read(own), text)


def _read(text: str) -> Move | Refusal:
    plain = unaccented(text)
    match = _PLACE.fullmatch(plain)
    if match is None:
        return unreadable("play_expected", text=text[:80])
    column, row, direction, word = match.groups()
    square = SHAPE.index(column + row)
    if square is None:
        return unreadable("no_such_square", "DEM-4", square=(column + row)[:20])
    if not (word.isascii() and word.isalpha()):
        return unreadable("one_word", word=word[:80])
    return Play(square, Direction(direction.lower()), word)
