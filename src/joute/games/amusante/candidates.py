"""Every square of the hand with every word it may announce, for checking the generator."""

from __future__ import annotations

from collections.abc import Iterator

from joute.games.amusante.moves import TAKE, Lay
from joute.games.amusante.state import State
from joute.letters import ALPHABET, JOKER
from joute.play import Move, Seat


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    yield TAKE
    hand, row = state.hands[seat - 1], state.row.upper()
    for letter in ALPHABET:
        for square in (letter, letter.lower()):
            if (JOKER if square.islower() else square) in hand:
                yield from (Lay(square, word) for word in state.terms.dictionary.words(row + letter))
