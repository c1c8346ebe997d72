"""Whether a place of LEXIDUEL has any word, and which one: a walk that stops at the first."""

from joute.dictionary.graph.jit import IntArray, kernel
from joute.games.lexiduel.kernels.amorces import in_stock, whole_run_allowed
from joute.games.lexiduel.kernels.layout import ROWS, Found, Graphs, Planes, run_end, square
from joute.games.lexiduel.kernels.places import ALONG, DIRECTION, EXTENSION, FIRST, KIND, LAST, PLACE
from joute.games.lexiduel.kernels.walks import walk

_LETTERS = (1 << 32) - 1


@kernel
def growth_word(
    graphs: Graphs,
    planes: Planes,
    found: Found,
    stock: IntArray,
    stack: IntArray,
    place: int,
    start: int,
    end: int,
) -> int:
    """The letters that make a word from `start` to `end`; -1 where there is none."""
    step = 1 if end > start else -1
    graph = graphs.dawg if step > 0 else graphs.gaddag
    found.counts[ROWS] = 0
    planes.ends[end] = place + 1
    walk(graph, planes, found, stock, stack, start, step, end, 1)
    planes.ends[end] = 0
    return int(found.rows[0] & _LETTERS) if found.counts[ROWS] > 0 else -1


@kernel
def amorce_word(graphs: Graphs, planes: Planes, stock: IntArray, at: int, size: int) -> int:
    """The letters of an amorce at a square; -1 where there is none."""
    words = graphs.pairs if size == 2 else graphs.triples
    first = run_end(planes.letters, at, -1)
    alone = run_end(planes.letters, at + size - 1, 1) - first + 1 == size
    for i in range(len(words)):
        word = words[i]
        fits = True
        for j in range(size):
            if (planes.allowed[at + j] >> ((word >> (5 * j)) & 31)) & 1 == 0:
                fits = False
                break
        if not fits or not in_stock(stock, word, size):
            continue
        if alone or whole_run_allowed(graphs.dawg, planes.letters, first, at, word, size):
            return int(word)
    return -1


@kernel
def word_at(
    graphs: Graphs, planes: Planes, found: Found, place: int, stock: IntArray, stack: IntArray
) -> int:
    """The letters of some word at a place, packed; -1 where there is none."""
    places = found.places
    base = place * PLACE
    origin = square(places[base + DIRECTION], places[base + ALONG], 0)
    first = origin + places[base + FIRST]
    last = origin + places[base + LAST]
    if places[base + KIND] < EXTENSION:
        return int(amorce_word(graphs, planes, stock, first, last - first + 1))
    if planes.letters[first] != 0:
        return int(growth_word(graphs, planes, found, stock, stack, place, first, last))
    return int(growth_word(graphs, planes, found, stock, stack, place, last, first))
