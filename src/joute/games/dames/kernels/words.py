"""Every way a letter can go and every word it makes there (DAM-5, DAM-6, DAM-9 to DAM-11).

Squares are bits of one integer. From the moved letter the GADDAG is read backwards over touching squares,
then, past the separator, forwards from the moved letter again; each path is found once.
"""

import numpy as np

from joute.dictionary.graph.jit import ByteArray, IntArray, kernel
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, MASK, child, ctz, popcount

WORD = 25
ROW = 2 * WORD  # a word found: its letters (ASCII, padded with 0), then its squares (numbered from 1)
RAY = 8
JOURNEY = 3  # from, to, the squares captured as bits
JOURNEYS = 2048
SHORTEST = 3

# A frame of the walk, one for each letter read.
ENTRY, REMAINING, VISITED, LENGTH, BEFORE = range(5)
FRAME_SHIFT = 3
STACK = 32 << FRAME_SHIFT


@kernel
def write_word(letters: IntArray, path: IntArray, length: int, before: int, rows: ByteArray, at: int) -> None:
    """Write a word in reading order: the path has the moved letter, what precedes it backwards, the rest."""
    for i in range(ROW):
        rows[at + i] = 0
    for i in range(length):
        square = path[before - 1 - i] if i < before else path[i]
        rows[at + i] = letters[square] + 64
        rows[at + WORD + i] = square + 1


@kernel
def words_through(
    gaddag: IntArray,
    letters: IntArray,
    touching: IntArray,
    pivot: int,
    usable: int,
    opposing: int,
    afar: int,
    stack: IntArray,
    path: IntArray,
    rows: ByteArray,
    masks: IntArray,
    found: int,
) -> int:
    """Add the words through a square that hold an opposing letter and touch `afar`; -1 if rows run out."""
    entry = child(gaddag, gaddag[0], letters[pivot])
    path[0] = pivot
    stack[ENTRY] = entry
    stack[REMAINING] = touching[pivot] & usable
    stack[VISITED] = 1 << pivot
    stack[LENGTH] = 1
    stack[BEFORE] = 0
    depth = 0
    while depth >= 0:
        frame = depth << FRAME_SHIFT
        entry = stack[frame + ENTRY]
        remaining = stack[frame + REMAINING]
        visited = stack[frame + VISITED]
        length = stack[frame + LENGTH]
        before = stack[frame + BEFORE]
        if remaining != 0:
            square = ctz(remaining)
            stack[frame + REMAINING] = remaining & (remaining - 1)
            entry = child(gaddag, entry, letters[square])
            if entry == 0:
                continue
            path[length] = square
            length += 1
            visited |= 1 << square
            if entry & ACCEPT and length >= SHORTEST and visited & opposing and visited & afar:
                if found == len(masks):
                    return -1
                write_word(letters, path, length, before if before > 0 else length, rows, found * ROW)
                masks[found] = visited
                found += 1
            if entry & MASK == 0:
                continue
            remaining = touching[square] & usable & ~visited
        elif entry & 1 and before == 0:
            # The separator: what follows the moved letter comes next.
            stack[frame + ENTRY] = entry & ~1
            entry = gaddag[entry >> BASE_SHIFT]
            before = length
            remaining = touching[pivot] & usable & ~visited
        else:
            depth -= 1
            continue
        depth += 1
        frame = depth << FRAME_SHIFT
        stack[frame + ENTRY] = entry
        stack[frame + REMAINING] = remaining
        stack[frame + VISITED] = visited
        stack[frame + LENGTH] = length
        stack[frame + BEFORE] = before
    return found


@kernel
def find_words(
    gaddag: IntArray,
    letters: IntArray,
    rays: IntArray,
    touching: IntArray,
    own: int,
    opposing: int,
    jokers: int,
    blocking: int,
    home: int,
    journeys: IntArray,
    rows: ByteArray,
    masks: IntArray,
    journey_of: IntArray,
    counts: IntArray,
) -> None:
    """Fill the journeys and, for each, its words; `counts` tells how many of each, -1 words if rows run out.

    `own` and `opposing` are letters, `jokers` the mover's, `blocking` the opponent's, `home` a camp.
    """
    stack = np.zeros(STACK, np.int64)
    path = np.zeros(WORD + 1, np.int64)
    occupied = own | opposing | jokers | blocking
    last_at_home = popcount(own & home) == 1
    last_of_all = popcount(opposing) == 1
    ways = 0
    found = 0
    sources = own
    while sources != 0:
        source = ctz(sources)
        sources &= sources - 1
        at_home = (home >> source) & 1 == 1
        for direction in range(8):
            captured = 0
            ray = (source * 8 + direction) * RAY
            while rays[ray] >= 0:
                target = rays[ray]
                ray += 1
                if (occupied >> target) & 1 == 1:
                    behind = rays[ray]
                    if (opposing >> target) & 1 == 0 or behind < 0 or (occupied >> behind) & 1 == 1:
                        break
                    captured |= 1 << target
                    continue
                leaving = at_home and (home >> target) & 1 == 0
                if leaving and last_at_home and not (last_of_all and captured != 0):
                    continue
                journeys[ways * JOURNEY] = source
                journeys[ways * JOURNEY + 1] = target
                journeys[ways * JOURNEY + 2] = captured
                usable = (own | opposing | jokers) & ~(1 << source) & ~captured
                before = found
                letters[target] = letters[source]
                found = words_through(
                    gaddag,
                    letters,
                    touching,
                    target,
                    usable,
                    opposing & ~captured,
                    ~home if at_home else -1,
                    stack,
                    path,
                    rows,
                    masks,
                    found,
                )
                letters[target] = 0
                if found < 0:
                    counts[1] = -1
                    return
                for i in range(before, found):
                    journey_of[i] = ways
                ways += 1
    counts[0] = ways
    counts[1] = found
