"""What a word laid on a line wins, and whether the thefts in it allow it."""

from joute.dictionary.graph.jit import IntArray, kernel
from joute.games.jago.kernels.layout import (
    CROSSED,
    LETTER_ROW,
    OPPONENT,
    Crossing,
    Known,
    is_opponents,
    keeps_meaning,
)

REFUSED = -1000


@kernel
def settle_run(
    known: Known, crossing: Crossing, base: int, first: int, end: int, word: int, tiles: IntArray
) -> int:
    """The opponent's letters won on the squares of one old run or letter.

    REFUSED if a replacement there steals nothing, or keeps the meaning (JAG-12, 13, 15).
    """
    opponents = is_opponents(known, base + first)
    keeps = keeps_meaning(known, base + first, word)
    won = 0
    for place in range(first, end):
        square, letter = base + place, tiles[place]
        if letter != known.letters[square]:
            if keeps or not (opponents or crossing.stealing[square] >> letter & 1 == 1):
                return REFUSED
            won += int(crossing.turning[square * LETTER_ROW + letter])
        if known.colours[square] == OPPONENT and not keeps:
            won += 1
    return won


@kernel
def settle(
    known: Known, crossing: Crossing, base: int, left: int, right: int, word: int, tiles: IntArray
) -> int:
    """The opponent's letters a whole word wins, or REFUSED."""
    won, place = 0, left
    while place <= right:
        if known.letters[base + place] == 0:
            won += int(crossing.turning[(base + place) * LETTER_ROW + tiles[place]])
            place += 1
            continue
        end = place
        while known.letters[base + end] != 0:
            end += 1
        part = settle_run(known, crossing, base, place, end, word, tiles)
        if part == REFUSED:
            return REFUSED
        won += part
        place = end
    return won


@kernel
def affordable(
    letters: IntArray, base: int, left: int, right: int, tiles: IntArray, pool: IntArray, counts: IntArray
) -> bool:
    """Whether the letters laid are at hand, those the word itself replaces included (JAG-9, 16)."""
    for letter in range(LETTER_ROW):
        counts[letter] = pool[letter]
    for place in range(left, right + 1):
        if tiles[place] != letters[base + place]:
            counts[tiles[place]] -= 1
            counts[letters[base + place]] += 1
    short = 0
    for letter in range(1, LETTER_ROW):
        short = min(short, counts[letter])
    return short == 0


@kernel
def written_across(
    letters: IntArray, crossing: Crossing, base: int, left: int, right: int, tiles: IntArray
) -> bool:
    """Whether the first letter laid makes a word the other way too: alone, it is written across."""
    place = left
    while place < right and tiles[place] == letters[base + place]:
        place += 1
    return bool(crossing.allowed[base + place] & CROSSED != 0)
