"""How a search for plays begins: board and hand are set out, and what each square takes and scores."""

from joute.dictionary.graph.codes import IS_JOKER
from joute.dictionary.graph.jit import ByteArray, IntArray, inner
from joute.dictionary.graph.kernels.board import ACROSS, DOWN, LINE, LINES, PLANE, letters_between
from joute.dictionary.graph.kernels.search import (
    ALLOWED,
    ANCHORS,
    AT_LINE,
    CLOSED,
    COLUMNS,
    CROSSING,
    DIRECTION,
    EMPTY,
    GAIN,
    HAND,
    IN_HAND,
    JOKERS,
    LETTER_FACTORS,
    NODES,
    OCCUPIED,
    POINTS,
    ROWS,
    SET_COLUMNS,
    SET_ROWS,
    SQUARES,
    STACK,
    UPPER,
    WORD_FACTORS,
)
from joute.dictionary.graph.primitives import LETTERS, ctz


@inner
def set_out_board(search: IntArray, squares: ByteArray) -> None:
    """The letters in both planes, and the squares of each line that hold one."""
    rows, columns = search[ROWS], search[COLUMNS]
    if search[SET_ROWS] != rows or search[SET_COLUMNS] != columns:
        for i in range(OCCUPIED, STACK):
            search[i] = 0
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
def set_out_hand(search: IntArray, letters: ByteArray) -> None:
    """The hand: letters 1–26, 0 for a joker."""
    search[IN_HAND] = 0
    for i in range(JOKERS + 1):
        search[HAND + i] = 0
    for i in range(len(letters)):
        letter = letters[i]
        search[HAND + (letter if letter != 0 else JOKERS)] |= 1 << i
        search[IN_HAND] |= (1 << letter) & LETTERS


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
            search[CROSSING + here] = 0
            search[CROSSING + there] = 0


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
    search[CROSSING + here] = (points * factor) << UPPER
    search[GAIN + here] |= (scoring[LETTER_FACTORS + here] * factor) << UPPER


@inner
def check_line(
    gaddag: IntArray, search: IntArray, scoring: IntArray | None, direction: int, line: int, useful: int
) -> None:
    """Which of the useful letters each square of a line takes for its perpendicular run."""
    start = direction * PLANE + (line + 1) * LINE
    for i in range(start + 1, start + 1 + (search[ROWS] if direction == DOWN else search[COLUMNS])):
        search[ALLOWED + i] = useful if search[SQUARES + i] == 0 else 0
    of_line = OCCUPIED + direction * LINES + line + 1
    crossed = (search[of_line - 1] | search[of_line + 1]) & ~search[of_line]
    while crossed != 0:
        column = ctz(crossed)
        crossed &= crossed - 1
        across = (1 - direction) * PLANE + column * LINE + line + 1
        search[ALLOWED + start + column] = letters_between(gaddag, search, SQUARES + across, useful)
        if scoring is not None:
            set_out_crossing(search, scoring, start + column, across)


@inner
def begin_search(
    gaddag: IntArray, search: IntArray, squares: ByteArray, letters: ByteArray, scoring: IntArray | None
) -> None:
    """Set out the board, its squares row by row, and the hand."""
    set_out_board(search, squares)
    set_out_hand(search, letters)
    if scoring is not None:
        set_out_points(search, squares, scoring)
    useful = search[IN_HAND] if search[HAND + JOKERS] == 0 else LETTERS
    for direction in range(2):
        for line in range(search[COLUMNS] if direction == DOWN else search[ROWS]):
            check_line(gaddag, search, scoring, direction, line, useful)
    search[DIRECTION], search[AT_LINE] = ACROSS, -1
    search[ANCHORS] = search[CLOSED] = search[NODES] = 0
