"""How heavily cards weigh on a hand: what they count, and how hard they are to lay."""

from __future__ import annotations

import numpy as np

from joute.dictionary.graph.jit import ByteArray, IntArray
from joute.games.lexicon.engine import CARDS, NAMED, card_number
from joute.games.lexicon.material import MAITRESSE, VALUES, cards_of

_A_CARD = 3
_HARD = {"B": 1, "F": 1, "H": 1, "J": 4, "K": 5, "Q": 4, "V": 2, "W": 6, "X": 3, "Y": 3, "Z": 2}
_MAITRESSE = 9
"""Less than it counts: it makes a last word possible."""
WEIGHTS = {card: value + _A_CARD + _HARD.get(card, 0) for card, value in VALUES.items()} | {
    MAITRESSE: _MAITRESSE
}


def _by_kind(numbers: dict[str, int]) -> IntArray:
    table = np.zeros(CARDS, np.int64)
    for card, number in numbers.items():
        table[card_number(card)] = number
    return table


CARD_WEIGHTS = _by_kind(WEIGHTS)
CARD_VALUES = _by_kind(VALUES)


def _by_code(by_kind: IntArray) -> IntArray:
    """The same for the letters of a word, those of a Maîtresse being numbered apart; 0 is none."""
    table = np.zeros(64, np.int64)
    table[1:27] = by_kind[1:]
    table[NAMED + 1 : NAMED + 27] = by_kind[0]
    return table


_CODE_WEIGHTS, _CODE_VALUES = _by_code(CARD_WEIGHTS), _by_code(CARD_VALUES)


def weight(cards: str) -> int:
    return sum(map(WEIGHTS.__getitem__, cards))


def shed(before: str, after: str) -> int:
    """What a hand loses in weight when a table word, or none, becomes another."""
    return weight(cards_of(after)) - weight(cards_of(before))


def row_weights(rows: ByteArray) -> IntArray:
    """The weight of each word as the plays' kernel writes it."""
    weights: IntArray = _CODE_WEIGHTS[rows[:, 1:]].sum(axis=1)
    return weights


def row_values(rows: ByteArray) -> IntArray:
    """What the cards of each word count."""
    values: IntArray = _CODE_VALUES[rows[:, 1:]].sum(axis=1)
    return values
