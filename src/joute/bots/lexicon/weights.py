"""How heavily cards weigh on a hand: what they count, and how hard they are to lay."""

from __future__ import annotations

from joute.games.lexicon.material import MAITRESSE, VALUES, cards_of

_A_CARD = 3
_HARD = {"B": 1, "F": 1, "H": 1, "J": 4, "K": 5, "Q": 4, "V": 2, "W": 6, "X": 3, "Y": 3, "Z": 2}
_MAITRESSE = 9
"""Less than it counts: it makes a last word possible."""
WEIGHTS = {card: value + _A_CARD + _HARD.get(card, 0) for card, value in VALUES.items()} | {
    MAITRESSE: _MAITRESSE
}


def weight(cards: str) -> int:
    return sum(map(WEIGHTS.__getitem__, cards))


def shed(before: str, after: str) -> int:
    """What a hand loses in weight when a table word, or none, becomes another."""
    return weight(cards_of(after)) - weight(cards_of(before))
