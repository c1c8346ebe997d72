"""Every legal move of a position."""

import numpy as np

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.kernels.board import cross_checks
from joute.games.lexiduel.kernels.amorces import add_amorces
from joute.games.lexiduel.kernels.growth import BOUNDS, add_growth_places
from joute.games.lexiduel.kernels.layout import (
    ALL,
    PLACES,
    SIDE,
    AmorceRules,
    Found,
    Graphs,
    Planes,
    fill_near,
    fill_points,
    keep_stock,
    run_end,
    square,
)
from joute.games.lexiduel.kernels.places import BACKWARDS, FIRST, LAST, PLACE, SIGN
from joute.games.lexiduel.kernels.walks import STACK, walk


@inner
def prepare(graphs: Graphs, planes: Planes, stock: IntArray, targets: IntArray) -> None:
    """Fill the planes from the letters, their owners, and what an amorce must touch."""
    cross_checks(graphs.gaddag, planes.letters, SIDE, SIDE, planes.allowed)
    keep_stock(planes, stock)
    fill_points(planes)
    fill_near(planes, targets)


@inner
def fill_places(
    graphs: Graphs,
    planes: Planes,
    found: Found,
    stock: IntArray,
    stack: IntArray,
    origin: int,
    edge: int,
    step: int,
    since: int,
    until: int,
) -> None:
    """Add the words of the places that leave a run at its edge, in the direction of the step."""
    limit = edge
    wanted = False
    for place in range(since, until):
        base = place * PLACE
        if found.places[base + SIGN] != BACKWARDS:  # that one is filled along with its forward twin
            far = origin + (found.places[base + LAST] if step > 0 else found.places[base + FIRST])
            planes.ends[far] = place + 1
            limit = max(limit, far) if step > 0 else min(limit, far)
            wanted = True
    if wanted:
        start = run_end(planes.letters, edge, -step)
        graph = graphs.dawg if step > 0 else graphs.gaddag
        walk(graph, planes, found, stock, stack, start, step, limit, ALL)
        for column in range(SIDE):
            planes.ends[origin + column] = 0


@inner
def every_growth(graphs: Graphs, planes: Planes, found: Found, stock: IntArray) -> None:
    """Add every extension and junction: first all their places, so that twins are known."""
    stack = np.zeros(STACK, np.int64)
    bounds = np.zeros(BOUNDS, np.int64)
    until = found.counts[PLACES]
    add_growth_places(planes, found, bounds)
    looked_at = 0
    for direction in range(2):
        for line in range(SIDE):
            origin = square(direction, line, 0)
            for way in range(2):
                step = 1 - 2 * way
                for column in range(SIDE):
                    since = until
                    until = bounds[looked_at]
                    looked_at += 1
                    if until > since:
                        edge = origin + column
                        fill_places(graphs, planes, found, stock, stack, origin, edge, step, since, until)


@kernel
def every_move(graphs: Graphs, planes: Planes, found: Found, stock: IntArray, amorces: AmorceRules) -> None:
    """Add every word that may be laid; amorces only, while one must be answered (LXD-8)."""
    prepare(graphs, planes, stock, amorces.targets)
    if not amorces.answering:
        every_growth(graphs, planes, found, stock)
    add_amorces(graphs, planes, found, stock, amorces)
