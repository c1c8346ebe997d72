"""Whether a place of LEXIDUEL has any word, and which one: a walk that stops at the first."""

from joute.dictionary.graph.jit import IntArray, kernel
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, child, ctz, popcount
from joute.games.lexiduel.kernels.amorces import in_stock, whole_run_allowed
from joute.games.lexiduel.kernels.growth import MOST_PLACED
from joute.games.lexiduel.kernels.layout import Graphs, Planes, run_end, square
from joute.games.lexiduel.kernels.places import ALONG, DIRECTION, EXTENSION, FIRST, KIND, LAST, PLACE

_ENTRY = 0
_LEFT = 1
_AT = 2
_PACKED = 3
_LAID = 4
_FRAME = 5
STACK = _FRAME * (MOST_PLACED + 1)


@kernel
def growth_word(
    graph: IntArray,
    planes: Planes,
    stock: IntArray,
    stack: IntArray,
    start: int,
    step: int,
    end: int,
) -> int:
    """The letters that make a word from `start` to `end`; -1 where there is none."""
    letters = planes.letters
    entry: int = graph[0]
    at = start
    packed = 0
    depth = 0
    while True:
        while letters[at] != 0 and entry != 0:
            entry = child(graph, entry, letters[at])
            at += step
        if at == end + step and entry & ACCEPT:
            for level in range(depth):
                stock[stack[level * _FRAME + _LAID]] += 1
            return packed
        base = depth * _FRAME
        stack[base + _ENTRY] = entry
        stack[base + _LEFT] = 0
        if depth < MOST_PLACED and (end - at) * step >= 0:
            stack[base + _LEFT] = entry & planes.allowed[at]
        stack[base + _AT] = at
        stack[base + _PACKED] = packed
        letter = 0
        while letter == 0:
            left = stack[base + _LEFT]
            if left != 0:
                letter = ctz(left)
                stack[base + _LEFT] = left & (left - 1)
                if stock[letter] == 0:
                    letter = 0
            elif depth == 0:
                return -1
            else:
                depth -= 1
                base = depth * _FRAME
                stock[stack[base + _LAID]] += 1
        stock[letter] -= 1
        stack[base + _LAID] = letter
        entry = stack[base + _ENTRY]
        entry = graph[(entry >> BASE_SHIFT) + popcount(entry & ((1 << letter) - 1))]
        at = stack[base + _AT] + step
        packed = stack[base + _PACKED]
        packed = packed | (letter << (5 * depth)) if step > 0 else (packed << 5) | letter
        depth += 1


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
    graphs: Graphs, planes: Planes, places: IntArray, place: int, stock: IntArray, stack: IntArray
) -> int:
    """The letters of some word at a place, packed; -1 where there is none."""
    base = place * PLACE
    origin = square(places[base + DIRECTION], places[base + ALONG], 0)
    first = origin + places[base + FIRST]
    last = origin + places[base + LAST]
    if places[base + KIND] < EXTENSION:
        return int(amorce_word(graphs, planes, stock, first, last - first + 1))
    if planes.letters[first] != 0:
        return int(growth_word(graphs.dawg, planes, stock, stack, first, 1, last))
    return int(growth_word(graphs.gaddag, planes, stock, stack, last, -1, first))
