"""What can be laid on the row: one word for each square and letter, read off the word graph."""

from __future__ import annotations

from collections.abc import Iterator

from joute.dictionary import Dictionary
from joute.dictionary.graph import graph_for
from joute.dictionary.graph.primitives import ACCEPT as WORD_END
from joute.dictionary.graph.primitives import child
from joute.games.amusante.moves import ONE_WORD_PER_SQUARE, TAKE, Lay
from joute.games.amusante.state import State
from joute.letters import ALPHABET, JOKER
from joute.play import ACCEPT, Challenge, Move, Moves, Seat


def moves(state: State, seat: Seat) -> Moves:
    """Declarations, then each square with one word that fits: other words, and bluffs, are legal too."""
    said: list[Move] = []
    if seat not in state.to_act or not state.hands:
        return Moves(lambda: said)
    if seat in state.waiting:
        said += [Challenge(), ACCEPT]
    if seat != state.turn or state.closing:
        return Moves(lambda: said)
    return Moves(lambda: [*said, *_turns(state, seat)], complete=False, note=ONE_WORD_PER_SQUARE)


def _turns(state: State, seat: Seat) -> list[Move]:
    """Taking up the row, where there is one, and what may be laid: nothing after a complete word (AMU-4)."""
    word = state.announced[-1].word if state.announced else ""
    stopped = state.terms.stops and bool(word) and word == state.row.upper()
    lays = [] if stopped else list(_lays(state, seat))
    free = bool(state.row) and not (lays and state.terms.constrained)
    return [TAKE, *lays] if free else [*lays]


def _lays(state: State, seat: Seat) -> Iterator[Lay]:
    """Every square of the hand that goes on with some word, with the first such word; jokers last."""
    row, hand = state.row.upper(), state.hands[seat - 1]
    for letter in ALPHABET:
        if letter in hand and (word := _word(state, row + letter)):
            yield Lay(letter, word)
    if JOKER in hand:
        for letter in ALPHABET:
            if word := _word(state, row + letter):
                yield Lay(letter.lower(), word)


def _word(state: State, start: str) -> str | None:
    """A word that may be announced on these letters: the second one differs from the first (AMU-3)."""
    words = words_from(state.terms.dictionary, start)
    return next((word for word in words if word != state.first_word), None)


def words_from(dictionary: Dictionary, start: str) -> Iterator[str]:
    """Every word that begins with these letters, in alphabetical order."""
    dawg = graph_for(dictionary.fingerprint(), dictionary.words).dawg
    entry = int(dawg[0])
    for letter in start:
        entry = int(child(dawg, entry, ALPHABET.index(letter) + 1))
    waiting = [(entry, start)]
    while waiting:
        entry, word = waiting.pop()
        if entry & WORD_END:
            yield word
        following = [number for number in range(len(ALPHABET), 0, -1) if entry & (1 << number)]
        waiting += [(int(child(dawg, entry, number)), word + ALPHABET[number - 1]) for number in following]
