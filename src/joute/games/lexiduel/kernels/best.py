"""The best places of a position with one word each, without listing all their words."""

import numpy as np

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.games.lexiduel.kernels.amorces import add_amorce_places
from joute.games.lexiduel.kernels.every_move import prepare
from joute.games.lexiduel.kernels.first_word import first_word
from joute.games.lexiduel.kernels.growth import BOUNDS, add_growth_places
from joute.games.lexiduel.kernels.layout import PLACES, AmorceRules, Found, Graphs, Planes
from joute.games.lexiduel.kernels.places import GAIN, LOSS, PLACE
from joute.games.lexiduel.kernels.walks import STACK

REPLY = PLACE + 2
"""A reply: its place, then its letters, then what it nets."""
LETTERS_AT = PLACE
NET = PLACE + 1
_BUCKETS = 128
_MIDDLE = 40


@inner
def net_of(places: IntArray, place: int) -> int:
    return int(places[place * PLACE + GAIN] - places[place * PLACE + LOSS])


@inner
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


@inner
def bucket(net: int) -> int:
    return min(max(_BUCKETS - _MIDDLE - net, 0), _BUCKETS - 1)


@inner
def places_by_net(
    graphs: Graphs, planes: Planes, found: Found, stock: IntArray, amorces: AmorceRules, order: IntArray
) -> int:
    """Every place of a position, whether or not a word exists for it, those that net most first; how many."""
    prepare(graphs, planes, stock, amorces.targets)
    found.counts[PLACES] = 0
    if not amorces.answering:
        add_growth_places(planes, found, np.empty(BOUNDS, np.int64))
    add_amorce_places(planes, found, amorces)
    return by_net(found, order)


@kernel
def best_replies(
    graphs: Graphs,
    planes: Planes,
    found: Found,
    stock: IntArray,
    amorces: AmorceRules,
    order: IntArray,
    most: int,
    replies: IntArray,
) -> int:
    """The places that net most and have a word, best first, with a word each; how many were written."""
    total = places_by_net(graphs, planes, found, stock, amorces, order)
    stack = np.zeros(STACK, np.int64)
    written = 0
    for i in range(total):
        if written == most:
            break
        place = order[i]
        packed = first_word(graphs, planes, found, stock, stack, place)
        if packed < 0:
            continue
        base = written * REPLY
        for j in range(PLACE):
            replies[base + j] = found.places[place * PLACE + j]
        replies[base + LETTERS_AT] = packed
        replies[base + NET] = net_of(found.places, place)
        written += 1
    return written
