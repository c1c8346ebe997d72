"""The *doublés*: two words of one move that share the moved letter and nothing else (DAM-12)."""

from joute.dictionary.graph.jit import IntArray, kernel
from joute.dictionary.graph.primitives import popcount


@kernel
def find_pairs(
    masks: IntArray, journey_of: IntArray, words: IntArray, firsts: IntArray, seconds: IntArray
) -> int:
    """Fill the pairs in both orders, by first word; how many there are, even past the room for them.

    Rows are sorted by journey; `words` has equal numbers for equal strings.
    """
    found = 0
    total = len(masks)
    start = 0
    while start < total:
        end = start
        while end < total and journey_of[end] == journey_of[start]:
            end += 1
        for first in range(start, end):
            mask, word = masks[first], words[first]
            for second in range(start, end):
                # All words of a journey hold the moved letter: one square in common is that one.
                if words[second] != word and popcount(masks[second] & mask) == 1:
                    if found < len(firsts):
                        firsts[found] = first
                        seconds[found] = second
                    found += 1
        start = end
    return found
