"""Moves as values, and how they are read."""

from __future__ import annotations

import re
from dataclasses import dataclass

from joute.games.jago.material import SHAPE
from joute.letters import capitals, is_word_shaped
from joute.play import Move, Refusal, read_with, unreadable
from joute.play.grid import Direction
from joute.values import swift

SINGLE_WORDS = "single_words_only"
"""The note of a listing: turns of several words cannot be listed."""
_WORD = re.compile(r"([A-Z]+) ?([0-9]+) ?([HV]) ?([A-Z]+)")


@swift
@dataclass(frozen=True, slots=True)
class Word:
    """A whole run of the board as it will be: first square, direction, letters."""

    square: int
    direction: Direction
    letters: str

    def text(self) -> str:
        return f"{SHAPE.name(self.square)}{self.direction} {self.letters}"

    def squares(self) -> tuple[int, ...] | None:
        """The squares it covers; None if it leaves the board."""
        if SHAPE.step(self.square, self.direction, len(self.letters) - 1) is None:
            return None
        step = 1 if self.direction is Direction.ACROSS else SHAPE.columns
        return tuple(range(self.square, self.square + step * len(self.letters), step))


@swift
@dataclass(frozen=True, slots=True)
class Turn(Move):
    """One or several words, each over what it replaces."""

    words: tuple[Word, ...]

    def text(self) -> str:
        return " + ".join(word.text() for word in self.words)


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance: every letter, in the order in which they are drawn from the bag."""

    letters: str

    def text(self) -> str:
        return f"deal {self.letters}"


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """The letters turned by the winner of a contest; none: `flip` alone."""

    squares: tuple[int, ...]

    def text(self) -> str:
        return " ".join(("flip", *SHAPE.names(self.squares)))


def read_move(text: str) -> Move | Refusal:
    return read_with(_read, text)


def _read(text: str) -> Move | Refusal:
    plain = " ".join(capitals(text).split())
    head, _, rest = plain.partition(" ")
    if head == "DEAL":
        letters = rest.replace(" ", "")
        return Deal(letters) if is_word_shaped(letters) else unreadable("letters_expected", text=text[:80])
    if head == "FLIP":
        return _read_flip(rest.split())
    words = [_read_word(part.strip()) for part in plain.split("+")]
    for word in words:
        if isinstance(word, Refusal):
            return word
    return Turn(tuple(word for word in words if isinstance(word, Word)))


def _read_flip(names: list[str]) -> Move | Refusal:
    squares = []
    for name in names:
        square = SHAPE.index(name)
        if square is None:
            return unreadable("no_square", "JAG-1", square=name[:20])
        squares.append(square)
    return Flip(tuple(squares))


def _read_word(text: str) -> Word | Refusal:
    match = _WORD.fullmatch(text)
    if match is None:
        return unreadable("word_expected", text=text[:80])
    column, row, direction, letters = match.groups()
    square = SHAPE.index(column + row)
    if square is None:
        return unreadable("no_square", "JAG-1", square=(column + row)[:20])
    return Word(square, Direction(direction.lower()), letters)
