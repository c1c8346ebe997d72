"""A word laid on the board, and how it is written: `C3h MER`, `C3h MERVEILLE`, `A8h+ PRESSURER`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from joute.games.lexiduel.material import SHAPE
from joute.letters import capitals, is_word_shaped
from joute.play import Move, Refusal, read_with, unreadable
from joute.play.grid import Direction
from joute.values import swift

_WRITTEN = re.compile(r"([A-Z]) ?([0-9]+) ?([HV]) ?([-+]?) ?([^-+ ].*)")


@swift
@dataclass(frozen=True, slots=True)
class Laying(Move):
    """A stated word: an amorce's own letters, or the whole word of an extension or a junction."""

    square: int
    direction: Direction
    word: str
    sign: str = ""
    """`+` towards the end of the word, `-` towards its beginning; empty unless it decides (LXD-17)."""

    def text(self) -> str:
        return f"{SHAPE.name(self.square)}{self.direction}{self.sign} {self.word}"

    def squares(self) -> tuple[int, ...] | None:
        """The squares the word covers; None if it runs off the board."""
        if SHAPE.step(self.square, self.direction, len(self.word) - 1) is None:
            return None
        step = 1 if self.direction is Direction.ACROSS else SHAPE.columns
        return tuple(range(self.square, self.square + step * len(self.word), step))


def read_move(text: str) -> Move | Refusal:
    return read_with(_read_laying, text)


def _read_laying(text: str) -> Move | Refusal:
    tidy = " ".join(capitals(text).replace("−", "-").replace("–", "-").split())
    found = _WRITTEN.fullmatch(tidy)
    if not found:
        return unreadable("not_a_move", text=text[:80])
    column, row, direction, sign, stated = found.groups()
    square = SHAPE.index(column + row)
    if square is None:
        return unreadable("no_such_square", article="LXD-1", square=(column + row)[:8])
    if " " in stated:
        return unreadable("one_word", text=stated[:80])
    if not is_word_shaped(stated):
        return unreadable("not_letters", text=stated[:80])
    return Laying(square, Direction(direction.lower()), stated, sign)
