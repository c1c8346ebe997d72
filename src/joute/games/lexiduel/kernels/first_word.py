"""Whether a place has any word, and which one: the search for all of them, stopped at the first."""

from joute.dictionary.graph.jit import IntArray, inner
from joute.games.lexiduel.kernels.amorces import add_amorce_words
from joute.games.lexiduel.kernels.layout import ROWS, Found, Graphs, Planes, square
from joute.games.lexiduel.kernels.places import ALONG, DIRECTION, EXTENSION, FIRST, KIND, LAST, PLACE
from joute.games.lexiduel.kernels.walks import walk

_LETTERS = (1 << 32) - 1


@inner
def add_growth_word(
    graphs: Graphs, planes: Planes, found: Found, stock: IntArray, stack: IntArray, place: int
) -> None:
    """Add one word of an extension's or a junction's place, if there is one."""
    base = place * PLACE
    origin = square(found.places[base + DIRECTION], found.places[base + ALONG], 0)
    start = origin + found.places[base + FIRST]
    end = origin + found.places[base + LAST]
    graph = graphs.dawg
    step = 1
    if planes.letters[start] == 0:  # it grows towards its beginning
        start, end = end, start
        graph = graphs.gaddag
        step = -1
    planes.ends[end] = place + 1
    walk(graph, planes, found, stock, stack, start, step, end, 1)
    planes.ends[end] = 0


@inner
def first_word(
    graphs: Graphs, planes: Planes, found: Found, stock: IntArray, stack: IntArray, place: int
) -> int:
    """The letters of some word at a place, packed; -1 where there is none."""
    found.counts[ROWS] = 0
    if found.places[place * PLACE + KIND] < EXTENSION:
        add_amorce_words(graphs, planes, found, stock, place, 1)
    else:
        add_growth_word(graphs, planes, found, stock, stack, place)
    return int(found.rows[0] & _LETTERS) if found.counts[ROWS] > 0 else -1
