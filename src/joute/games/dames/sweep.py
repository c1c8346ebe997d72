"""One run of the kernel over a board: the arrays it reads and fills."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from joute.dictionary.graph import graph_for
from joute.dictionary.graph.jit import ByteArray, IntArray, storage
from joute.dictionary.graph.kernels import paths
from joute.games.dames.kernels.words import JOURNEY, JOURNEYS, RAY, ROW, WORD, find_words
from joute.games.dames.material import NEIGHBOURS, RAYS, SHAPE, camp, opponent
from joute.play.grid import EMPTY

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition

_ROOM = 4096
_CHUNK = 1024

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


def sweep(position: DamesPosition) -> Sweep:
    """All the ways and words of the player to move, whether or not the words may be made now."""
    dictionary = position.settings.dictionary
    graph = graph_for(dictionary.fingerprint(), dictionary.words)
    room = _ROOM
    while True:
        found = _run(position, graph.walked_gaddag, room)
        if found is not None:
            return _sorted(found)
        room *= 4


def _run(position: DamesPosition, gaddag: Any, room: int) -> Sweep | None:
    """The kernel's answer; None where it holds more words than there is room for."""
    letters = np.array([0 if cell == EMPTY else ord(cell) & 31 for cell in position.board.cells], np.int64)
    journeys = np.zeros(JOURNEYS * JOURNEY, np.int64)
    rows = np.zeros(room * ROW, np.uint8)
    masks, journey_of = np.zeros(room, np.int64), np.zeros(room, np.int64)
    counts = np.zeros(2, np.int64)
    find_words(
        gaddag,
        storage(letters),
        _sides(position),
        *board_lines(),
        storage(np.zeros(paths.GRID, np.int64)),
        storage(np.zeros(paths.SEARCH, np.int64)),
        storage(np.zeros(paths.STACK, np.int64)),
        storage(np.zeros(paths.PATH, np.int64)),
        storage(np.zeros(_CHUNK * paths.PATH, np.uint8)),
        storage(np.zeros(_CHUNK, np.int64)),
        journeys,
        rows,
        masks,
        journey_of,
        counts,
    )
    ways, found = counts.tolist()
    if found < 0:
        return None
    return Sweep(
        journeys.reshape(-1, JOURNEY)[:ways], rows.reshape(-1, ROW)[:found], masks[:found], journey_of[:found]
    )


def _sides(position: DamesPosition) -> Any:
    board, seat = position.board, position.turn
    mine = [square for square in board.jokers if board.owner(square) == seat]
    sets = (
        board.squares(seat),
        board.squares(opponent(seat)),
        mine,
        board.jokers.difference(mine),
        camp(seat),
    )
    return storage(np.array([_bits(squares) for squares in sets], np.int64))


def _sorted(found: Sweep) -> Sweep:
    if not len(found.masks):
        return found
    keys = np.zeros((len(found.masks), 2 + ROW), np.uint8)
    keys[:, 0], keys[:, 1] = found.journey_of >> 8, found.journey_of & 255
    keys[:, 2:] = found.rows
    order = np.argsort(keys.view(f"S{2 + ROW}").reshape(-1), kind="stable")
    return Sweep(found.journeys, found.rows[order], found.masks[order], found.journey_of[order])


def _bits(squares: Iterable[int]) -> int:
    return sum(1 << square for square in squares)


@cache
def board_lines() -> tuple[Any, Any]:
    """The lines from each square, ended by -1, and the squares that touch it, as the kernels read them."""
    rays = np.full((SHAPE.size, 8, RAY), -1, np.int64)
    for square, lines in enumerate(RAYS):
        for direction, line in enumerate(lines):
            rays[square, direction, : len(line)] = line
    neighbours = np.zeros(paths.CELLS, np.int64)
    neighbours[: SHAPE.size] = [_bits(squares) for squares in NEIGHBOURS]
    return storage(rays.reshape(-1)), storage(neighbours)
