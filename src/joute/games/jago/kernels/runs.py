"""The words on a board, numbered: across first, then down, line by line."""

from joute.dictionary.graph.jit import IntArray, kernel
from joute.games.jago.kernels.layout import LINE, MIXED, OPPONENT, OPPONENTS, OWN, PLANE, SIDE, UNMIXED


@kernel
def number_runs(
    letters: IntArray, colours: IntArray, allowed: IntArray, runs: IntArray, facts: IntArray
) -> int:
    """Fill in which run each square belongs to, and of each whose it is and how many letters may be replaced.

    `allowed` tells the latter by length (JAG-11). How many runs there are.
    """
    count = 0
    for plane in range(2):
        for line in range(1, SIDE + 1):
            base, first = plane * PLANE + line * LINE, 1
            while first <= SIDE:
                end, own, theirs = first, 0, 0
                while letters[base + end] != 0:
                    own += int(colours[base + end] == OWN)
                    theirs += int(colours[base + end] == OPPONENT)
                    end += 1
                if end - first > 1:
                    facts[2 * count] = OPPONENTS if theirs >= own else MIXED if theirs > 0 else UNMIXED
                    facts[2 * count + 1] = allowed[end - first]
                    count += 1
                    runs[base + first : base + end] = count
                first = end + 1
    return count
