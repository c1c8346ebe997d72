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
def fill_ahead(dawg: IntArray, ahead: IntArray) -> None:
    """For each entry, one bit for each letter that comes up somewhere after it."""
    # A node is written after the nodes it leads to; only the first entry comes before them.
    for i in range(1, len(dawg) + 1):
        entry = dawg[i % len(dawg)]
        letters = entry & LETTERS
        base = entry >> BASE_SHIFT
        for j in range(popcount(entry & LETTERS)):
            letters |= ahead[base + j]
        ahead[i % len(dawg)] = letters


@kernel
def plays(
    dawg: IntArray,
    ahead: IntArray,
    old: IntArray,
    needed: IntArray,
    length: int,
    exchange: bool,
    least: int,
    hand: IntArray,
    stack: IntArray,
    rows: ByteArray,
    capacity: int,
    stop: IntArray,
) -> int:
    """How many words there are; the first `capacity` are written to `rows`: length, then letters.

    `old` is the table word (`length` 0: a new one), `needed` the letters from each of its places on, `hand`
    the count of each card (0: Maîtresses). By insertion a letter that is the next one of the old word is
    always that one: the cards given come out the same, and each word once. `GIVEN` counts the cards given, in
    an exchange only those that differ from the card taken. The search ends as soon as `stop[0]` is not 0.
    """
    held = 0
    for letter in range(1, 27):
        if hand[letter] > 0:
            held |= 1 << letter
    word = rows[capacity]
    found, depth, entry, matched, given = 0, 0, dawg[0], 0, 0
    fresh = True
    while depth >= 0 and stop[0] == 0:
        at = depth * FRAME
        if fresh:
            follow = entry & LETTERS
            plain, starred = held, (follow if hand[0] > 0 else 0)
            place = depth if exchange else matched
            if place < length:
                code = old[place]
                if code < MAITRESSE:
                    plain |= 1 << code
                else:
                    starred |= follow & (1 << (code - MAITRESSE))
            elif exchange:
                follow, starred = 0, 0
            stack[at + ENTRY], stack[at + MATCHED], stack[at + GIVEN] = entry, matched, given
            stack[at + PLAIN_LEFT], stack[at + MAITRESSE_LEFT] = follow & plain, starred
        else:
            card = stack[at + TAKEN]
            if card != NOTHING:
                hand[card] += 1
                if card != 0:
                    held |= 1 << card
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
            fresh = False
            continue
        entry, matched, given = stack[at + ENTRY], stack[at + MATCHED], stack[at + GIVEN]
        place = depth if exchange else matched
        if place < length and old[place] == code:
            matched += 1
            stack[at + TAKEN] = NOTHING
        else:
            hand[card] -= 1
            if card != 0 and hand[card] == 0:
                held &= ~(1 << card)
            stack[at + TAKEN] = card
            if not exchange or code < MAITRESSE or old[place] < MAITRESSE:
                given += 1
        place = (entry >> BASE_SHIFT) + popcount(entry & ((1 << letter) - 1))
        if not exchange and needed[matched] & ~ahead[place] != 0:
            fresh = False
            continue
        word[1 + depth] = code
        depth += 1
        entry = dawg[place]
        whole = depth == length if exchange else matched == length
        if entry & ACCEPT != 0 and whole and given > 0 and depth >= least:
            if found < capacity:
                word[0] = depth
                for i in range(depth + 1):
                    rows[found][i] = word[i]
            found += 1
        fresh = True
    return found
