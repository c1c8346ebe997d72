"""What the player on turn must do first, and on which squares a move may lay letters, whatever the words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from joute.games.lexiduel.board import lines, owner
from joute.games.lexiduel.judge import REFEREE
from joute.games.lexiduel.material import CORNERS, MOST_PLACED, SHAPE, SIDE, in_border
from joute.games.lexiduel.rules.duty import answering_places
from joute.games.lexiduel.rules.routes import grows_from, routes
from joute.games.lexiduel.state import State
from joute.letters import ALPHABET
from joute.play import NO_GUIDANCE, Duty, Guidance, Seat
from joute.play.grid import EMPTY, Direction, Grid

_BORDER = frozenset(filter(in_border, range(SHAPE.size)))
_COLOURS = str.maketrans(ALPHABET + ALPHABET.lower(), "A" * len(ALPHABET) + "a" * len(ALPHABET))


def guidance(state: State, seat: Seat) -> Guidance:
    """The squares on which a hand may begin, in whatever order it lays its letters."""
    if seat != REFEREE.on_turn(state):
        return NO_GUIDANCE
    duty = REFEREE.duty(state, seat)
    found = _answering(state) if duty else _free(state.board, seat)
    return Guidance(duty, SHAPE.names(tuple(sorted(found))), open=None if duty else _open(state, seat))


def _open(state: State, seat: Seat) -> Duty:
    """An amorce is always open; a word only grows from letters of one's own."""
    if state.nothing_laid:
        return Duty("open_first", "LXD-7")
    if any(True for _ in _growth(state.board, seat)):
        return Duty("open_growth", "LXD-10")
    return Duty("open_amorce", "LXD-9")


def _answering(state: State) -> set[int]:
    """LXD-8: the squares of every amorce that would answer the initial one."""
    places = answering_places(state.board, state.unanswered)
    return {square for squares, _ in places for square in squares}


def _free(board: Grid, seat: Seat) -> set[int]:
    found = {*_amorces(board), *_growth(board, seat)}
    for corner in CORNERS:  # LXD-7
        if not any(map(board.filled, corner)):
            found |= corner
    return found


def _amorces(board: Grid) -> Iterator[int]:
    """LXD-9: two or three empty squares of the border in line, one of them beside a letter."""
    filled = [square for square, cell in enumerate(board.cells) if cell != EMPTY]
    free = _BORDER.difference(filled)
    for square in free.intersection(near for letter in filled for near in SHAPE.neighbours(letter)):
        for second, third in _LINES_FROM[square]:
            if second in free:
                yield from (square, second)
                if third in free:
                    yield third


_LINES_FROM = tuple(
    tuple(
        (SHAPE.step(square, direction, way), SHAPE.step(square, direction, 2 * way))
        for direction in Direction
        for way in (1, -1)
    )
    for square in range(SHAPE.size)
)
"""From each square the next two, in each of the four directions; None off the board."""


def _growth(board: Grid, seat: Seat) -> Iterator[int]:
    """LXD-10 to LXD-15: the squares of every extension and junction."""
    rows_and_columns = lines(board)
    for number, line in enumerate(rows_and_columns[:SIDE]):
        yield from (number * SIDE + at for at in _growth_along(line.translate(_COLOURS), seat))
    for number, line in enumerate(rows_and_columns[SIDE:]):
        yield from (at * SIDE + number for at in _growth_along(line.translate(_COLOURS), seat))


@lru_cache(maxsize=16_384)
def _growth_along(line: str, seat: Seat) -> frozenset[int]:
    """The same for one line, which is looked at as the first row of an otherwise empty board."""
    board = Grid(SHAPE, line + EMPTY * (SHAPE.size - SIDE))
    squares = tuple(range(SIDE))
    return frozenset((*_growth_onwards(board, seat, squares), *_growth_onwards(board, seat, squares[::-1])))


def _growth_onwards(board: Grid, seat: Seat, line: tuple[int, ...]) -> Iterator[int]:
    """What may be laid by words that leave a run of letters towards the end of the line."""
    start = 0
    for edge, (square, beyond) in enumerate(pairwise(line)):
        if not board.filled(square):
            start = edge + 1
        elif not board.filled(beyond):
            own = [owner(board, letter) == seat for letter in line[start : edge + 1]]
            if grows_from(own):  # true of a letter alone that is the player's own: it may start a junction
                yield from _longest(board, seat, line[start:], len(own))


def _longest(board: Grid, seat: Seat, path: tuple[int, ...], run: int) -> Iterator[int]:
    """The squares laid by the longest word from a run of letters along the path."""
    empty = [at for at in range(run, len(path)) if not board.filled(path[at])]
    for count in range(min(MOST_PLACED, len(empty)), 0, -1):
        end = empty[count] if count < len(empty) else len(path)
        if any(not route.refusal for route in routes(board, seat, tuple(sorted(path[:end])))):
            yield from (path[at] for at in empty[:count])
            return
