"""Every legal move of a seat, in a fixed order; the words come from the kernels. Imports numba."""

from __future__ import annotations

from collections.abc import Iterator

from joute.games.lexicon.engine import Search, graph_of
from joute.games.lexicon.moves import OPEN, STOCK, Discard, Exchange, Form, Insert
from joute.games.lexicon.state import Phase, State
from joute.play import ACCEPT, Challenge, Move, Moves, Seat

BLUFFS = "bluffs"
"""What a listing leaves out where words are not checked as they are laid (LEX-14): plays of other strings."""


def moves(state: State, seat: Seat) -> Moves:
    """Answers to the last play, then words, insertions, exchanges, discards."""
    answers = _answers(state, seat)
    if state.phase is not Phase.PLAY or seat != state.turn:
        return Moves(lambda: answers)
    bluffing = state.terms.contest
    return Moves(
        lambda: _listing(state, seat, answers),
        complete=not bluffing,
        note=BLUFFS if bluffing else "",
        counting=lambda: len(answers) + len(_discards(state, seat)) + _search(state, seat).count(),
    )


def _answers(state: State, seat: Seat) -> list[Move]:
    return [ACCEPT, Challenge()] if seat in state.challengers else []


def _discards(state: State, seat: Seat) -> list[Move]:
    hand = dict.fromkeys(state.cards.hands[seat - 1])
    return [Discard(card, source) for card in hand for source in (OPEN, STOCK)]


def _listing(state: State, seat: Seat, answers: list[Move]) -> Iterator[Move]:
    yield from answers
    search = _search(state, seat)
    yield from map(Form, search.words())
    for number, found in enumerate(search.insertions(), 1):
        yield from (Insert(number, word) for word in found)
    for number, found in enumerate(search.exchanges(), 1):
        yield from (Exchange(number, word) for word in found)
    yield from _discards(state, seat)


def _search(state: State, seat: Seat) -> Search:
    graph, minimum = graph_of(state), state.terms.minimum
    return Search(graph, state.cards.hands[seat - 1], state.cards.table, minimum)
