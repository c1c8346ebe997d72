"""Every way a letter can go and every word it makes there (DAM-5, DAM-6, DAM-9 to DAM-11).

The words through the moved letter are paths of the word graph.
"""

from joute.dictionary.graph.jit import ByteArray, IntArray, inner, kernel
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
from joute.games.dames.kernels.layout import (
    BLOCKING,
    HOME,
    JOKERS,
    JOURNEY,
    OPPOSING,
    OWN,
    RAY,
    ROW,
    WORD,
    Listing,
    Tools,
)

SHORTEST = 3


@inner
def keep_words(
    letters: IntArray,
    opposing: int,
    needed: int,
    paths: ByteArray,
    cells: IntArray,
    count: int,
    rows: ByteArray,
    masks: IntArray,
    found: int,
) -> int:
    """Copy the paths that hold an opposing letter and touch `needed`; rows filled, -1 if they run out."""
    for i in range(count):
        if cells[i] & opposing == 0 or cells[i] & needed == 0:
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
def find_words(gaddag: IntArray, letters: IntArray, sides: IntArray, tools: Tools, listing: Listing) -> None:
    """Fill the listing. `letters` are numbers from 1, 0 on an empty square; they are left as they were."""
    rays, neighbours, grid, search, stack, path, paths, cells = tools
    journeys, rows, masks, journey_of, counts = listing
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
                opposing_left = opposing & ~captured
                needed = ~home if at_home else -1  # DAM-11: from home, a word goes into the other camp
                before = found
                letters[target] = letters[source]
                if neighbours[target] & usable != 0:
                    set_grid(letters, usable, neighbours, grid)
                    begin_paths(gaddag, grid, target, SHORTEST, search, stack)
                    while search[NODES] > 0 and found >= 0:
                        count = find_paths(gaddag, grid, search, stack, path, paths, cells)
                        found = keep_words(
                            letters, opposing_left, needed, paths, cells, count, rows, masks, found
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
