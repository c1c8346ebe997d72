"""How far words go on from each place in a graph: what lets a search for long words give up early."""

from joute.dictionary.graph.jit import ByteArray, IntArray, kernel
from joute.dictionary.graph.primitives import BASE_SHIFT, MASK, SEPARATOR, popcount


@kernel
def fill_reach(graph: IntArray, reach: ByteArray) -> None:
    """For each entry but the first, the most letters that may still follow."""
    # A node is written after the nodes it leads to, so one pass from the start is enough.
    for i in range(1, len(graph)):
        mask = graph[i] & MASK
        base = graph[i] >> BASE_SHIFT
        most = 0
        for j in range(popcount(mask)):
            follows = reach[base + j]
            if j > 0 or mask & (1 << SEPARATOR) == 0:
                follows += 1
            most = max(most, follows)
        reach[i] = most
