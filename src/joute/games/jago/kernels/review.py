"""Turns found as if every change of letters changed the meaning, looked at again.

First which old words meet which new ones in them: only of those must the dictionary be asked (JAG-12). Then,
once it has answered, which turns stand.
"""

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.primitives import LETTERS, ctz
from joute.games.jago.kernels.layout import (
    CROSSED,
    LAID_LETTERS,
    LENGTH,
    LETTER_BITS,
    LINE,
    OWN_AFTER,
    SQUARES,
    START_MASK,
    THEIRS_AFTER,
    Crossing,
    Known,
    Laid,
    Question,
    fact,
    may_keep_colours,
    meeting,
    mirrored,
    pack,
)
from joute.games.jago.kernels.settle import REFUSED, crosses_stand, settle

_SPREAD = 0x5E3779B1  # odd: keys that differ a little land far apart
_HALF = (1 << 31) - 1


@inner
def spell(word: int, left: int, length: int, tiles: IntArray) -> None:
    """The letters of a word on the places of its line."""
    for place in range(left + length - 1, left - 1, -1):
        tiles[place] = word & 31
        word >>= LETTER_BITS


@inner
def note(table: IntArray, key: int) -> int:
    """Put a key into a hash table; how many keys that adds."""
    slot = ((key ^ key >> 29) & _HALF) * _SPREAD >> 12 & (len(table) - 1)
    while table[slot] != 0:
        if table[slot] == key:
            return 0
        slot = (slot + 1) & (len(table) - 1)
    table[slot] = key
    return 1


@inner
def note_runs(known: Known, first: int, end: int, word: int, table: IntArray) -> int:
    """Note the old words with letters of the opponent's between two squares, which become one new word."""
    added = 0
    for square in range(first, end):
        if may_keep_colours(known, square) and known.runs[square] != known.runs[square - 1]:
            added += note(table, meeting(known.runs[square], word))
    return added


@inner
def note_cross(known: Known, here: int, letter: int, table: IntArray) -> int:
    """Note the same old words in the run that crosses a letter laid on a square."""
    square = mirrored(here)
    first, end = square, square + 1
    while known.letters[first - 1] != 0:
        first -= 1
    while known.letters[end] != 0:
        end += 1
    word = 0
    for i in range(first, end):
        word = word << LETTER_BITS | (letter if i == square else known.letters[i])
    return note_runs(known, first, end, word, table)


@kernel
def list_crosses(known: Known, crossing: Crossing, pool: IntArray, table: IntArray) -> bool:
    """Fill the table with every meeting that a letter at hand would make across; False if it is too small."""
    count = 0
    for square in range(SQUARES):
        letters = crossing.allowed[square]
        if letters & CROSSED == 0:
            continue
        if 2 * count + 64 > len(table):
            return False
        letters &= LETTERS
        while letters != 0:
            letter = ctz(letters)
            letters &= letters - 1
            if pool[letter] > 0:
                count += note_cross(known, square, letter, table)
    return True


@kernel
def list_meetings(
    known: Known, crossing: Crossing, words: IntArray, found: IntArray, tiles: IntArray, table: IntArray
) -> bool:
    """Fill the table with every meeting in the turns; False if it is too small."""
    count = 0
    for i in range(len(words)):
        if 2 * count + 64 > len(table):
            return False
        start, length = found[i] & START_MASK, fact(found[i], LENGTH)
        left = start % LINE
        spell(words[i], left, length, tiles)
        count += note_runs(known, start, start + length, words[i], table)
        for place in range(left, left + length):
            square = start - left + place
            if tiles[place] != known.letters[square] and crossing.allowed[square] & CROSSED != 0:
                count += note_cross(known, square, tiles[place], table)
    return True


@kernel
def review(
    known: Known,
    crossing: Crossing,
    question: Question,
    least_lead: int,
    words: IntArray,
    found: IntArray,
    tiles: IntArray,
) -> int:
    """Keep, in order, the turns that stand now that meanings are known; how many they are."""
    kept = 0
    for i in range(len(words)):
        start, length = found[i] & START_MASK, fact(found[i], LENGTH)
        left = start % LINE
        spell(words[i], left, length, tiles)
        laid = Laid(start - left, left, left + length - 1, words[i], tiles)
        won = settle(known, crossing, laid)
        theirs = question.theirs - won
        own = fact(found[i], OWN_AFTER) + fact(found[i], THEIRS_AFTER) - theirs
        if won == REFUSED or own - theirs < least_lead:
            continue
        if crosses_stand(known, crossing, laid):
            words[kept] = words[i]
            found[kept] = pack(own, theirs, fact(found[i], LAID_LETTERS), length, start)
            kept += 1
    return kept
