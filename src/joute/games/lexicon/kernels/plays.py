"""Every word a hand can lay, insert into a table word, or make of it by exchange: one walk of the DAWG.

A letter is 1–26, plus `MAITRESSE` where the card is one. The search goes depth first without recursion,
letters of plain cards before those of a Maîtresse, so that the order is fixed. Rows beyond the buffer are
counted only.
"""

from joute.dictionary.graph.jit import ByteArray, IntArray, kernel
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, LETTERS, ctz, popcount

MAITRESSE = 32
ROW = 28
LONGEST = 25

# A frame of the walk, one for each letter read so far.
ENTRY, PLAIN_LEFT, MAITRESSE_LEFT, MATCHED, GIVEN, TAKEN = range(6)
FRAME = 8
STACK = (LONGEST + 2) * FRAME
NOTHING = -1


@kernel
def _open(
    stack: IntArray, at: int, old: IntArray, length: int, depth: int, exchange: bool, hand: IntArray
) -> None:
    """Work out which letters may be read next at this frame."""
    follow = stack[at + ENTRY] & LETTERS
    place = depth if exchange else stack[at + MATCHED]
    stack[at + TAKEN] = NOTHING
    if exchange and depth == length:
        follow = 0
    plain = 0
    for letter in range(1, 27):
        if hand[letter] > 0:
            plain |= 1 << letter
    starred = follow if hand[0] > 0 else 0
    if place < length:
        code = old[place]
        if code < MAITRESSE:
            plain |= 1 << code
        else:
            starred |= follow & (1 << (code - MAITRESSE))
    stack[at + PLAIN_LEFT] = follow & plain
    stack[at + MAITRESSE_LEFT] = starred


@kernel
def plays(
    dawg: IntArray,
    old: IntArray,
    length: int,
    exchange: bool,
    least: int,
    hand: IntArray,
    stack: IntArray,
    rows: ByteArray,
    capacity: int,
) -> int:
    """How many words there are; the first `capacity` are written to `rows`: length, then letters.

    `old` is the table word (`length` 0: a new one), `hand` the count of each card (0: Maîtresses). By
    insertion a letter that is the next one of the old word is always that one: the cards given come out the
    same, and each word once. `GIVEN` counts the cards given, in an exchange only those that differ from the
    card taken.
    """
    found = 0
    depth = 0
    word = rows[capacity]
    stack[ENTRY], stack[MATCHED], stack[GIVEN] = dawg[0], 0, 0
    _open(stack, 0, old, length, 0, exchange, hand)
    while depth >= 0:
        at = depth * FRAME
        if stack[at + TAKEN] != NOTHING:
            hand[stack[at + TAKEN]] += 1
            stack[at + TAKEN] = NOTHING
        if stack[at + PLAIN_LEFT] != 0:
            letter = ctz(stack[at + PLAIN_LEFT])
            stack[at + PLAIN_LEFT] &= stack[at + PLAIN_LEFT] - 1
            code, card = letter, letter
        elif stack[at + MAITRESSE_LEFT] != 0:
            letter = ctz(stack[at + MAITRESSE_LEFT])
            stack[at + MAITRESSE_LEFT] &= stack[at + MAITRESSE_LEFT] - 1
            code, card = letter + MAITRESSE, 0
        else:
            depth -= 1
            continue
        matched, given = stack[at + MATCHED], stack[at + GIVEN]
        place = depth if exchange else matched
        if place < length and old[place] == code:
            matched += 1
        else:
            hand[card] -= 1
            stack[at + TAKEN] = card
            if not exchange or code < MAITRESSE or old[place] < MAITRESSE:
                given += 1
        word[1 + depth] = code
        depth += 1
        entry = stack[at + ENTRY]
        entry = dawg[(entry >> BASE_SHIFT) + popcount(entry & ((1 << letter) - 1))]
        at += FRAME
        stack[at + ENTRY], stack[at + MATCHED], stack[at + GIVEN] = entry, matched, given
        whole = depth == length if exchange else matched == length
        if entry & ACCEPT != 0 and whole and given > 0 and depth >= least:
            if found < capacity:
                word[0] = depth
                for i in range(depth + 1):
                    rows[found][i] = word[i]
            found += 1
        _open(stack, at, old, length, depth, exchange, hand)
    return found
