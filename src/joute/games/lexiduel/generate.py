"""Legal moves from the kernels. Imported only where moves are generated: judging needs none of this."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

import numpy as np

from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.graph.jit import IntArray, storage
from joute.games.lexiduel.arrays import (
    CORNER_ZONES,
    ZONES,
    flags,
    letter_counts,
    letters_and_colours,
    planes,
    zeros,
)
from joute.games.lexiduel.ends import to_act
from joute.games.lexiduel.kernels.amorces import list_short_words
from joute.games.lexiduel.kernels.every_move import every_move
from joute.games.lexiduel.kernels.layout import MINE, PLACES, ROWS, THEIRS, AmorceRules, Found, Graphs, Planes
from joute.games.lexiduel.kernels.places import MOST_PLACES, PLACE
from joute.games.lexiduel.layings import Layings
from joute.games.lexiduel.material import BLUE, CORNERS
from joute.games.lexiduel.state import State
from joute.play import PASS, Move, Moves, Seat
from joute.play.grid import EMPTY

_ROOM = 50_000
_SHORT_LIST = 5_000


def moves(state: State, seat: Seat) -> Moves:
    """The seat's words, then `pass` where LXD-19 lets it."""
    if seat not in to_act(state):
        return Moves(tuple)

    @cache
    def found() -> tuple[Layings, bool]:
        if answers := answers_due(state):
            return answers, False
        return layings(state), not state.nothing_laid

    def listing() -> Iterator[Move]:
        words, may_pass = found()
        yield from words
        if may_pass:
            yield PASS

    return Moves(listing, counting=lambda: len(found()[0]) + found()[1])


def answers_due(state: State) -> Layings | None:
    """The answers of which LXD-8 asks for one; None where it binds nobody."""
    answers = layings(state, answering=True) if state.unanswered else None
    return answers or None


def layings(state: State, answering: bool = False) -> Layings:
    """Every word the player on turn may lay, LXD-8 apart; or the answers it asks for, and no others."""
    cells = state.board.cells
    letters, blue, red = letters_and_colours(cells)
    mine, theirs = (blue, red) if state.turn == BLUE else (red, blue)
    seen = Planes(planes(letters), planes(mine * MINE + theirs * THEIRS), *(zeros() for _ in range(5)))
    graphs, stock = graphs_of(state.terms.dictionary), letter_counts(state.stock.letters)
    amorces = (
        answer_rules(state.unanswered)
        if answering
        else AmorceRules(ZONES, planes(blue | red), _empty_corners(cells), False)
    )
    room = _ROOM
    while True:
        found = Found(zeros(MOST_PLACES * PLACE), zeros(room), zeros(2))
        every_move(graphs, seen, found, stock, amorces)
        places, rows = int(found.counts[PLACES]), int(found.counts[ROWS])
        if rows <= room:
            table = np.array(found.places[: places * PLACE], np.int64).reshape(places, PLACE)
            return Layings(cells, table, np.array(found.rows[:rows], np.int64))
        room = rows


@lru_cache(maxsize=8)
def graphs_of(dictionary: Dictionary) -> Graphs:
    """The dictionary's words as the kernels walk them."""
    options = dictionary.options
    if options.replaces and len(options.added) < _SHORT_LIST:  # built sooner than a kept graph is read
        graph = WordGraph.build(options.added)
    else:
        graph = graph_for(dictionary.fingerprint(), dictionary.words)
    dawg = storage(graph.dawg)
    return Graphs(dawg, graph.walked_gaddag, _short_words(dawg, 2), _short_words(dawg, 3))


def answer_rules(initial: tuple[int, ...]) -> AmorceRules:
    """LXD-8: an answer stays in the corner of the initial amorce and touches it."""
    corner = next(number for number, corner in enumerate(CORNERS) if corner.issuperset(initial))
    return AmorceRules(CORNER_ZONES[corner], flags(initial), 0, True)


def _short_words(dawg: IntArray, size: int) -> Any:
    words = zeros(26**size)
    return words[: list_short_words(dawg, size, words)]


def _empty_corners(cells: str) -> int:
    return sum(
        1 << number
        for number, corner in enumerate(CORNERS)
        if all(cells[square] == EMPTY for square in corner)
    )
