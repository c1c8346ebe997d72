"""Every word a hand can lay, insert into a table word, or make of it by exchange: one walk of the DAWG.

A card is numbered 0 if it is a Maîtresse, else 1–26. In a word a letter is 1–26, plus `MAITRESSE` where its
card is one; a row holds a word: its length, then its letters. The walk goes depth first without recursion,
letters of plain cards before those of a Maîtresse, so that the order is fixed.
"""

from typing import NamedTuple

from joute.dictionary.graph.jit import ByteArray, IntArray, inner, kernel
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, LETTERS, ctz, popcount

CARDS = 27
"""Kinds of card."""
MAITRESSE = 32
LONGEST = 25
ROW = 28

# A frame of the walk, one for each letter of the word so far.
ENTRY, PLAIN_LEFT, MAITRESSE_LEFT, MATCHED, SHED, TAKEN = range(6)
FRAME = 8
STACK = (LONGEST + 2) * FRAME
NOTHING = -1


class Graph(NamedTuple):
    """The words."""

    dawg: IntArray
    ahead: IntArray
    """For each entry of the DAWG, one bit for each letter that comes up somewhere after it."""


class Buffers(NamedTuple):
    """What a walk writes on."""

    stack: IntArray
    needed: IntArray
    """The letters of the old word from each of its places on, as bits."""
    spelt: IntArray
    """The row of the word so far."""
    rows: ByteArray
    """The words found."""
    stop: IntArray
    """One number: the walk ends where it is as soon as somebody makes it other than 0."""


@kernel
def fill_ahead(dawg: IntArray, ahead: IntArray) -> None:
    """Work out `Graph.ahead`."""
    # A node is written after the nodes it leads to; only the first entry comes before them.
    for i in range(1, len(dawg) + 1):
        entry = dawg[i % len(dawg)]
        letters = entry & LETTERS
        base = entry >> BASE_SHIFT
        for j in range(popcount(entry & LETTERS)):
            letters |= ahead[base + j]
        ahead[i % len(dawg)] = letters


@inner
def fill_needed(old: IntArray, exchange: bool, needed: IntArray) -> None:
    """Work out `Buffers.needed`; an exchange needs none of the old letters."""
    needed[old[0]] = 0
    for place in range(old[0] - 1, -1, -1):
        letter = 0 if exchange else 1 << (old[1 + place] & (MAITRESSE - 1))
        needed[place] = needed[place + 1] | letter


@inner
def weight_of(hand: IntArray, weights: IntArray) -> int:
    total = 0
    for card in range(CARDS):
        total += hand[card] * weights[card]
    return total


@kernel
def walk(
    graph: Graph,
    buffers: Buffers,
    hand: IntArray,
    weights: IntArray,
    old: IntArray,
    least: int,
    exchange: bool,
    heaviest: bool,
    more_than: int,
) -> tuple[int, int]:
    """How many words of at least `least` letters shed more than `more_than`; and what the last of them sheds.

    `hand` counts each kind of card and comes back as it was; `old` is the row of the table word that is
    altered, of no letters for a new word. A word sheds the `weights` of the cards it takes from the hand; of
    those an exchange gives, a Maîtresse for a Maîtresse does not count. By insertion a letter that is the
    next one of the old word is always that one: the cards given come out the same, and each word once.

    Words are written to `rows` as long as there is room. With `heaviest` each must shed more than the one
    before, and only the last is written; the walk ends with a word that takes the whole hand.
    """
    dawg, ahead = graph
    stack, needed, spelt, rows, stop = buffers
    length = old[0]
    fill_needed(old, exchange, needed)
    held, total = 0, weight_of(hand, weights)
    for letter in range(1, CARDS):
        if hand[letter] > 0:
            held |= 1 << letter
    found, depth, entry, matched, shed, most = 0, 0, dawg[0], 0, 0, more_than
    fresh = True
    while depth >= 0 and stop[0] == 0:
        at = depth * FRAME
        if fresh:
            follow = entry & LETTERS
            plain, starred = held, (follow if hand[0] > 0 else 0)
            place = depth if exchange else matched
            if place < length:
                code = old[1 + place]
                if code < MAITRESSE:
                    plain |= 1 << code
                else:
                    starred |= follow & (1 << (code - MAITRESSE))
            elif exchange:
                follow, starred = 0, 0
            stack[at + ENTRY], stack[at + MATCHED], stack[at + SHED] = entry, matched, shed
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
        entry, matched, shed = stack[at + ENTRY], stack[at + MATCHED], stack[at + SHED]
        place = depth if exchange else matched
        if place < length and old[1 + place] == code:
            matched += 1
            stack[at + TAKEN] = NOTHING
        else:
            hand[card] -= 1
            if card != 0 and hand[card] == 0:
                held &= ~(1 << card)
            stack[at + TAKEN] = card
            if not exchange or code < MAITRESSE or old[1 + place] < MAITRESSE:
                shed += weights[card]
        place = (entry >> BASE_SHIFT) + popcount(entry & ((1 << letter) - 1))
        if needed[matched] != 0 and needed[matched] & ~ahead[place] != 0:
            fresh = False
            continue
        spelt[1 + depth] = code
        depth += 1
        entry = dawg[place]
        fresh = True
        whole = (depth if exchange else matched) == length
        if entry & ACCEPT != 0 and whole and shed > most and depth >= least:
            row = 0 if heaviest else found
            if row < len(rows):
                spelt[0] = depth
                for i in range(depth + 1):
                    rows[row][i] = spelt[i]
            found += 1
            if heaviest:
                most = shed
                if shed == total:
                    break
    for frame in range(depth if fresh else depth + 1):  # a walk that was cut short gives its cards back
        card = stack[frame * FRAME + TAKEN]
        if card != NOTHING:
            hand[card] += 1
    return found, most
