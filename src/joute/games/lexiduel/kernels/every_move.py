"""Every legal move of a position."""

from typing import NamedTuple

import numpy as np

from joute.dictionary.graph.jit import IntArray, kernel
from joute.dictionary.graph.kernels.board import cross_checks
from joute.games.lexiduel.kernels.amorces import add_amorces
from joute.games.lexiduel.kernels.growth import SPAN, SPANS, add_line_places, forget_spans
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
from joute.games.lexiduel.kernels.places import FIRST, LAST, PLACE
from joute.games.lexiduel.kernels.walks import STACK, walk


class Buffers(NamedTuple):
    """Room for the search along a line."""

    stack: IntArray
    """The walk's."""
    spans: IntArray
    """`spans[first * SPAN + last]`: the place of those columns plus 1, or 0."""
    bounds: IntArray
    """Where the places of each column end, as `add_line_places` says."""


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
    buffers: Buffers,
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
        first = found.places[place * PLACE + FIRST]
        last = found.places[place * PLACE + LAST]
        if buffers.spans[first * SPAN + last] == place + 1:  # a twin is filled along with its forward place
            far = origin + (last if step > 0 else first)
            planes.ends[far] = place + 1
            limit = max(limit, far) if step > 0 else min(limit, far)
            wanted = True
    if wanted:
        start = run_end(planes.letters, edge, -step)
        graph = graphs.dawg if step > 0 else graphs.gaddag
        walk(graph, planes, found, stock, buffers.stack, start, step, limit, ALL)
        for column in range(SIDE):
            planes.ends[origin + column] = 0


@kernel
def add_line(
    graphs: Graphs,
    planes: Planes,
    found: Found,
    stock: IntArray,
    buffers: Buffers,
    direction: int,
    line: int,
) -> None:
    """Add the extensions and junctions of one line: first all their places, so that twins are known."""
    origin = square(direction, line, 0)
    since = found.counts[PLACES]
    add_line_places(planes, found, buffers.spans, buffers.bounds, direction, line)
    until = since
    for way in range(2):
        step = 1 - 2 * way
        for column in range(SIDE):
            begin = until
            until = buffers.bounds[way * SIDE + column]
            if until > begin:
                edge = origin + column
                fill_places(graphs, planes, found, stock, buffers, origin, edge, step, begin, until)
    forget_spans(found, buffers.spans, since)


@kernel
def every_growth(graphs: Graphs, planes: Planes, found: Found, stock: IntArray) -> None:
    """Add every extension and junction."""
    buffers = Buffers(np.zeros(STACK, np.int64), np.zeros(SPANS, np.int64), np.zeros(2 * SIDE, np.int64))
    for direction in range(2):
        for line in range(SIDE):
            add_line(graphs, planes, found, stock, buffers, direction, line)


@kernel
def every_move(graphs: Graphs, planes: Planes, found: Found, stock: IntArray, amorces: AmorceRules) -> None:
    """Add every word that may be laid; amorces only, while one must be answered (LXD-8)."""
    prepare(graphs, planes, stock, amorces.targets)
    if not amorces.answering:
        every_growth(graphs, planes, found, stock)
    add_amorces(graphs, planes, found, stock, amorces)
