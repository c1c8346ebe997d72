"""The best places of a position, without listing their words; laying a word and taking it back."""

import numpy as np

from joute.bots.lexiduel.kernels.words import word_at
from joute.dictionary.graph.jit import IntArray, kernel
from joute.games.lexiduel.kernels.amorces import amorce_kind
from joute.games.lexiduel.kernels.every_move import prepare
from joute.games.lexiduel.kernels.growth import SPAN, SPANS, add_growth
from joute.games.lexiduel.kernels.layout import (
    MINE,
    PLACES,
    SIDE,
    THEIRS,
    Found,
    Graphs,
    Planes,
    run_end,
    square,
)
from joute.games.lexiduel.kernels.places import (
    ALONG,
    DIRECTION,
    FIRST,
    GAIN,
    LAST,
    LOSS,
    PLACE,
    PLACED,
    TAKEN,
    add_place,
    measure,
)
from joute.games.lexiduel.kernels.walks import STACK

REPLY = PLACE + 2
"""A reply: its place, then its letters, then what it nets."""
LETTERS_AT = PLACE
NET = PLACE + 1
CHANGE = 4
"""A square changed: where in each plane, its letter and owner before."""
MOST_CHANGES = 64
_BUCKETS = 128
_MIDDLE = 40


@kernel
def add_growth_places(planes: Planes, found: Found) -> None:
    spans = np.zeros(SPANS, np.int64)
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
            for place in range(since, found.counts[PLACES]):
                spans[found.places[place * PLACE + FIRST] * SPAN + found.places[place * PLACE + LAST]] = 0


@kernel
def add_amorce_places(planes: Planes, found: Found, zones: IntArray, empty_corners: int) -> None:
    letters = planes.letters
    for direction in range(2):
        for line in range(1, SIDE - 1):
            origin = square(direction, line, 0)
            for column in range(1, SIDE - 2):
                at = origin + column
                for size in range(2, 4):
                    if letters[at] != 0 or letters[at + 1] != 0 or letters[at + size - 1] != 0:
                        break
                    kind = amorce_kind(planes, zones, empty_corners, at, size)
                    if kind < 0:
                        continue
                    placed = ((1 << size) - 1) << column
                    place = add_place(found, direction, line, column, column + size - 1, kind, placed, 0)
                    first = run_end(letters, at, -1)
                    last = run_end(letters, at + size - 1, 1)
                    measure(planes, found, place, first - origin, last - origin)


@kernel
def net_of(places: IntArray, place: int) -> int:
    return int(places[place * PLACE + GAIN] - places[place * PLACE + LOSS])


@kernel
def by_net(found: Found, order: IntArray) -> int:
    """The places in descending order of what they net, equals as they come; how many."""
    total = int(found.counts[PLACES])
    counts = np.zeros(_BUCKETS + 1, np.int64)
    for place in range(total):
        counts[bucket(net_of(found.places, place)) + 1] += 1
    for i in range(_BUCKETS):
        counts[i + 1] += counts[i]
    for place in range(total):
        at = bucket(net_of(found.places, place))
        order[counts[at]] = place
        counts[at] += 1
    return total


@kernel
def bucket(net: int) -> int:
    return min(max(_BUCKETS - _MIDDLE - net, 0), _BUCKETS - 1)


@kernel
def best_replies(
    graphs: Graphs,
    planes: Planes,
    found: Found,
    order: IntArray,
    stock: IntArray,
    zones: IntArray,
    targets: IntArray,
    empty_corners: int,
    answering: bool,
    most: int,
    replies: IntArray,
) -> int:
    """The places that net most and have a word, best first, with a word each; how many were written."""
    prepare(graphs, planes, stock, targets)
    found.counts[PLACES] = 0
    if not answering:
        add_growth_places(planes, found)
    add_amorce_places(planes, found, zones, empty_corners)
    total = by_net(found, order)
    stack = np.zeros(STACK, np.int64)
    written = 0
    for i in range(total):
        if written == most:
            break
        place = order[i]
        packed = word_at(graphs, planes, found, place, stock, stack)
        if packed < 0:
            continue
        base = written * REPLY
        for j in range(PLACE):
            replies[base + j] = found.places[place * PLACE + j]
        replies[base + LETTERS_AT] = packed
        replies[base + NET] = net_of(found.places, place)
        written += 1
    return written


@kernel
def lay(
    letters: IntArray,
    mine: IntArray,
    theirs: IntArray,
    board: IntArray,
    stock: IntArray,
    reply: IntArray,
    at: int,
    changes: IntArray,
) -> int:
    """Lay a reply (the one that begins at `at`): how many squares changed, kept in `changes`.

    `mine` are the owners as the mover sees them, `theirs` as the other does; `board` marks the letters.
    """
    direction = reply[at + DIRECTION]
    line = reply[at + ALONG]
    placed = reply[at + PLACED]
    taken = reply[at + TAKEN]
    packed = reply[at + LETTERS_AT]
    count = 0
    for column in range(SIDE):
        new = (placed >> column) & 1
        if new == 0 and (taken >> column) & 1 == 0:
            continue
        here = square(direction, line, column)
        across = square(1 - direction, column, line)
        base = count * CHANGE
        changes[base] = here
        changes[base + 1] = across
        changes[base + 2] = letters[here]
        changes[base + 3] = mine[here]
        count += 1
        if new:
            letter = packed & 31
            packed >>= 5
            letters[here] = letter
            letters[across] = letter
            board[here] = 1
            board[across] = 1
            stock[letter] -= 1
        mine[here] = MINE
        mine[across] = MINE
        theirs[here] = THEIRS
        theirs[across] = THEIRS
    return count


@kernel
def take_back(
    letters: IntArray,
    mine: IntArray,
    theirs: IntArray,
    board: IntArray,
    stock: IntArray,
    changes: IntArray,
    count: int,
) -> None:
    """Undo `lay`."""
    for i in range(count):
        base = i * CHANGE
        here = changes[base]
        across = changes[base + 1]
        owner = changes[base + 3]
        if changes[base + 2] == 0:
            stock[letters[here]] += 1
            letters[here] = 0
            letters[across] = 0
            board[here] = 0
            board[across] = 0
        mine[here] = owner
        mine[across] = owner
        theirs[here] = THEIRS + MINE - owner if owner else 0
        theirs[across] = theirs[here]
