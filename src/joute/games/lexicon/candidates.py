"""Every play that words could make with a hand and the table, for checking the generator: words by words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from joute.dictionary.fitting import spellable
from joute.games.lexicon.material import MAITRESSE, ONE_LETTER, cards_of
from joute.games.lexicon.moves import OPEN, STOCK, Discard, Exchange, Form, Insert
from joute.games.lexicon.state import State
from joute.play import Move, Seat


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Each word with a Maîtresse nowhere, or in any place where the cards held allow it."""
    hand, table = state.cards.hands[seat - 1], state.cards.table
    yield from (Discard(card, source) for card in dict.fromkeys(hand) for source in (OPEN, STOCK))
    at_most = hand.count(MAITRESSE) + max((cards_of(word).count(MAITRESSE) for word in table), default=0)
    reach = [hand + cards_of(word) for word in ("", *table)]
    words = {word for cards in reach for word in spellable(state.terms.dictionary, cards)}
    for word in (*ONE_LETTER, *sorted(words)):
        for spelt in _spellings(word, at_most):
            yield Form(spelt)
            for number, before in enumerate(table, 1):
                if len(spelt) > len(before):
                    yield Insert(number, spelt)
                elif len(spelt) == len(before):
                    yield Exchange(number, spelt)


def _spellings(word: str, most: int) -> Iterator[str]:
    """The word with up to so many of its letters shown by a Maîtresse, in lower case."""
    for count in range(min(most, len(word)) + 1):
        for places in combinations(range(len(word)), count):
            yield "".join(letter.lower() if at in places else letter for at, letter in enumerate(word))
