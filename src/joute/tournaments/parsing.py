"""The small notations of event lines: pairings and results."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from joute.letters import is_word_shaped
from joute.tournaments.event import is_number
from joute.tournaments.matches import BYE
from joute.tournaments.players import Number

_NUMBER = r"(-?\d{1,6}(?:/[1-9]\d{0,5})?)"
_SCORES = re.compile(f"{_NUMBER}[:-]{_NUMBER}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Result:
    """`5 75-70 x2 bag=ABC`: the other player, both scores, the games it counts for, the letters left."""

    other: Number
    scores: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))
    worth: int = 1
    letters: str = ""
    told: bool = False
    """Whether the scores are named at all."""


def read_pairs(words: list[str]) -> list[tuple[Number, Number]] | None:
    """`1-4 2-3 5`; None if it is not that."""
    pairs = []
    for word in words:
        parts = word.split("-")
        if len(parts) > 2 or not all(is_number(part) and int(part) > 0 for part in parts):
            return None
        pairs.append((int(parts[0]), int(parts[1]) if len(parts) == 2 else BYE))
    return pairs


def read_result(words: list[str]) -> Result | None:
    """What follows `won` or `drew`; None if it is not that."""
    if not words or not is_number(words[0]):
        return None
    scores, worth, letters, told = (Fraction(0), Fraction(0)), 1, "", False
    for word in words[1:]:
        if found := _SCORES.fullmatch(word):
            scores, told = (Fraction(found[1]), Fraction(found[2])), True
        elif word.lower() == "x2":
            worth = 2
        elif word.lower().startswith("bag=") and is_word_shaped(word[4:]) and len(word) < 104:
            letters = word[4:]
        else:
            return None
    return Result(int(words[0]), scores, worth, letters, told)
