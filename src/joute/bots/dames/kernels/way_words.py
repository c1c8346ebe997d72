"""The words a letter makes where it has come to, each as its squares and a number."""

from joute.bots.dames.kernels.buffers import (
    BOTH,
    EARNS,
    FAR,
    GAIN,
    HOME,
    JOKER,
    LEFT,
    MADE,
    MASK,
    MOST_WORDS,
    NEAR,
    NEXT_JOKER,
    SEEN,
    TO,
    TURNS_OVER,
    WORD_CODE,
    WORD_ROW,
    Buffers,
)
from joute.dictionary.graph.jit import IntArray, inner
from joute.dictionary.graph.kernels.paths import (
    NODES,
    PATH,
    PATH_CELLS,
    PATH_LENGTH,
    begin_paths,
    find_paths,
    set_grid,
)
from joute.dictionary.graph.primitives import ctz, popcount
from joute.games.dames.engine import SHORTEST
from joute.games.dames.material import JOKER_LENGTH


@inner
def sum_over(gains: IntArray, first: int, squares: int) -> int:
    total = 0
    while squares != 0:
        total += gains[first + (ctz(squares) & 63)]
        squares &= squares - 1
    return total


@inner
def was_made(buffers: Buffers, row: int, code: int) -> bool:
    """Whether a word has been made before (DAM-13)."""
    boards, made = buffers.boards, buffers.made
    if (boards[row + SEEN] >> (code & 63)) & 1 == 1:
        for i in range(boards[row + MADE]):
            if made[i] == code:
                return True
    return False


@inner
def find_here(gaddag: IntArray, buffers: Buffers, row: int, usable: int, needed: int, short: bool) -> int:
    """Note the words through the moved letter; how many. Those made before are left out."""
    tools, letters, words, paths = buffers.tools, buffers.letters, buffers.words, buffers.tools.paths
    left, home = buffers.way[LEFT], buffers.boards[row + HOME]
    found = 0
    set_grid(letters, usable, tools.neighbours, tools.grid)
    begin_paths(gaddag, tools.grid, buffers.way[TO], SHORTEST, tools.search, tools.stack)
    while tools.search[NODES] > 0:
        for i in range(
            find_paths(gaddag, tools.grid, tools.search, tools.stack, tools.path, paths, tools.cells)
        ):
            mask = tools.cells[i]
            length = paths[i * PATH + PATH_LENGTH]
            if mask & left == 0 or mask & needed == 0 or (short and length != SHORTEST):
                continue
            code = 0  # the same as `code_of`
            for j in range(length):
                code = (code * 1_000_003 + letters[paths[i * PATH + PATH_CELLS + j]] + 64) & 0xFFFFFFFFFFFF
            if found == MOST_WORDS or was_made(buffers, row, code):
                continue
            at = found * WORD_ROW
            turned = mask & left
            words[at + MASK] = mask
            words[at + TURNS_OVER] = turned
            words[at + WORD_CODE] = code
            earns = 1 if length >= JOKER_LENGTH and buffers.boards[row + NEXT_JOKER] != 0 else 0
            words[at + EARNS] = earns
            words[at + GAIN] = sum_over(buffers.gains, BOTH, turned) + earns * buffers.weights[JOKER]
            words[at + NEAR] = popcount(turned & home)
            words[at + FAR] = popcount(turned & ~home)
            found += 1
    return found
