"""The places of extensions and junctions (LXD-10 to LXD-15), found from the run they start from."""

import numpy as np

from joute.dictionary.graph.jit import IntArray, inner
from joute.games.lexiduel.kernels.layout import (
    MINE,
    PLACES,
    SIDE,
    THEIRS,
    Found,
    Planes,
    run_end,
    square,
)
from joute.games.lexiduel.kernels.places import (
    BACKWARDS,
    EXTENSION,
    FIRST,
    FORWARDS,
    JUNCTION,
    LAST,
    PLACE,
    SIGN,
    TAKEN,
    TWIN,
    add_place,
    measure,
)

MOST_PLACED = 6
SHORTEST_WORD = 4
SPAN = 32
"""More than a line has columns: the stretch from `first` to `last` has the number `first * SPAN + last`."""
BOUNDS = 2 * SIDE * 2 * SIDE
"""How many columns are looked at: of 40 lines, both ways."""


@inner
def start_of(owners: IntArray, edge: int, step: int) -> int:
    """What a word that leaves a run at its edge would be: an extension, a junction, or nothing (-1).

    LXD-10: two letters of the mover's, at most one letter between them and the empty square.
    LXD-11: a letter of the mover's that stands alone.
    """
    second = owners[edge - step]
    if second == 0:
        return JUNCTION if owners[edge] == MINE else -1
    if second == MINE and (owners[edge] == MINE or owners[edge - 2 * step] == MINE):
        return EXTENSION
    return -1


@inner
def add_span(
    planes: Planes,
    found: Found,
    spans: IntArray,
    direction: int,
    line: int,
    first: int,
    last: int,
    kind: int,
    placed: int,
    taken: int,
) -> None:
    """Add the place of a word, unless it is known from the other end with the same effect (LXD-17)."""
    known = spans[first * SPAN + last] - 1
    if known >= 0 and found.places[known * PLACE + TAKEN] == taken:
        return
    place = add_place(found, direction, line, first, last, kind, placed, taken)
    measure(planes, found, place, first, last)
    if known < 0:
        spans[first * SPAN + last] = place + 1
    else:
        found.places[known * PLACE + SIGN] = FORWARDS
        found.places[known * PLACE + TWIN] = place + 1
        found.places[place * PLACE + SIGN] = BACKWARDS


@inner
def add_growth(
    planes: Planes, found: Found, spans: IntArray, direction: int, line: int, edge: int, step: int
) -> None:
    """Add every place of a word that leaves a run at its edge, in the direction of the step.

    `spans[first * SPAN + last]` is the place of those columns plus 1, if a word already grows there.
    """
    owners = planes.owners
    origin = square(direction, line, 0)
    kind = start_of(owners, edge, step)
    if kind < 0:
        return
    near = run_end(owners, edge, -step)
    taken = 1 << (edge - origin) if kind == EXTENSION and owners[edge] == THEIRS else 0
    joined = kind == EXTENSION
    placed = 0
    at = edge + step
    for _ in range(MOST_PLACED):
        if not 0 <= at - origin < SIDE:
            return
        placed |= 1 << (at - origin)
        beyond = run_end(owners, at, step)
        # The joined letter may lie past the last one placed: next to it, or past one letter, then taken.
        reached = joined or owners[at + step] == MINE
        also = 0
        if not reached and owners[at + step] == THEIRS and owners[at + 2 * step] == MINE:
            reached = True
            also = 1 << (at + step - origin)
        first = min(near, beyond) - origin
        last = max(near, beyond) - origin
        if reached and last - first + 1 >= SHORTEST_WORD:
            add_span(planes, found, spans, direction, line, first, last, kind, placed, taken | also)
        # Going on jumps what lies there: one letter at most (LXD-13), taken if it is theirs (LXD-14).
        jumped = (beyond - at) * step
        if jumped > 1:
            return
        if jumped == 1 and owners[beyond] == THEIRS:
            taken |= 1 << (beyond - origin)
        elif jumped == 1:
            joined = True
        at = beyond + step


@inner
def add_growth_places(planes: Planes, found: Found, bounds: IntArray) -> None:
    """Add every place of an extension or a junction, whether or not a word exists for it.

    Line by line, in each the words that grow forwards, then those that grow backwards; `bounds` tells how
    many places there are once each of these columns has been looked at.
    """
    spans = np.zeros(SPAN * SPAN, np.int64)
    looked_at = 0
    for direction in range(2):
        for line in range(SIDE):
            since = found.counts[PLACES]
            origin = square(direction, line, 0)
            for way in range(2):
                step = 1 - 2 * way
                for column in range(SIDE):
                    edge = origin + column
                    if planes.letters[edge] != 0 and planes.letters[edge + step] == 0:
                        add_growth(planes, found, spans, direction, line, edge, step)
                    bounds[looked_at] = found.counts[PLACES]
                    looked_at += 1
            for place in range(since, found.counts[PLACES]):
                spans[found.places[place * PLACE + FIRST] * SPAN + found.places[place * PLACE + LAST]] = 0
