"""How hard squares are to lay, what they cost, how long a hand takes to search."""

from __future__ import annotations

from joute.games.demo.material import square_value
from joute.letters import ALPHABET, JOKER

_HARD = {"B": 5, "F": 6, "G": 5, "H": 7, "J": 12, "K": 14, "Q": 13, "V": 8, "W": 15, "X": 9, "Y": 8, "Z": 8}
_PLAIN = 4
_OF_A_JOKER = 1
_DIFFICULTY = (_OF_A_JOKER, *(_HARD.get(letter, _PLAIN) for letter in ALPHABET))
"""What a square still held costs in the race: rare letters more, a joker little."""
_QUICK = 13
_A_JOKER = 4
_VALUES = tuple(map(square_value, JOKER + ALPHABET))


def burden(hand: bytes) -> int:
    """How hard the hand is to get rid of: the less the better."""
    return sum(map(_DIFFICULTY.__getitem__, hand))


def value(hand: bytes) -> int:
    """What the hand costs who is left with it (DEM-8)."""
    return sum(map(_VALUES.__getitem__, hand))


def quick(hand: bytes) -> bool:
    """Whether a search of the hand is short enough to be repeated: jokers count for several squares."""
    return len(hand) + _A_JOKER * hand.count(0) <= _QUICK
