"""A search laid out for the kernels: board, crossings, letters at hand, and room for the turns found."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.graph.jit import IntArray, storage
from joute.games.jago.arrays import known_of, pool_of
from joute.games.jago.kernels.buffers import Buffers, Search
from joute.games.jago.kernels.crosses import cross_checks
from joute.games.jago.kernels.layout import LETTER_ROW, LINE, SIDE, SQUARES, Crossing, Known, Question
from joute.games.jago.kernels.turns import STACK
from joute.games.jago.material import CENTRE, other
from joute.games.jago.state import State

ROOM, FEW_ROOM = 1 << 15, 1 << 9
"""For how many turns there is room at first; to lay out the larger one takes time."""
ALL = 1 << 40


def search_of(state: State, stop: IntArray, question: Question) -> Search:
    graph, known = _graph(state.terms.dictionary), known_of(state)
    buffers = _buffers(state, FEW_ROOM if question.most <= FEW_ROOM else ROOM, stop)
    return Search(graph.walked_gaddag, known, crossing_of(state.terms.dictionary, known), buffers, question)


def question_of(state: State, enough: int = ALL, most: int = ALL) -> Question:
    board, seat = state.board, state.turn
    centre = CENTRE // SIDE + 1 if board.is_empty else 0
    return Question(centre, board.count(seat), board.count(other(seat)), enough, most)


def with_room(search: Search) -> Search:
    return search._replace(buffers=search.buffers._replace(words=zeros(ROOM), found=zeros(ROOM)))


def crossing_of(dictionary: Dictionary, known: Known) -> Crossing:
    crossing = Crossing(zeros(SQUARES), zeros(SQUARES), zeros(SQUARES * LETTER_ROW))
    cross_checks(walked_dawg_of(dictionary), known, crossing)
    return crossing


def walked_dawg_of(dictionary: Dictionary) -> IntArray:
    return _walked_dawg(_graph(dictionary))


@lru_cache(maxsize=8)
def _graph(dictionary: Dictionary) -> WordGraph:
    return graph_for(dictionary.fingerprint(), dictionary.words)


@lru_cache(maxsize=8)
def _walked_dawg(graph: WordGraph) -> IntArray:
    return storage(graph.dawg)  # type: ignore[no-any-return]


def _buffers(state: State, room: int, stop: IntArray) -> Buffers:
    hand, lent, counts = (zeros(LETTER_ROW) for _ in range(3))
    words, found = zeros(room), zeros(room)
    tiles, ahead = zeros(LINE), zeros(LINE)
    pool, replaceable = pool_of(state), zeros(SQUARES)
    goal, stack = zeros(1), zeros(STACK)
    return Buffers(pool, replaceable, hand, lent, tiles, ahead, counts, stack, words, found, goal, stop)


def zeros(size: int) -> IntArray:
    return np.zeros(size, np.int64)
