"""One run of the word-finding kernel over a board: the arrays it reads and fills."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from joute.dictionary import Dictionary
from joute.dictionary.graph import graph_for
from joute.dictionary.graph.jit import ByteArray, IntArray, storage
from joute.dictionary.graph.kernels import paths
from joute.games.dames.kernels.layout import (
    JOURNEY,
    JOURNEYS,
    RAY,
    ROW,
    WORD,
    Listing,
    Tools,
)
from joute.games.dames.kernels.words import find_words
from joute.games.dames.material import NEIGHBOURS, RAYS, SHAPE, camp, opponent
from joute.games.dames.state import State
from joute.play.grid import EMPTY

_ROOM = 4096
_PATHS_AT_ONCE = 1024

Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Sweep:
    """Journeys in board order; the words by journey, then letters, then squares.

    For each word: the row of its letters and squares, its squares as bits, its journey.
    """

    journeys: IntArray
    rows: ByteArray
    masks: IntArray
    journey_of: IntArray

    def spelled(self) -> NDArray[np.bytes_]:
        return np.ascontiguousarray(self.rows[:, :WORD]).view(f"S{WORD}").reshape(-1)

    def only(self, kept: Flags) -> Sweep:
        return Sweep(self.journeys, self.rows[kept], self.masks[kept], self.journey_of[kept])


def sweep(state: State) -> Sweep:
    """All the ways and words of the player to move, whether or not the words may be made now."""
    room = _ROOM
    while True:
        found = _run(state, room)
        if found is not None:
            return _sorted(found)
        room *= 4


def _run(state: State, room: int) -> Sweep | None:
    """The kernel's answer; None where it holds more words than there is room for."""
    listing = new_listing(room)
    letters = storage(np.array(letter_numbers(state), np.int64))
    sides = storage(np.array(sides_of(state), np.int64))
    find_words(word_paths(state.terms.dictionary), letters, sides, new_tools(), listing)
    ways, found = listing.counts.tolist()
    if found < 0:
        return None
    return Sweep(
        listing.journeys.reshape(-1, JOURNEY)[:ways],
        listing.rows.reshape(-1, ROW)[:found],
        listing.masks[:found],
        listing.journey_of[:found],
    )


def _sorted(found: Sweep) -> Sweep:
    if not len(found.masks):
        return found
    keys = np.zeros((len(found.masks), 2 + ROW), np.uint8)
    keys[:, 0], keys[:, 1] = found.journey_of >> 8, found.journey_of & 255
    keys[:, 2:] = found.rows
    order = np.argsort(keys.view(f"S{2 + ROW}").reshape(-1), kind="stable")
    return Sweep(found.journeys, found.rows[order], found.masks[order], found.journey_of[order])


def word_paths(dictionary: Dictionary) -> Any:
    """The words as a graph that can be walked from the middle of each."""
    return graph_for(dictionary.fingerprint(), dictionary.words).walked_gaddag


def letter_numbers(state: State) -> tuple[int, ...]:
    """A letter's number from 1, 0 on an empty square."""
    return tuple(0 if cell == EMPTY else ord(cell) & 31 for cell in state.board.cells)


def sides_of(state: State) -> tuple[int, ...]:
    """Whose squares are whose, as sets: in the order the kernels read them."""
    board, seat = state.board, state.turn
    mine = [square for square in board.jokers if board.owner(square) == seat]
    theirs = board.jokers.difference(mine)
    sets = (board.squares(seat), board.squares(opponent(seat)), mine, theirs, camp(seat))
    return tuple(_bits(squares) for squares in sets)


def new_tools() -> Tools:
    rays, neighbours = _board_lines()
    return Tools(
        rays,
        neighbours,
        grid=storage(np.zeros(paths.GRID, np.int64)),
        search=storage(np.zeros(paths.SEARCH, np.int64)),
        stack=storage(np.zeros(paths.STACK, np.int64)),
        path=storage(np.zeros(paths.PATH, np.int64)),
        paths=storage(np.zeros(_PATHS_AT_ONCE * paths.PATH, np.uint8)),
        cells=storage(np.zeros(_PATHS_AT_ONCE, np.int64)),
    )


def new_listing(room: int) -> Listing:
    """An empty listing with room for so many words."""
    return Listing(
        journeys=np.zeros(JOURNEYS * JOURNEY, np.int64),
        rows=np.zeros(room * ROW, np.uint8),
        masks=np.zeros(room, np.int64),
        journey_of=np.zeros(room, np.int64),
        counts=np.zeros(2, np.int64),
    )


@cache
def _board_lines() -> tuple[Any, Any]:
    rays = np.full((SHAPE.size, 8, RAY), -1, np.int64)
    for square, lines in enumerate(RAYS):
        for direction, line in enumerate(lines):
            rays[square, direction, : len(line)] = line
    neighbours = np.array(paths.neighbours_of([_bits(squares) for squares in NEIGHBOURS]), np.int64)
    return storage(rays.reshape(-1)), storage(neighbours)


def _bits(squares: Iterable[int]) -> int:
    return sum(1 << square for square in squares)
