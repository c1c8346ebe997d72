"""A board on which up to three letters change at once, and what is asked of the squares chosen for them."""

from typing import NamedTuple

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.dictionary.graph.primitives import ACCEPT, LETTERS, child
from joute.games.jago.kernels.layout import (
    LINE,
    OPPONENT,
    OWN,
    PLANE,
    QUOTA,
    RUN_SHIFT,
    SIDE,
    Known,
    is_opponents,
    mirrored,
)

LAID = 3
NOWHERE = 0
"""A square of the border, in place of a third one; the letter laid on it is none."""


class Board(NamedTuple):
    """What is read, and what is written on as squares and letters are chosen."""

    dawg: IntArray
    known: Known
    allowed: IntArray
    """The letters that fit the run that crosses a square, if nothing else of that run changes."""
    letters: IntArray
    """The board with the letters chosen."""
    pool: IntArray
    """How often each letter may be laid: those at hand and those that are freed."""
    at_hand: int
    """The letters at hand, one bit each."""
    marked: IntArray
    """By square, the choice whose runs reached it last."""
    choice: IntArray
    """The squares chosen, then how many choices there were."""
    lead: int
    found: IntArray
    """The changes found, packed, as far as there is room."""


@inner
def put(board: Board, square: int, letter: int) -> None:
    board.letters[square] = letter
    board.letters[mirrored(square)] = letter


@inner
def within_quota(board: Board, square: int) -> bool:
    """Whether no word of the opponent's through a square has more letters replaced than it may (JAG-11)."""
    known = board.known
    for plane in range(2):
        here = square if plane == 0 else mirrored(square)
        if known.letters[here] == 0 or not is_opponents(known, here):
            continue
        replaced = 0
        for i in range(LAID):
            other = board.choice[i] if plane == 0 else mirrored(board.choice[i])
            replaced += int(known.runs[other] == known.runs[here])
        if replaced > known.facts[(known.runs[here] - 1 << RUN_SHIFT) + QUOTA]:
            return False
    return True


@inner
def _gained(board: Board, square: int, number: int) -> int:
    """What the lead grows by if both runs through a laid square turn, but for what is marked already."""
    gain, known = 0, board.known
    for plane in range(2):
        here = square if plane == 0 else mirrored(square)
        first = here
        while board.letters[first - 1] != 0:
            first -= 1
        while board.letters[first] != 0:
            shown = first if plane == 0 else mirrored(first)
            if board.marked[shown] != number:
                board.marked[shown] = number
                colour = known.colours[first]
                gain += 2 if colour == OPPONENT else 0 if colour == OWN else 1
            first += 1
    return gain


@inner
def may_lead(board: Board) -> bool:
    """Whether the squares chosen take the lead (JAG-8) if everything in their runs turns."""
    board.choice[LAID] += 1
    lead = board.lead
    for i in range(LAID):
        if board.choice[i] != NOWHERE:
            lead += _gained(board, board.choice[i], board.choice[LAID])
    return lead > 0


@inner
def fitting(board: Board, square: int) -> int:
    """The letters a square may take, as far as the runs through no other laid square tell."""
    if square == NOWHERE:
        return 1
    along, across = True, True
    for i in range(LAID):
        other = board.choice[i]
        if other != square and other != NOWHERE:
            along = along and other // LINE != square // LINE
            across = across and other % LINE != square % LINE
    letters: int = LETTERS & ~(1 << board.known.letters[square])
    if across:  # the run down is crossed by a word across
        letters &= board.allowed[square]
    if along:
        letters &= board.allowed[mirrored(square)]
    return letters


@inner
def makes_words(board: Board, square: int) -> bool:
    """Whether the runs through a laid square are words."""
    if square == NOWHERE:
        return True
    for plane in range(2):
        first = square if plane == 0 else mirrored(square)
        while board.letters[first - 1] != 0:
            first -= 1
        if board.letters[first + 1] == 0:
            continue
        entry = board.dawg[0]
        while board.letters[first] != 0:
            entry = child(board.dawg, entry, board.letters[first])
            first += 1
        if entry & ACCEPT == 0:
            return False
    return True


@kernel
def list_places(known: Known, places: IntArray) -> tuple[int, int]:
    """Letters of the opponent's words (JAG-15), then empty squares beside letters; where each list ends."""
    letters = 0
    for square in range(PLANE):
        if is_opponents(known, square) or is_opponents(known, mirrored(square)):
            places[letters] = square
            letters += 1
    count = letters
    for line in range(1, SIDE + 1):
        for square in range(line * LINE + 1, line * LINE + SIDE + 1):
            near = known.letters[square - 1] + known.letters[square + 1]
            near += known.letters[square - LINE] + known.letters[square + LINE]
            if known.letters[square] == 0 and near != 0:
                places[count] = square
                count += 1
    return letters, count
