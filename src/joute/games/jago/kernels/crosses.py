"""What one letter laid on a square does to the run that crosses the word being laid."""

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.primitives import ACCEPT, LETTERS, child, ctz
from joute.games.jago.kernels.layout import (
    CROSSED,
    LETTER_BITS,
    LETTER_ROW,
    LINE,
    OPPONENT,
    PLANE,
    SIDE,
    SQUARES,
    Crossing,
    Known,
    holds,
    is_opponents,
    keeps_meaning,
    mirrored,
    placed,
)


@inner
def turned(known: Known, first: int, end: int) -> int:
    """The opponent's letters of one old run, or letter, that turn if it changes its meaning."""
    count = 0
    for square in range(first, end):
        if known.colours[square] == OPPONENT:
            count += 1
    return count


@inner
def turned_beside(known: Known, square: int, first: int, end: int, word: int) -> int:
    """The opponent's letters beside a square that turn if the run from `first` to `end` becomes `word`.

    -1 if it may not: a letter would be replaced in a word that keeps its meaning (JAG-13).
    """
    if known.letters[square] != 0:
        if is_opponents(known, square) and keeps_meaning(known, first, word):
            return -1
        return turned(known, first, square) + turned(known, square + 1, end)
    count = 0
    if not keeps_meaning(known, square - 1, word):
        count += turned(known, first, square)
    if not keeps_meaning(known, square + 1, word):
        count += turned(known, square + 1, end)
    return count


@inner
def cross_square(dawg: IntArray, known: Known, here: int, crossing: Crossing) -> None:
    """Fill in one square, for a word laid over it in the direction of its plane."""
    letters, square = known.letters, mirrored(here)
    first, end = square, square + 1
    while letters[first - 1] != 0:
        first -= 1
    while letters[end] != 0:
        end += 1
    if end - first == 1:
        crossing.allowed[here] = LETTERS
        return
    crossing.allowed[here] = CROSSED
    entry, start = dawg[0], 0
    for i in range(first, square):
        entry = child(dawg, entry, letters[i])
        start = start << LETTER_BITS | letters[i]
    left = entry & LETTERS & ~(1 << letters[square])
    while left != 0:
        letter = ctz(left)
        left &= left - 1
        following, word = child(dawg, entry, letter), start << LETTER_BITS | letter
        for i in range(square + 1, end):
            following = child(dawg, following, letters[i])
            word = word << LETTER_BITS | letters[i]
        place = placed(square // PLANE, square % PLANE // LINE, first % LINE, word)
        if following & ACCEPT == 0 or holds(known.barred, place):
            continue
        count = turned_beside(known, square, first, end, word)
        if count >= 0:
            crossing.allowed[here] |= 1 << letter
            crossing.turning[here * LETTER_ROW + letter] = count
            if letters[square] != 0 and is_opponents(known, square):
                crossing.stealing[here] |= 1 << letter


@kernel
def cross_checks(dawg: IntArray, known: Known, crossing: Crossing) -> None:
    """Fill in every square, once for each direction."""
    for here in range(SQUARES):
        if 1 <= here % PLANE // LINE <= SIDE and 1 <= here % LINE <= SIDE:
            cross_square(dawg, known, here, crossing)
