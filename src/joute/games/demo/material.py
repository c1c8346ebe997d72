"""What lies on the table: the mat, what squares are worth, the options."""

from __future__ import annotations

from joute.letters import JOKER, VOWELS, unaccented
from joute.letters.squares import SQUARES
from joute.play import COMMON, OptionSpec, Refusal, arbitration
from joute.play.grid import Shape

SHAPE = Shape(25, 25)  # DEM-4
MIDDLE = 12 * 25 + 12  # M13
FIRST_WORD = 2  # DEM-4
LEAST_SEATS, MOST_SEATS = 2, len(SQUARES)  # DEM-2

CONSONANT, VOWEL, JOKER_VALUE = 5, 10, 20  # DEM-8


class ShareSpec(OptionSpec):
    """`all` squares in equal shares, or a number each (DEM-2)."""

    __slots__ = ()

    def read(self, value: str) -> str | Refusal:
        return "all" if unaccented(value.strip()).lower() == "all" else super().read(value)


SHARE = ShareSpec("share", "all", least=1, most=len(SQUARES))
MOST = OptionSpec("most", "none", least=2, most=len(SQUARES), none_allowed=True)  # DEM-3
LOSER = OptionSpec("loser", "each", choices=("each", "single"))  # DEM-9
OPTIONS = (*COMMON, arbitration("strict"), SHARE, MOST, LOSER)


def share(option: str, seats: int) -> int:
    """How many squares each player gets."""
    return len(SQUARES) // seats if option == "all" else int(option)


def square_value(square: str) -> int:
    if square == JOKER:
        return JOKER_VALUE
    return VOWEL if square in VOWELS else CONSONANT


def hand_value(hand: str) -> int:
    """What a hand costs who is left with it."""
    return sum(map(square_value, hand))


def as_held(laid: str) -> str:
    """A laid letter as it is in a hand: a joker on the mat is lower-case."""
    return JOKER if laid.islower() else laid
