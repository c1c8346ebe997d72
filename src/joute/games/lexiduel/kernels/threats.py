"""What a side could gain one word after the other, if nobody else played."""

import numpy as np

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.kernels.board import BOARD
from joute.games.lexiduel.kernels.best import net_of, places_by_net
from joute.games.lexiduel.kernels.first_word import first_word
from joute.games.lexiduel.kernels.layout import SIDE, AmorceRules, Found, Graphs, Planes, square
from joute.games.lexiduel.kernels.places import ALONG, DIRECTION, PLACE, PLACED
from joute.games.lexiduel.kernels.walks import STACK


@inner
def all_free(found: Found, place: int, used: IntArray) -> bool:
    """Whether none of the squares a place lays letters on is used."""
    base = place * PLACE
    origin = square(found.places[base + DIRECTION], found.places[base + ALONG], 0)
    placed = found.places[base + PLACED]
    free = True
    for column in range(SIDE):
        if (placed >> column) & 1 and used[origin + column]:
            free = False
    return free


@inner
def use(found: Found, place: int, used: IntArray) -> None:
    """Mark the squares a place lays letters on, in both planes."""
    base = place * PLACE
    direction = found.places[base + DIRECTION]
    line = found.places[base + ALONG]
    placed = found.places[base + PLACED]
    for column in range(SIDE):
        if (placed >> column) & 1:
            used[square(direction, line, column)] = 1
            used[square(1 - direction, column, line)] = 1


@kernel
def threats(
    graphs: Graphs,
    planes: Planes,
    found: Found,
    stock: IntArray,
    amorces: AmorceRules,
    order: IntArray,
    nets: IntArray,
) -> int:
    """Write what the best places with a word net, none of which needs a square of a better one; how many."""
    total = places_by_net(graphs, planes, found, stock, amorces, order)
    stack = np.zeros(STACK, np.int64)
    used = np.zeros(BOARD, np.int64)
    written = 0
    for i in range(total):
        place = order[i]
        net = net_of(found.places, place)
        if net <= 0 or written == len(nets):
            break
        if all_free(found, place, used) and first_word(graphs, planes, found, stock, stack, place) >= 0:
            use(found, place, used)
            nets[written] = net
            written += 1
    return written
