"""The play that sheds most, without listing the others."""

from typing import NamedTuple

from joute.dictionary.graph.jit import IntArray, kernel
from joute.dictionary.graph.primitives import ACCEPT, BASE_SHIFT, LETTERS, ctz, popcount
from joute.games.lexicon.kernels.plays import LONGEST, MAITRESSE, NOTHING

CARDS = 27
"""Kinds of card: a Maîtresse, then A to Z."""
WORD = LONGEST + 1
"""A word: its length, then its letters as the plays' kernel writes them."""

# A frame of the walk, one for each letter read so far.
ENTRY, PLAIN_LEFT, MAITRESSE_LEFT, MATCHED, SHED, TAKEN = range(6)
FRAME = 8
STACK = (LONGEST + 2) * FRAME


class Tools(NamedTuple):
    """What the search works with."""

    stack: IntArray
    needed: IntArray
    """The letters of the old word from each of its places on, as bits."""
    spelt: IntArray
    best: IntArray
    chosen: IntArray
    """The best play of a whole turn,"""
    which: IntArray
    """and in one number the table word it alters."""
    stop: IntArray
    """One number: the search ends where it is as soon as somebody makes it other than 0."""


@kernel
def weight_of(hand: IntArray, weights: IntArray) -> int:
    total = 0
    for card in range(CARDS):
        total += hand[card] * weights[card]
    return total


@kernel
def heaviest(
    dawg: IntArray,
    ahead: IntArray,
    old: IntArray,
    least: int,
    hand: IntArray,
    weights: IntArray,
    more_than: int,
    tools: Tools,
) -> int:
    """The most a word made of the hand sheds, or one inserted into `old` if that has letters.

    It must shed more than `more_than`, and is written to `best`; otherwise `more_than` comes back. A search
    that is stopped leaves the hand as it stands.
    """
    stack, spelt, best, needed = tools.stack, tools.spelt, tools.best, tools.needed
    length = old[0]
    needed[length] = 0
    for place in range(length - 1, -1, -1):
        code = old[1 + place]
        needed[place] = needed[place + 1] | 1 << (code & (MAITRESSE - 1))
    held, total = 0, weight_of(hand, weights)
    for letter in range(1, CARDS):
        if hand[letter] > 0:
            held |= 1 << letter
    most, depth, entry, matched, shed = more_than, 0, dawg[0], 0, 0
    fresh = True
    while depth >= 0 and tools.stop[0] == 0:
        at = depth * FRAME
        if fresh:
            follow = entry & LETTERS
            plain, starred = held, (follow if hand[0] > 0 else 0)
            if matched < length:
                code = old[1 + matched]
                if code < MAITRESSE:
                    plain |= 1 << code
                else:
                    starred |= follow & (1 << (code - MAITRESSE))
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
        if matched < length and old[1 + matched] == code:
            matched += 1
            stack[at + TAKEN] = NOTHING
        else:
            hand[card] -= 1
            if card != 0 and hand[card] == 0:
                held &= ~(1 << card)
            stack[at + TAKEN] = card
            shed += weights[card]
        place = (entry >> BASE_SHIFT) + popcount(entry & ((1 << letter) - 1))
        if needed[matched] & ~ahead[place] != 0:
            fresh = False
            continue
        spelt[1 + depth] = code
        depth += 1
        entry = dawg[place]
        if entry & ACCEPT != 0 and matched == length and shed > most and depth >= least:
            most = shed
            best[0] = depth
            for i in range(1, depth + 1):
                best[i] = spelt[i]
            if most == total:
                break
        fresh = True
    while depth > 0:
        depth -= 1
        card = stack[depth * FRAME + TAKEN]
        if card != NOTHING:
            hand[card] += 1
    return most
