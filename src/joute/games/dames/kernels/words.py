"""Every way a letter can go and every word it makes there (DAM-5, DAM-6, DAM-9 to DAM-11).

Sets of squares are bits of one integer. The words through the moved letter are paths of the word graph.
"""

from joute.dictionary.graph.jit import ByteArray, IntArray, kernel
from joute.dictionary.graph.kernels.paths import (
    NODES,
    PATH,
    PATH_CELLS,
    PATH_LENGTH,
    begin_paths,
    find_paths,
    set_grid,
)
from joute.dictionary.graph.primitives import ctz, popcount

WORD = 25
ROW = 2 * WORD  # a word found: its letters (ASCII, padded with 0), then its squares (numbered from 1)
RAY = 8
JOURNEY = 3  # from, to, the squares captured as bits
JOURNEYS = 2048
SHORTEST = 3

# `sides`: sets of squares. The mover's letters, the opponent's, their jokers, the mover's camp.
OWN, OPPOSING, JOKERS, BLOCKING, HOME = range(5)


@kernel
def keep_words(
    letters: IntArray,
    opposing: int,
    afar: int,
    paths: ByteArray,
    cells: IntArray,
    count: int,
    rows: ByteArray,
    masks: IntArray,
    found: int,
) -> int:
    """Copy the paths that hold an opposing letter and touch `afar`; rows filled, -1 if they run out."""
    for i in range(count):
        if cells[i] & opposing == 0 or cells[i] & afar == 0:
            continue
        if found == len(masks):
            return -1
        masks[found] = cells[i]
        at = found * ROW
        for j in range(paths[i * PATH + PATH_LENGTH]):
            square = paths[i * PATH + PATH_CELLS + j]
            rows[at + j] = letters[square] + 64
            rows[at + WORD + j] = square + 1
        found += 1
    return found


@kernel
def find_words(
    gaddag: IntArray,
    letters: IntArray,
    sides: IntArray,
    rays: IntArray,
    neighbours: IntArray,
    grid: IntArray,
    search: IntArray,
    stack: IntArray,
    path: IntArray,
    paths: ByteArray,
    cells: IntArray,
    journeys: IntArray,
    rows: ByteArray,
    masks: IntArray,
    journey_of: IntArray,
    counts: IntArray,
) -> None:
    """Fill the journeys and, for each, its words; `counts` tells how many of each, -1 words if rows run out.

    `grid` to `cells` are what `find_paths` works in; the rest is as `sweep` reads it.
    """
    own, opposing, home = sides[OWN], sides[OPPOSING], sides[HOME]
    occupied = own | opposing | sides[JOKERS] | sides[BLOCKING]
    last_at_home = popcount(own & home) == 1
    last_of_all = popcount(opposing) == 1
    ways = 0
    found = 0
    sources = own
    while sources != 0:
        source = ctz(sources)
        sources &= sources - 1
        at_home = (home >> source) & 1 == 1
        for direction in range(8):
            captured = 0
            ray = (source * 8 + direction) * RAY
            while rays[ray] >= 0:
                target = rays[ray]
                ray += 1
                if (occupied >> target) & 1 == 1:
                    behind = rays[ray]
                    if (opposing >> target) & 1 == 0 or behind < 0 or (occupied >> behind) & 1 == 1:
                        break
                    captured |= 1 << target
                    continue
                leaving = at_home and (home >> target) & 1 == 0
                if leaving and last_at_home and not (last_of_all and captured != 0):
                    continue
                journeys[ways * JOURNEY] = source
                journeys[ways * JOURNEY + 1] = target
                journeys[ways * JOURNEY + 2] = captured
                usable = (own | opposing | sides[JOKERS]) & ~captured & ~(1 << source) | 1 << target
                before = found
                letters[target] = letters[source]
                if neighbours[target] & usable != 0:
                    set_grid(letters, usable, neighbours, grid)
                    begin_paths(gaddag, grid, target, SHORTEST, search, stack)
                    while search[NODES] > 0 and found >= 0:
                        count = find_paths(gaddag, grid, search, stack, path, paths, cells)
                        found = keep_words(
                            letters,
                            opposing & ~captured,
                            ~home if at_home else -1,
                            paths,
                            cells,
                            count,
                            rows,
                            masks,
                            found,
                        )
                letters[target] = 0
                if found < 0:
                    counts[1] = -1
                    return
                for i in range(before, found):
                    journey_of[i] = ways
                ways += 1
    counts[0] = ways
    counts[1] = found
