"""The words that fit: a walk along a line, forwards on the DAWG or backwards on the GADDAG."""

from joute.dictionary.graph.jit import IntArray, inner
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, child, ctz, popcount
from joute.games.lexiduel.kernels.growth import MOST_PLACED
from joute.games.lexiduel.kernels.layout import ROWS, Found, Planes, add_row
from joute.games.lexiduel.kernels.places import PLACE, TWIN

_ENTRY = 0
_LEFT = 1
_AT = 2
_PACKED = 3
_LAID = 4
_FRAME = 5
STACK = _FRAME * (MOST_PLACED + 1)


@inner
def add_word(found: Found, place: int, packed: int) -> None:
    """Add a word at its place, and at the place of the other sign if there is one."""
    add_row(found, place, packed)
    twin = found.places[place * PLACE + TWIN]
    if twin != 0:
        add_row(found, twin - 1, packed)


@inner
def walk(
    graph: IntArray,
    planes: Planes,
    found: Found,
    stock: IntArray,
    stack: IntArray,
    start: int,
    step: int,
    limit: int,
    most: int,
) -> None:
    """Add every word that goes from `start` in the direction of the step and ends where `ends` says.

    `limit` is the farthest square that may take a letter; the walk is over with as many rows as `most`.
    """
    letters = planes.letters
    entry: int = graph[0]
    at = start
    packed = 0
    depth = 0
    while True:
        while letters[at] != 0 and entry != 0:
            entry = child(graph, entry, letters[at])
            at += step
        if entry & ACCEPT and depth > 0 and planes.ends[at - step] != 0:
            add_word(found, planes.ends[at - step] - 1, packed)
            if found.counts[ROWS] >= most:
                for level in range(depth):
                    stock[stack[level * _FRAME + _LAID]] += 1
                return
        base = depth * _FRAME
        stack[base + _ENTRY] = entry
        stack[base + _LEFT] = 0
        if depth < MOST_PLACED and (limit - at) * step >= 0:
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
                return
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
