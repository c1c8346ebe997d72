"""What lies on the table: the mat, and what squares are worth."""

from __future__ import annotations

from joute.letters import JOKER, VOWELS
from joute.letters.squares import SQUARES
from joute.play.grid import Shape

SHAPE = Shape(25, 25)  # DEM-4
MIDDLE = 12 * 25 + 12  # M13
FIRST_WORD = 2  # DEM-4
LEAST_SEATS, MOST_SEATS = 2, len(SQUARES) // FIRST_WORD  # DEM-2: each can hold a first word

CONSONANT, VOWEL, JOKER_VALUE = 5, 10, 20  # DEM-8


def square_value(square: str) -> int:
    if square == JOKER:
        return JOKER_VALUE
    return VOWEL if square in VOWELS else CONSONANT


def hand_value(hand: str) -> int:
    """What a hand costs who is left with it."""
    return sum(map(square_value, hand))


DEAREST_HAND = sum(sorted(map(square_value, SQUARES.letters), reverse=True)[: len(SQUARES) // LEAST_SEATS])
"""The dearest share of two players."""


def as_held(laid: str) -> str:
    """A laid letter as it is in a hand: a joker on the mat is lower-case."""
    return JOKER if laid.islower() else laid
