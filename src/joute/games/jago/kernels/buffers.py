"""The arrays the search for turns works with, and what it asks of a square."""

from typing import NamedTuple

from joute.dictionary.graph.jit import IntArray, inner
from joute.dictionary.graph.primitives import LETTERS, ctz
from joute.games.jago.kernels.layout import (
    LETTER_ROW,
    LINE,
    OPPONENT,
    QUOTA,
    RUN_SHIFT,
    SIDE,
    Crossing,
    Known,
    Question,
    is_opponents,
)


class Buffers(NamedTuple):
    """What the search writes on as it goes."""

    pool: IntArray
    """The letters at hand, by letter."""
    replaceable: IntArray
    """For each square with a letter, those that may replace it."""
    hand: IntArray
    """The letters left, those lent included."""
    lent: IntArray
    tiles: IntArray
    """The word being laid, by place."""
    ahead: IntArray
    """By place, how much the lead may still grow there and beyond."""
    counts: IntArray
    stack: IntArray
    words: IntArray
    """The turns found, as far as there is room: their words,"""
    found: IntArray
    """and the rest, packed."""
    goal: IntArray
    """One number: the least lead a turn must bring to be kept; it grows once enough are found."""
    stop: IntArray
    """One number: the search ends where it is as soon as somebody makes it other than 0."""


class Search(NamedTuple):
    """All that one search reads and writes."""

    gaddag: IntArray
    known: Known
    crossing: Crossing
    buffers: Buffers
    question: Question


@inner
def quota_left(known: Known, square: int, replaced: int) -> bool:
    """Whether one more letter of the run may be replaced (JAG-11 binds the opponent's words only)."""
    if not is_opponents(known, square):
        return True
    return bool(replaced < known.facts[((known.runs[square] - 1) << RUN_SHIFT) + QUOTA])


@inner
def next_choices(search: Search, entry: int, square: int, in_hand: int, replaced: int) -> int:
    """The letters that may stand on a square of the line: laid, kept or replacing."""
    known, replaceable = search.known, search.buffers.replaceable
    if known.letters[square] == 0:
        return int(entry & search.crossing.allowed[square] & in_hand)
    choices = entry & (1 << known.letters[square])
    if replaceable[square] != 0 and quota_left(known, square, replaced):
        choices |= entry & replaceable[square] & in_hand
    return int(choices)


@inner
def lend(known: Known, buffers: Buffers, base: int, anchor: int) -> int:
    """Fill the hand: the pool, and each letter the word may replace; how many it may at most."""
    for letter in range(LETTER_ROW):
        buffers.lent[letter] = 0
    most, of_run = 0, 0
    for square in range(base + anchor, base + SIDE + 1):
        if known.letters[square] == 0:
            of_run = 0
        elif buffers.replaceable[square] != 0:
            buffers.lent[known.letters[square]] += 1
            if quota_left(known, square, of_run):
                most += 1
                of_run += 1
    for letter in range(LETTER_ROW):
        buffers.hand[letter] = buffers.pool[letter] + buffers.lent[letter]
    return most


@inner
def look_ahead(known: Known, crossing: Crossing, buffers: Buffers, base: int) -> None:
    """For each place of a line, the most a word that covers it and what follows may add to the lead there."""
    at_hand = 0
    for letter in range(1, LETTER_ROW):
        if buffers.pool[letter] > 0:
            at_hand |= 1 << letter
    for square in range(base + 1, base + LINE - 1):
        at_hand |= 1 << known.letters[square]
    buffers.ahead[LINE - 1] = 0
    for place in range(SIDE, 0, -1):
        square = base + place
        laid = buffers.replaceable[square] if known.letters[square] != 0 else crossing.allowed[square]
        laid &= at_hand & LETTERS
        buffers.ahead[place] = 0
        if known.letters[square] == 0 and laid == 0:
            continue
        most = 0
        while laid != 0:
            most = max(most, crossing.turning[square * LETTER_ROW + ctz(laid)])
            laid &= laid - 1
        buffers.ahead[place] = buffers.ahead[place + 1] + 2 * most + worth(known, square)


@inner
def worth(known: Known, square: int) -> int:
    """What covering a square adds to the lead: a letter laid, or one of the opponent's turned."""
    if known.letters[square] == 0:
        return 1
    return 2 if known.colours[square] == OPPONENT else 0
