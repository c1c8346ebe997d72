"""What a word laid on a line wins, and whether the thefts in it allow it."""

from joute.dictionary.graph.jit import IntArray, inner
from joute.games.jago.kernels.layout import (
    CROSSED,
    LETTER_ROW,
    OPPONENT,
    Crossing,
    Known,
    Laid,
    is_opponents,
    keeps_meaning,
)

REFUSED = -1000


@inner
def settle_run(known: Known, crossing: Crossing, laid: Laid, first: int, end: int) -> int:
    """The opponent's letters won on the squares of one old run or letter.

    REFUSED if a replacement there steals nothing, or keeps the meaning (JAG-12, 13, 15).
    """
    opponents = is_opponents(known, laid.base + first)
    lengthened = end - first <= laid.right - laid.left
    keeps = (opponents or lengthened) and keeps_meaning(known, laid.base + first, laid.word)
    won = 0
    for place in range(first, end):
        square, letter = laid.base + place, laid.tiles[place]
        replaced = letter != known.letters[square]
        if replaced:
            if keeps if opponents else crossing.stealing[square] >> letter & 1 == 0:
                return REFUSED
            won += int(crossing.turning[square * LETTER_ROW + letter])
        if known.colours[square] == OPPONENT and (replaced or not keeps):
            won += 1
    return won


@inner
def settle(known: Known, crossing: Crossing, laid: Laid) -> int:
    """The opponent's letters a whole word wins, or REFUSED."""
    won, place = 0, laid.left
    while place <= laid.right:
        square = laid.base + place
        if known.letters[square] == 0:
            won += int(crossing.turning[square * LETTER_ROW + laid.tiles[place]])
            place += 1
            continue
        end = place
        while known.letters[laid.base + end] != 0:
            end += 1
        part = settle_run(known, crossing, laid, place, end)
        if part == REFUSED:
            return REFUSED
        won += part
        place = end
    return won


@inner
def affordable(letters: IntArray, laid: Laid, pool: IntArray, counts: IntArray) -> bool:
    """Whether the letters laid are at hand, those the word itself replaces included (JAG-9, 16)."""
    for letter in range(LETTER_ROW):
        counts[letter] = pool[letter]
    for place in range(laid.left, laid.right + 1):
        there = letters[laid.base + place]
        if laid.tiles[place] != there:
            counts[laid.tiles[place]] -= 1
            counts[there] += 1
    short = 0
    for letter in range(1, LETTER_ROW):
        short = min(short, counts[letter])
    return short == 0


@inner
def written_across(letters: IntArray, crossing: Crossing, laid: Laid) -> bool:
    """Whether the first letter laid makes a word the other way too: alone, it is written across."""
    place = laid.left
    while place < laid.right and laid.tiles[place] == letters[laid.base + place]:
        place += 1
    return bool(crossing.allowed[laid.base + place] & CROSSED != 0)


@inner
def crosses_stand(known: Known, crossing: Crossing, laid: Laid) -> bool:
    """Whether the runs that cross the word still allow the letters laid."""
    stand = True
    for place in range(laid.left, laid.right + 1):
        square, letter = laid.base + place, laid.tiles[place]
        if letter != known.letters[square] and crossing.allowed[square] >> letter & 1 == 0:
            stand = False
    return stand
