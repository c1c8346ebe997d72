"""Every word a letter can make where it goes (DAM-10, DAM-11).

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
from joute.games.dames.kernels.journeys import list_journeys
from joute.games.dames.kernels.layout import (
    BLOCKING,
    HOME,
    JOKERS,
    JOURNEY,
    OPPOSING,
    OWN,
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
    ways = list_journeys(rays, own, opposing, sides[JOKERS] | sides[BLOCKING], home, journeys)
    found = 0
    for way in range(ways):
        source = journeys[way * JOURNEY]
        target = journeys[way * JOURNEY + 1]
        captured = journeys[way * JOURNEY + 2]
        usable = (own | opposing | sides[JOKERS]) & ~captured & ~(1 << source) | 1 << target
        if neighbours[target] & usable == 0:
            continue
        # DAM-11: from home, a word goes into the other camp
        needed = ~home if (home >> source) & 1 == 1 else -1
        before = found
        letters[target] = letters[source]
        set_grid(letters, usable, neighbours, grid)
        begin_paths(gaddag, grid, target, SHORTEST, search, stack)
        while search[NODES] > 0 and found >= 0:
            count = find_paths(gaddag, grid, search, stack, path, paths, cells)
            found = keep_words(letters, opposing & ~captured, needed, paths, cells, count, rows, masks, found)
        letters[target] = 0
        if found < 0:
            counts[1] = -1
            return
        for i in range(before, found):
            journey_of[i] = way
    counts[0] = ways
    counts[1] = found
