"""What every kernel on the word graph shares.

An entry stands for a letter read: `base << 32 | accept << 31 | mask`. `mask` has one bit for each letter that
may follow (1–26 for A–Z, 0 for the GADDAG's separator); their entries stand from `base` on, in order. Entry 0
is where reading begins; an entry of 0 is a dead end.
"""

from joute.dictionary.graph.jit import PLAIN, IntArray, kernel

if PLAIN:
    from joute.dictionary.graph.plain_instructions import (
        ctz,
        eight_bytes,
        popcount,
        prefetch,
        put_eight_bytes,
    )
else:
    from joute.dictionary.graph.instructions import ctz, eight_bytes, popcount, prefetch, put_eight_bytes

__all__ = [
    "ACCEPT",
    "BASE_SHIFT",
    "LETTERS",
    "MASK",
    "SEPARATOR",
    "child",
    "ctz",
    "eight_bytes",
    "popcount",
    "prefetch",
    "put_eight_bytes",
]

SEPARATOR = 0
BASE_SHIFT = 32
ACCEPT = 1 << 31
MASK = (1 << 27) - 1
LETTERS = MASK & ~(1 << SEPARATOR)


@kernel
def child(graph: IntArray, entry: int, letter: int) -> int:
    """The entry reached by one more letter, or 0."""
    bit = 1 << letter
    if entry & bit == 0:
        return 0
    return graph[((entry >> BASE_SHIFT) & 0x7FFFFFFF) + popcount(entry & (bit - 1))]  # type: ignore[no-any-return]
