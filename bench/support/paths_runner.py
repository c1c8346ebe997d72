"""All words through a cell of many letter grids, compiled or, with `JOUTE_PLAIN=1`, as plain Python."""

import json
import random
import sys
from collections.abc import Callable

import numpy as np

from bench.support.measure import side_by_side
from bench.support.self_play import word_graph
from joute.dictionary.graph.jit import ByteArray, IntArray, kernel, storage
from joute.dictionary.graph.kernels import paths
from joute.dictionary.graph.kernels.paths import begin_paths, find_paths, set_grid
from joute.dictionary.graph.paths import LetterGrid
from joute.letters import Stock

ROWS, COLS, LETTERS, SHORTEST = 6, 8, 32, 3
_BAG = Stock.from_counts("A9 B2 C2 D3 E12 F2 G2 H2 I8 J1 K1 L5 M3 N6 O6 P2 Q1 R6 S6 T6 U5 V2 W1 X1 Y1 Z1")
_MOST = 1 << 12

Grid = tuple[list[int], int]


def grids(number: int, seed: int = 1) -> list[Grid]:
    """Letters from a bag on random cells, and one of those cells."""
    rng = random.Random(seed)
    made = []
    for _ in range(number):
        cells = rng.sample(range(ROWS * COLS), LETTERS)
        letters = [0] * paths.CELLS
        for cell, letter in zip(cells, rng.sample(list(_BAG), LETTERS), strict=True):
            letters[cell] = ord(letter) - ord("A") + 1
        made.append((letters, cells[0]))
    return made


@kernel
def all_paths(
    gaddag: IntArray,
    letters: IntArray,
    usable: IntArray,
    pivots: IntArray,
    neighbours: IntArray,
    grid: IntArray,
    search: IntArray,
    stack: IntArray,
    path: IntArray,
    found: ByteArray,
    sets: IntArray,
) -> int:
    """The paths of each grid, in one call as a game's own kernel would make it; how many there are."""
    total = 0
    for i in range(len(pivots)):
        set_grid(letters[i], usable[i], neighbours, grid)
        begin_paths(gaddag, grid, pivots[i], SHORTEST, search, stack)
        total += find_paths(gaddag, grid, search, stack, path, found, sets)
    return total


def generator(boards: list[Grid]) -> Callable[[], int]:
    """Find every path of each grid."""
    arrays = (
        word_graph().walked_gaddag,
        storage(np.array([letters for letters, _ in boards])),
        storage(np.array([sum(1 << cell for cell in range(48) if letters[cell]) for letters, _ in boards])),
        storage(np.array([pivot for _, pivot in boards])),
        LetterGrid(word_graph(), ROWS, COLS).neighbours,
        storage(np.zeros(paths.GRID, np.int64)),
        storage(np.zeros(paths.SEARCH, np.int64)),
        storage(np.zeros(paths.STACK, np.int64)),
        storage(np.zeros(paths.PATH, np.int64)),
        np.zeros(_MOST * paths.PATH, np.uint8),
        np.zeros(_MOST, np.int64),
    )
    return lambda: all_paths(*arrays)


def main() -> None:
    """Answer with the number of paths and the best seconds per grid."""
    boards = json.load(sys.stdin)
    work = generator(boards)
    found = work()
    print(json.dumps([found, side_by_side({"plain": work}, 2, len(boards))["plain"]]))


if __name__ == "__main__":
    main()
