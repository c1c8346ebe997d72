"""Moves as values, and how they are read: `lay Z ZEBRE`, `lay *e ZEBRE` for a joker, `take`."""

from __future__ import annotations

from dataclasses import dataclass

from joute.letters import ALPHABET, JOKER, capitals, is_word_shaped
from joute.play import Declaration, Move, Refusal, read_with, unreadable
from joute.play.squares import read_deal

TAKE = Declaration("take")
ONE_WORD_PER_SQUARE = "one_word_per_square"
"""The note of a listing: the first word that each square may announce, in alphabetical order.

A complete word so comes before all the longer ones."""


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """One square, lower-case if it is a joker, and the word announced."""

    square: str
    word: str

    def text(self) -> str:
        return f"lay {JOKER if self.square.islower() else ''}{self.square} {self.word}"


def read_move(text: str) -> Move | Refusal:
    return read_with(lambda own: read_deal(own) or _read(own), text)


def _read(text: str) -> Move | Refusal:
    head, *rest = capitals(text).split() or [""]
    if head == "TAKE" and not rest:
        return TAKE
    if head != "LAY" or not rest:
        return unreadable("lay_expected", text=text[:80])
    return _read_lay(text, rest)


def _read_lay(text: str, parts: list[str]) -> Move | Refusal:
    if parts[0] == JOKER and len(parts) > 2:  # the joker and its letter written apart
        parts = [JOKER + parts[1], *parts[2:]]
    square, *words = parts
    if square == JOKER:
        return unreadable("joker_letter", "AMU-3", text=text[:80])
    if len(words) != 1 or not is_word_shaped(words[0]):
        return unreadable("one_word", text=text[:80])
    letter = square.removeprefix(JOKER)
    if len(letter) != 1 or letter not in ALPHABET:
        return unreadable("one_square", text=text[:80])
    return Lay(letter if square == letter else letter.lower(), words[0])
