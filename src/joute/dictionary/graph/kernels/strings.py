"""The strings of the two graphs, as pairs of integers that sort like them.

A symbol is 0 after the end, 1 for the separator, 2–27 for A–Z. Thirteen symbols make one integer, two
integers a string.
"""

from joute.dictionary.graph.jit import ByteArray, IntArray, kernel

SYMBOLS = 28
HALF = 13
LENGTH = 2 * HALF


@kernel
def dawg_strings(words: ByteArray, lengths: IntArray, first: IntArray, second: IntArray) -> None:
    """Each word as it is. `words`: rows of letters 1–26."""
    for i in range(len(lengths)):
        for j in range(LENGTH):
            symbol = words[i, j] + 1 if j < lengths[i] else 0
            if j < HALF:
                first[i] = first[i] * SYMBOLS + symbol
            else:
                second[i] = second[i] * SYMBOLS + symbol


@kernel
def gaddag_strings(words: ByteArray, lengths: IntArray, first: IntArray, second: IntArray) -> None:
    """Each word once for every letter of it: backwards from that letter, the separator, then what follows.

    Nothing follows the last letter, so no separator either.
    """
    k = 0
    for i in range(len(lengths)):
        length = lengths[i]
        for start in range(1, length + 1):
            for j in range(LENGTH):
                if j < start:
                    symbol = words[i, start - 1 - j] + 1
                elif start == length or j > length:
                    symbol = 0
                elif j == start:
                    symbol = 1
                else:
                    symbol = words[i, j - 1] + 1
                if j < HALF:
                    first[k] = first[k] * SYMBOLS + symbol
                else:
                    second[k] = second[k] * SYMBOLS + symbol
            k += 1
