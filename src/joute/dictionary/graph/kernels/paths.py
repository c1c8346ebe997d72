"""All words through one cell of a letter grid, where each letter touches the next by a side or a corner.

The GADDAG is read from that cell: first backwards along one arm of the path, then, past the separator,
forwards along another. So every path that spells a word is found exactly once. A set of cells is an integer,
one bit a cell, the cells counted row by row.
"""

from joute.dictionary.graph.jit import ByteArray, IntArray, inner, kernel
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, SEPARATOR, child, ctz, popcount, prefetch

CELLS = 64

# `grid`: for each cell its letter (1–26), the usable cells that touch it, and the letters on those; then, for
# each letter, the cells that hold it.
LETTER, NEAR, AROUND, HOLDING = 0, CELLS, 2 * CELLS, 3 * CELLS
GRID = HOLDING + 27

# `search`: what is asked, and how many nodes are left.
PIVOT, SHORTEST, NODES = range(3)
SEARCH = 4

# `stack`: a node is a place in the GADDAG and the path to it, as it was walked. `ARM` is 0 on the first arm,
# on the second the number of cells the first one took.
ENTRY, CHOICES, OPEN, VISITED, LENGTH, ARM, CELL = range(7)
NODE_SHIFT = 3
NODE_MASK = 255
STACK = (NODE_MASK + 1) << NODE_SHIFT

PATH = 32
"""A path found is a row of so many bytes: its length, then its cells in the order of the word."""
PATH_LENGTH, PATH_CELLS = 0, 1

AT_ONCE = 8
"""The most paths one node yields: a buffer with less room left counts as full."""


@kernel
def set_neighbours(rows: int, columns: int, neighbours: IntArray) -> None:
    """For each cell, the cells that touch it."""
    for cell in range(rows * columns):
        row, column = cell // columns, cell % columns
        touching = 0
        for r in range(max(row - 1, 0), min(row + 2, rows)):
            for c in range(max(column - 1, 0), min(column + 2, columns)):
                touching |= 1 << (r * columns + c)
        neighbours[cell] = touching & ~(1 << cell)


@kernel
def set_grid(letters: IntArray, usable: int, neighbours: IntArray, grid: IntArray) -> None:
    """Lay out the letters; words are made of `usable` cells, which all hold one."""
    for letter in range(27):
        grid[HOLDING + letter] = 0
    cells = usable
    while cells != 0:
        cell = ctz(cells) & 63
        cells &= cells - 1
        letter = letters[cell] & 31
        grid[LETTER + cell] = letter
        grid[HOLDING + letter] |= 1 << cell
        grid[NEAR + cell] = neighbours[cell] & usable
        near = neighbours[cell] & usable
        around = 0
        while near != 0:
            around |= 1 << (letters[ctz(near) & 63] & 31)
            near &= near - 1
        grid[AROUND + cell] = around


@kernel
def begin_paths(
    gaddag: IntArray, grid: IntArray, pivot: int, shortest: int, search: IntArray, stack: IntArray
) -> None:
    """Ask for the words of `shortest` letters and more through a usable cell."""
    search[PIVOT] = pivot
    search[SHORTEST] = shortest
    search[NODES] = 1
    entry = child(gaddag, gaddag[0], grid[LETTER + pivot])
    stack[ENTRY] = entry
    stack[CHOICES] = entry & grid[AROUND + pivot]
    stack[OPEN] = grid[NEAR + pivot]
    stack[VISITED] = 1 << pivot
    stack[LENGTH] = 1
    stack[ARM] = 0
    stack[CELL] = pivot


@inner
def write_path(paths: ByteArray, row: int, path: IntArray, length: int, arm: int) -> None:
    """Write a path in the order of its word: the first arm from its far end, then the second."""
    at = (row & 0xFFFFFFFF) * PATH
    paths[at + PATH_LENGTH] = length
    for i in range(arm):
        paths[at + PATH_CELLS + i] = path[(arm - 1 - i) & 31]
    for i in range(arm, length):
        paths[at + PATH_CELLS + i] = path[i & 31]


@kernel
def find_paths(
    gaddag: IntArray,
    grid: IntArray,
    search: IntArray,
    stack: IntArray,
    path: IntArray,
    paths: ByteArray,
    cells: IntArray,
) -> int:
    """Go on with the search until its end (no nodes left) or until the buffers are full; how many were found.

    Each path is written to `paths`, the set of its cells to `cells`; both have the same number of rows, at
    least `AT_ONCE`. `path` has room for 32 cells.
    """
    pivot, shortest, nodes = search[PIVOT] & 63, search[SHORTEST], search[NODES]
    most = len(cells) - AT_ONCE
    found = 0
    while nodes > 0 and found <= most:
        nodes -= 1
        node: int = (nodes & NODE_MASK) << NODE_SHIFT
        entry: int = stack[node + ENTRY]
        choices: int = stack[node + CHOICES]
        open_cells: int = stack[node + OPEN]
        visited: int = stack[node + VISITED]
        length: int = stack[node + LENGTH] & 31
        arm: int = stack[node + ARM]
        path[length - 1] = stack[node + CELL]
        base = (entry >> BASE_SHIFT) & 0x7FFFFFFF
        first_arm = 1 << SEPARATOR if arm == 0 else 0
        if entry & first_arm != 0:  # the second arm sets out from the pivot, in place of this node
            forwards = gaddag[base]
            stack[node + ENTRY] = forwards
            stack[node + CHOICES] = forwards & grid[AROUND + pivot]
            stack[node + OPEN] = grid[NEAR + pivot] & ~visited
            stack[node + ARM] = length
            nodes += 1 if forwards & grid[AROUND + pivot] != 0 else 0
        while choices != 0:
            letter = ctz(choices) & 31
            choices &= choices - 1
            below: int = gaddag[base + popcount(entry & ((1 << letter) - 1))]
            ahead = grid[HOLDING + letter] & open_cells
            while ahead != 0:
                cell = ctz(ahead) & 63
                ahead &= ahead - 1
                visited_now = visited | (1 << cell)
                if below & ACCEPT and length + 1 >= shortest:
                    path[length] = cell
                    write_path(paths, found, path, length + 1, length + 1 if arm == 0 else arm)
                    cells[found & 0xFFFFFFFF] = visited_now
                    found += 1
                prefetch(gaddag, (below >> BASE_SHIFT) & 0x7FFFFFFF)
                around = below & grid[AROUND + cell]
                node = (nodes & NODE_MASK) << NODE_SHIFT
                stack[node + ENTRY] = below
                stack[node + CHOICES] = around
                stack[node + OPEN] = grid[NEAR + cell] & ~visited_now
                stack[node + VISITED] = visited_now
                stack[node + LENGTH] = length + 1
                stack[node + ARM] = arm
                stack[node + CELL] = cell
                nodes += 1 if around | (below & first_arm) != 0 else 0
    search[NODES] = nodes
    return found
