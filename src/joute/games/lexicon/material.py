"""The cards of LEXICON: two packs to choose from, the values, how cards read in a word (LEX-1, LEX-10)."""

from __future__ import annotations

from functools import cache

from joute.letters import ALPHABET, JOKER, Stock

MAITRESSE = JOKER
HIDDEN = "?"
"""A card seen from behind."""
HAND = 10
ONE_LETTER = ("A", "O", "Y")
"""The words of one letter that French has: a, ô, y (LEX-6)."""

_VALUES = {"AEI": 10, "CHKLMNOPRSTUW": 8, "DJV": 6, "GQY": 4, "BFXZ": 2, MAITRESSE: 15}
VALUES: dict[str, int] = {card: value for cards, value in _VALUES.items() for card in cards}


def _pack(several: str) -> Stock:
    counted = Stock.from_counts(several)
    single = "".join(letter for letter in ALPHABET if not counted.count(letter))
    return counted.plus(single).plus(MAITRESSE)


PACKS = {
    "francais": _pack("E5 A4 I3 L3 N3 O3 R3 S3 T3 U3 D2 M2"),
    "waddingtons": _pack("A4 E4 I4 H3 L3 O3 R3 S3 T3 U3 W3"),
}


def packs_for(players: int) -> int:
    """LEX-2."""
    return 1 if players <= 4 else 2


def value(cards: str) -> int:
    """What the cards count for whoever still holds them."""
    return sum(VALUES[card] for card in cards)


@cache
def hand_scores(pack: str, packs: int) -> frozenset[int]:
    """Every sum of at most a hand's cards (LEX-1, LEX-4): no hand counts 7."""
    reached = {(0, 0)}
    for card, each in VALUES.items():
        several = range(PACKS[pack].count(card) * packs + 1)
        reached = {
            (cards + more, points + more * each)
            for cards, points in reached
            for more in several
            if cards + more <= HAND
        }
    return frozenset(points for _, points in reached)


def rank(card: str) -> int:
    """Who draws highest deals: the Maîtresse, then A down to Z (LEX-3)."""
    return 0 if card == MAITRESSE else -1 - ALPHABET.index(card)


def dearest(hand: str) -> str:
    """The card a player out of time throws: highest value, then nearest to A (LEX-18)."""
    return max(hand, key=lambda card: (VALUES[card], rank(card)))


def card(letter: str) -> str:
    """The card that shows this letter in a word: a lower-case letter is a Maîtresse."""
    return MAITRESSE if letter.islower() else letter


def cards_of(word: str) -> str:
    return "".join(map(card, word))


def spelling(word: str) -> str:
    """The word as it is looked up."""
    return word.upper()
