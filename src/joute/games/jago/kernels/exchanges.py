"""Changes of two or three letters anywhere on the board, of which one at most lies on an empty square.

Letters that are replaced may be laid elsewhere in the same turn (JAG-16), so they can change places far from
each other: no word of such a turn could be laid alone. Squares are chosen first; those that none of the
letters fits, or that could never take the lead, are passed over before letters are tried.
"""

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.primitives import ctz
from joute.games.jago.kernels.exchange_board import (
    LAID,
    NOWHERE,
    Board,
    fitting,
    makes_words,
    may_lead,
    put,
    within_quota,
)
from joute.games.jago.kernels.layout import (
    LETTER_BITS,
    LINE,
    START_BITS,
)


@inner
def packed_change(first: int, second: int, third: int) -> int:
    """Three squares with their letters as one integer."""
    width = START_BITS + LETTER_BITS
    return (first << width | second) << width | third


@inner
def _bit(letters: IntArray, square: int) -> int:
    """The letter on a square, as a set of one."""
    letter: int = letters[square]
    return 1 << letter


@inner
def _lay_third(board: Board, letters: int, first: int, second: int, count: int) -> int:
    one, two, three = board.choice[0], board.choice[1], board.choice[2]
    while letters != 0:
        letter = ctz(letters)
        letters &= letters - 1
        if board.pool[letter] == 0:
            continue
        put(board, three, letter)
        if makes_words(board, one) and makes_words(board, two) and makes_words(board, three):
            if count < len(board.found):
                laid = (one << LETTER_BITS | first, two << LETTER_BITS | second)
                board.found[count] = packed_change(laid[0], laid[1], three << LETTER_BITS | letter)
            count += 1
    return count


@inner
def _lay_second(board: Board, letters: int, thirds: int, first: int, count: int) -> int:
    while letters != 0:
        letter = ctz(letters)
        letters &= letters - 1
        if board.pool[letter] != 0:
            board.pool[letter] -= 1
            put(board, board.choice[1], letter)
            count = _lay_third(board, thirds, first, letter, count)
            board.pool[letter] += 1
    return count


@inner
def _lay_first(board: Board, letters: int, seconds: int, thirds: int, count: int) -> int:
    while letters != 0:
        letter = ctz(letters)
        letters &= letters - 1
        if board.pool[letter] != 0:
            board.pool[letter] -= 1
            put(board, board.choice[0], letter)
            count = _lay_second(board, seconds, thirds, letter, count)
            board.pool[letter] += 1
    return count


@inner
def _lay(board: Board, count: int) -> int:
    """Every way to lay letters on the squares chosen after which all is words; how many are found by now."""
    letters, one, two, three = board.known.letters, board.choice[0], board.choice[1], board.choice[2]
    there = board.at_hand | _bit(letters, one) | _bit(letters, two) | _bit(letters, three)
    firsts, seconds = fitting(board, one) & there, fitting(board, two) & there
    thirds = fitting(board, three) & there
    if firsts == 0 or seconds == 0 or thirds == 0:
        return count
    for i in range(LAID):
        square: int = board.choice[i]
        board.pool[letters[square]] += 1
        if square != NOWHERE and letters[square] == 0:
            put(board, square, 1)  # any letter: how far the runs go is all that counts
    if may_lead(board):
        count = _lay_first(board, firsts, seconds, thirds, count)
    for i in range(LAID):
        square = board.choice[i]
        letter: int = letters[square]
        board.pool[letter] -= 1
        put(board, square, letter)
    return count


@inner
def _choose(board: Board, one: int, two: int, three: int) -> bool:
    """Choose squares; whether so many letters of the opponent's words may be replaced."""
    board.choice[0], board.choice[1], board.choice[2] = one, two, three
    return within_quota(board, one) and within_quota(board, two) and within_quota(board, three)


@inner
def _hopeless(alone: int, there: int, square: int, first: int, second: int) -> bool:
    """Whether a square shares no line with the two others, and none of the letters fits it alone."""
    if alone & there != 0:
        return False
    row, column = square // LINE, square % LINE
    return (
        row != first // LINE and row != second // LINE and column != first % LINE and column != second % LINE
    )


@kernel
def find_exchanges(board: Board, places: IntArray, letters: int, alone: IntArray, stop: IntArray) -> int:
    """How many changes there are; `places`: squares with letters to replace, so many, then empty ones.

    `alone` is room for the letters that fit each of them if nothing else changes.
    """
    count, old = 0, board.known.letters
    board.choice[:] = NOWHERE
    for i in range(len(places)):
        alone[i] = fitting(board, places[i])
    for i in range(letters):
        one = places[i]
        for j in range(i + 1, len(places)):
            two = places[j]
            if stop[0] != 0:
                return count
            if not _choose(board, one, two, NOWHERE):
                continue
            count = _lay(board, count)
            if j >= letters:
                continue
            freed = board.at_hand | _bit(old, one) | _bit(old, two)
            for k in range(j + 1, len(places)):
                three = places[k]
                there = freed | _bit(old, three)
                if (
                    _hopeless(alone[k], there, three, one, two)
                    or _hopeless(alone[j], there, two, one, three)
                    or _hopeless(alone[i], there, one, two, three)
                ):
                    continue
                if _choose(board, one, two, three):
                    count = _lay(board, count)
    return count
