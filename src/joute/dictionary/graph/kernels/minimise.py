"""The smallest graph of sorted strings, built in one pass.

Daciuk et al., "Incremental construction of minimal acyclic finite-state automata" (2000): once the next
string has left a node, the node is final, and is merged with an equal one if there is one.
"""

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.kernels.strings import HALF, LENGTH, SYMBOLS
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT

DEPTHS = LENGTH + 1
WORK = (DEPTHS + 4, SYMBOLS)

_LOW = (1 << 31) - 1


@inner
def spell(first: int, second: int, symbols: IntArray) -> int:
    """Unpack one string; its length."""
    for j in range(HALF - 1, -1, -1):
        symbols[j] = first % SYMBOLS
        first //= SYMBOLS
        symbols[HALF + j] = second % SYMBOLS
        second //= SYMBOLS
    length = 0
    while length < LENGTH and symbols[length] != 0:
        length += 1
    return length


@inner
def slot_of(mask: int, children: IntArray, count: int, graph: IntArray, table: IntArray) -> int:
    """Where the table holds a node equal to this one, or would hold it (a slot of 0)."""
    # Products of two 31-bit numbers: no overflow, so the same in compiled and plain Python.
    code = (mask * 0x2545F491) & _LOW
    for j in range(count):
        low = children[j] & _LOW
        high = children[j] >> 31
        code = ((code ^ low) * 0x1B873593 + high * 0x2127599B) & ((1 << 62) - 1)
        code = (code ^ (code >> 29)) & _LOW
    slot = code & (len(table) - 1)
    while table[slot] != 0:
        if table[slot] & _LOW == mask:
            base = table[slot] >> BASE_SHIFT
            j = 0
            while j < count and graph[base + j] == children[j]:
                j += 1
            if j == count:
                return slot
        slot = (slot + 1) & (len(table) - 1)
    return slot


@kernel
def minimise(first: IntArray, second: IntArray, graph: IntArray, table: IntArray, work: IntArray) -> int:
    """Fill the graph; how many entries it takes, or -1 if graph or table (a power of two) are too small.

    All arrays but the strings are given filled with zeros.
    """
    children = work[:DEPTHS]  # of the nodes on the path of the latest string, by depth
    mask, count = work[DEPTHS], work[DEPTHS + 1]
    symbols, latest = work[DEPTHS + 2], work[DEPTHS + 3]
    used = 1
    nodes = 0
    depth = 0
    for i in range(len(first) + 1):
        length = spell(first[i], second[i], symbols) if i < len(first) else 0
        shared = 0
        while shared < length and shared < depth and symbols[shared] == latest[shared]:
            shared += 1
        for d in range(depth, shared, -1):
            if count[d] == 0:
                continue
            slot = slot_of(mask[d], children[d], count[d], graph, table)
            if table[slot] == 0:
                if used + SYMBOLS > len(graph) or 2 * nodes >= len(table):
                    return -1
                table[slot] = (used << BASE_SHIFT) | mask[d]
                for j in range(count[d]):
                    graph[used] = children[d, j]
                    used += 1
                nodes += 1
            children[d - 1, count[d - 1] - 1] |= table[slot]
            mask[d] = 0
            count[d] = 0
        for d in range(shared, length):
            latest[d] = symbols[d]
            mask[d] |= 1 << (symbols[d] - 1)
            children[d, count[d]] = ACCEPT if d == length - 1 else 0
            count[d] += 1
        depth = length
    if used + SYMBOLS > len(graph):
        return -1
    graph[0] = (used << BASE_SHIFT) | mask[0]
    for j in range(count[0]):
        graph[used] = children[0, j]
        used += 1
    return used
