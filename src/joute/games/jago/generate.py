"""The legal moves of a seat. Turns of several words cannot be listed: those that one word states are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from joute.games.jago.board import all_words
from joute.games.jago.ends import to_act
from joute.games.jago.found import turns_in
from joute.games.jago.moves import SINGLE_WORDS, Flip, Turn
from joute.games.jago.search import find
from joute.games.jago.state import State
from joute.play import ACCEPT, CHANCE, Challenge, Move, Moves, Seat
from joute.play.grid import Grid


def moves(state: State, seat: Seat) -> Moves:
    if seat not in to_act(state) or seat == CHANCE:
        return Moves(tuple)
    if state.penalty:
        return _flips(state)
    answers: tuple[Move, ...] = (ACCEPT, Challenge()) if state.contested else ()

    def listed() -> Iterator[Move]:
        yield from answers
        yield from turns(state)

    return Moves(listed, False, SINGLE_WORDS, lambda: len(answers) + _count_turns(state))


def _flips(state: State) -> Moves:
    """Up to three letters, the most first (JAG-20, JAG-21)."""
    squares, counts = state.flippable(), range(state.most_flips(), -1, -1)
    return Moves(
        lambda: (Flip(chosen) for count in counts for chosen in combinations(squares, count)),
        counting=lambda: sum(comb(len(squares), count) for count in counts),
    )


def turns(state: State) -> Iterator[Turn]:
    """Every turn that one word states, of the seat on turn."""
    if not state.at_hand:
        return iter(())
    found = turns_in(find(state))
    if _all_stand(state, state.board.grid):
        return found
    return (turn for turn in found if _all_stand(state, _written(state.board.grid, turn)))


def _count_turns(state: State) -> int:
    if not state.at_hand or not _all_stand(state, state.board.grid):
        return sum(1 for _ in turns(state))
    return find(state).count


def _all_stand(state: State, grid: Grid) -> bool:
    """Whether every run is a word (JAG-7): the kernels look only at those a turn touches."""
    return state.terms.contesting or all(word in state.terms.dictionary for word in all_words(grid))


def _written(grid: Grid, turn: Turn) -> Grid:
    """The board with the turn's words on it."""
    letters: dict[int, str] = {}
    for word in turn.words:
        letters |= zip(word.squares() or (), word.letters, strict=True)
    return grid.with_cells(letters)
