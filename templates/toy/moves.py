"""Moves as values, and how they are read: `deal ABC…`, `lay A`."""

from __future__ import annotations

from dataclasses import dataclass

from joute.letters import capitals
from joute.play import Move, Refusal, read_with, unreadable


@dataclass(frozen=True, slots=True)
class Deal(Move):
    letters: str

    def text(self) -> str:
        return f"deal {self.letters}"


@dataclass(frozen=True, slots=True)
class Lay(Move):
    letter: str

    def text(self) -> str:
        return f"lay {self.letter}"


def read_move(text: str) -> Move | Refusal:
    return read_with(_read, text)


def _read(text: str) -> Move | Refusal:
    keyword, *rest = capitals(text).split()
    letters = "".join(rest)
    if keyword == "DEAL" and letters.isascii() and letters.isalpha():
        return Deal(letters)
    if keyword == "LAY" and len(letters) == 1 and letters.isascii() and letters.isalpha():
        return Lay(letters)
    return unreadable("unreadable_move", text=text[:40])
