"""Every play of a hand on the mat, from the crossword kernel."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TypedDict

from joute.dictionary.graph import WordGraph, crossword, graph_for
from joute.games.demo.ends import to_act
from joute.games.demo.material import MIDDLE, SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.options import Terms
from joute.games.demo.state import State
from joute.play import ACCEPT, PASS, Challenge, Move, Moves, Seat
from joute.play.grid import Direction

OPENING = crossword.Opening(SHAPE.row(MIDDLE), SHAPE.column(MIDDLE))
"""The first word covers the middle (DEM-4)."""


class _Asked(TypedDict):
    """What the kernel is asked, besides how to answer."""

    board: list[str]
    hand: str
    limit: int | None
    opening: crossword.Opening


def moves(state: State, seat: Seat) -> Moves:
    """Declarations first, then the plays as they are found; a contest game's bluffs are not listed."""
    said = _declarations(state, seat)
    if PASS not in said:
        return Moves(lambda: said)
    contested = state.terms.contested
    return Moves(
        lambda: chain(said, plays(state, seat)),
        complete=not contested,
        note="bluffs" if contested else "",
        counting=lambda: len(said) + _mat(state).count(**_asked(state, seat)),
    )


def plays(state: State, seat: Seat) -> Iterator[Play]:
    """Every play of the seat's hand with words of the dictionary, in a fixed order."""
    return map(as_move, _mat(state).plays(**_asked(state, seat)))


def longest_plays(state: State, seat: Seat, most: int) -> tuple[Play, ...]:
    """The plays that lay most squares, found without listing the others."""
    return tuple(map(as_move, _mat(state).longest(most, **_asked(state, seat))))


def word_graph(terms: Terms) -> WordGraph:
    """The words agreed on, as the kernel walks them."""
    dictionary = terms.dictionary
    return graph_for(dictionary.fingerprint(), dictionary.words)


def as_move(found: crossword.Play) -> Play:
    """A play as the kernel names it, as a move of the game."""
    direction = Direction.DOWN if found.down else Direction.ACROSS
    return Play(found.row * SHAPE.columns + found.col, direction, found.word)


def _declarations(state: State, seat: Seat) -> list[Move]:
    said: list[Move] = []
    if seat not in to_act(state) or not state.hands:
        return said
    if seat in state.waiting:
        said += [Challenge(), ACCEPT]
    if seat == state.turn and not state.closing:
        said.append(PASS)
    return said


def _mat(state: State) -> crossword.Crossword:
    return crossword.Crossword(word_graph(state.terms), SHAPE.rows, SHAPE.columns)


def _asked(state: State, seat: Seat) -> _Asked:
    cells, columns = state.grid.cells, SHAPE.columns
    return {
        "board": [cells[start : start + columns] for start in range(0, SHAPE.size, columns)],
        "hand": state.hands[seat - 1],
        "limit": state.terms.most_laid,
        "opening": OPENING,
    }
