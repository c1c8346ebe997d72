"""How a search for plays begins: board and hand are set out, and what each square takes and scores."""

from joute.dictionary.graph.codes import IS_JOKER
from joute.dictionary.graph.jit import ByteArray, IntArray, inner
from joute.dictionary.graph.kernels.board import ACROSS, BOARD, DOWN, LINE, LINES, PLANE, letters_between
from joute.dictionary.graph.kernels.search import (
    ALLOWED,
    ANCHORS,
    AT_LINE,
    CLOSED,
    COLUMNS,
    CROSSING,
    CROSSING_SHIFT,
    DIRECTION,
    EMPTY,
    GAIN,
    HAND,
    IN_HAND,
    LETTER_FACTORS,
    NODES,
    OCCUPIED,
    POINTS,
    ROWS,
    SET_COLUMNS,
    SET_ROWS,
    SQUARES,
    STACK,
    WORD_FACTORS,
    WORD_TIMES,
)
from joute.dictionary.graph.primitives import LETTERS, SEPARATOR, ctz

LETTERS_IN_ALL = 26


@inner
def set_out_board(search: IntArray, squares: ByteArray) -> None:
    """The letters in both planes, and the squares of each line that hold one."""
    rows, columns = search[ROWS], search[COLUMNS]
    if search[SET_ROWS] != rows or search[SET_COLUMNS] != columns:
        for i in range(OCCUPIED, STACK):
            search[i] = 1 << SEPARATOR if ALLOWED <= i < ALLOWED + BOARD else 0
        search[SET_ROWS], search[SET_COLUMNS] = rows, columns
    of_columns = OCCUPIED + LINES + 1
    for column in range(columns):
        search[of_columns + column] = 0
    search[EMPTY] = 1
    for row in range(rows):
        here = SQUARES + (row + 1) * LINE + 1
        there = SQUARES + PLANE + LINE + row + 1
        occupied = 0
        for column in range(columns):
            letter = squares[row * columns + column] & ~IS_JOKER
            search[here + column] = letter
            search[there + column * LINE] = letter
            filled = 1 if letter != 0 else 0
            occupied |= filled << (column + 1)
            search[of_columns + column] |= filled << (row + 1)
        search[OCCUPIED + row + 1] = occupied
        search[EMPTY] &= 1 if occupied == 0 else 0


@inner
def set_out_hand(search: IntArray, letters: ByteArray) -> int:
    """The hand: letters 1–26, 0 for a joker. The letters it can lay."""
    for letter in range(IS_JOKER):
        search[HAND + letter] = search[HAND + IS_JOKER + letter] = 0
    jokers = 0
    natural = 0
    for i in range(len(letters)):
        letter = letters[i]
        search[HAND + letter] |= 1 << i
        natural |= (1 << letter) & LETTERS
        jokers |= (1 if letter == 0 else 0) << i
    search[HAND + SEPARATOR] = 0
    for letter in range(1, LETTERS_IN_ALL + 1):
        search[HAND + IS_JOKER + letter] = jokers
    search[IN_HAND] = natural
    return natural if jokers == 0 else LETTERS


@inner
def as_choices(letters: int) -> int:
    """Letters laid by themselves or by a joker, and the separator."""
    return letters | (letters << IS_JOKER) | (1 << SEPARATOR)


@inner
def set_out_points(search: IntArray, squares: ByteArray, scoring: IntArray) -> None:
    """What each square adds or multiplies by, perpendicular words aside."""
    rows, columns = search[ROWS], search[COLUMNS]
    for row in range(rows):
        for column in range(columns):
            here = (row + 1) * LINE + column + 1
            there = PLANE + (column + 1) * LINE + row + 1
            code = squares[row * columns + column]
            gain = scoring[LETTER_FACTORS + here]
            if code != 0:
                gain = scoring[POINTS + code] if code < IS_JOKER else 0
            search[GAIN + here] = gain
            search[GAIN + there] = gain
            search[CROSSING + here] = scoring[WORD_TIMES + here]
            search[CROSSING + there] = scoring[WORD_TIMES + here]


@inner
def set_out_crossing(search: IntArray, scoring: IntArray, here: int, across: int) -> None:
    """What a letter laid on this square scores in the perpendicular word, which stands around `across`."""
    points = 0
    for step in (-1, 1):
        at = across + step
        while search[SQUARES + at] != 0:
            points += search[GAIN + at]
            at += step
    factor = scoring[WORD_FACTORS + here]
    search[CROSSING + here] += (points * factor) << CROSSING_SHIFT
    search[GAIN + here] += (scoring[LETTER_FACTORS + here] * factor) << CROSSING_SHIFT


@inner
def check_line(
    gaddag: IntArray, search: IntArray, scoring: IntArray | None, direction: int, line: int, useful: int
) -> None:
    """Which of the useful letters each square of a line takes for its perpendicular run."""
    start = direction * PLANE + (line + 1) * LINE
    anything = as_choices(useful)
    for i in range(start + 1, start + 1 + (search[ROWS] if direction == DOWN else search[COLUMNS])):
        search[ALLOWED + i] = anything if search[SQUARES + i] == 0 else 1 << SEPARATOR
    of_line = OCCUPIED + direction * LINES + line + 1
    crossed = (search[of_line - 1] | search[of_line + 1]) & ~search[of_line]
    while crossed != 0:
        column = ctz(crossed)
        crossed &= crossed - 1
        across = (1 - direction) * PLANE + column * LINE + line + 1
        fitting = letters_between(gaddag, search, SQUARES + across, useful)
        search[ALLOWED + start + column] = as_choices(fitting)
        if scoring is not None:
            set_out_crossing(search, scoring, start + column, across)


@inner
def begin_search(
    gaddag: IntArray, search: IntArray, squares: ByteArray, letters: ByteArray, scoring: IntArray | None
) -> None:
    """Set out the board, its squares row by row, and the hand."""
    set_out_board(search, squares)
    useful = set_out_hand(search, letters)
    if scoring is not None:
        set_out_points(search, squares, scoring)
    for direction in range(2):
        for line in range(search[COLUMNS] if direction == DOWN else search[ROWS]):
            check_line(gaddag, search, scoring, direction, line, useful)
    search[DIRECTION], search[AT_LINE] = ACROSS, -1
    search[ANCHORS] = search[CLOSED] = search[NODES] = 0
