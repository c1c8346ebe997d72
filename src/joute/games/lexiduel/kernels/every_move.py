"""Every legal move of a position."""

import numpy as np

from joute.dictionary.graph.jit import IntArray, kernel
from joute.dictionary.graph.kernels.board import cross_checks
from joute.games.lexiduel.kernels.amorces import add_amorces
from joute.games.lexiduel.kernels.growth import SPAN, SPANS, add_growth
from joute.games.lexiduel.kernels.layout import (
    PLACES,
    SIDE,
    Found,
    Graphs,
    Planes,
    fill_near,
    fill_points,
    keep_stock,
    run_end,
    square,
)
from joute.games.lexiduel.kernels.places import FIRST, LAST, PLACE
from joute.games.lexiduel.kernels.walks import ALL, STACK, walk


@kernel
def prepare(graphs: Graphs, planes: Planes, stock: IntArray, targets: IntArray) -> None:
    """Fill the planes from the letters, their owners, and what an amorce must touch."""
    cross_checks(graphs.gaddag, planes.letters, SIDE, SIDE, planes.allowed)
    keep_stock(planes, stock)
    fill_points(planes)
    fill_near(planes, targets)


@kernel
def fill_places(
    graphs: Graphs,
    planes: Planes,
    found: Found,
    stock: IntArray,
    stack: IntArray,
    spans: IntArray,
    edge: int,
    step: int,
    origin: int,
    since: int,
    until: int,
) -> None:
    """Add the words of the places that leave a run at its edge, in the direction of the step."""
    limit = edge
    wanted = False
    for place in range(since, until):
        first = found.places[place * PLACE + FIRST]
        last = found.places[place * PLACE + LAST]
        if spans[first * SPAN + last] == place + 1:  # a twin is filled along with its forward place
            far = origin + (last if step > 0 else first)
            planes.ends[far] = place + 1
            limit = max(limit, far) if step > 0 else min(limit, far)
            wanted = True
    if wanted:
        start = run_end(planes.letters, edge, -step)
        graph = graphs.dawg if step > 0 else graphs.gaddag
        walk(graph, planes, found, stock, stack, start, step, limit, ALL)
        for column in range(SIDE):
            planes.ends[origin + column] = 0


@kernel
def add_line(
    graphs: Graphs,
    planes: Planes,
    found: Found,
    stock: IntArray,
    stack: IntArray,
    spans: IntArray,
    bounds: IntArray,
    direction: int,
    line: int,
) -> None:
    """Add the extensions and junctions of one line: first all their places, so that twins are known."""
    origin = square(direction, line, 0)
    since = found.counts[PLACES]
    for way in range(2):
        step = 1 - 2 * way
        for column in range(SIDE):
            edge = origin + column
            if planes.letters[edge] != 0 and planes.letters[edge + step] == 0:
                add_growth(planes, found, spans, direction, line, edge, step)
            bounds[way * SIDE + column] = found.counts[PLACES]
    until = since
    for way in range(2):
        step = 1 - 2 * way
        for column in range(SIDE):
            begin = until
            until = bounds[way * SIDE + column]
            if until > begin:
                fill_places(
                    graphs, planes, found, stock, stack, spans, origin + column, step, origin, begin, until
                )
    for place in range(since, until):
        spans[found.places[place * PLACE + FIRST] * SPAN + found.places[place * PLACE + LAST]] = 0


@kernel
def every_growth(graphs: Graphs, planes: Planes, found: Found, stock: IntArray) -> None:
    """Add every extension and junction."""
    stack = np.zeros(STACK, np.int64)
    spans = np.zeros(SPANS, np.int64)
    bounds = np.zeros(2 * SIDE, np.int64)
    for direction in range(2):
        for line in range(SIDE):
            add_line(graphs, planes, found, stock, stack, spans, bounds, direction, line)


@kernel
def every_move(
    graphs: Graphs,
    planes: Planes,
    found: Found,
    stock: IntArray,
    zones: IntArray,
    targets: IntArray,
    empty_corners: int,
    answering: bool,
) -> None:
    """Add every word that may be laid; amorces only, while one must be answered (LXD-8)."""
    prepare(graphs, planes, stock, targets)
    if not answering:
        every_growth(graphs, planes, found, stock)
    add_amorces(graphs, planes, found, stock, zones, empty_corners)
