"""Where the player on turn may lay a first square, words apart (DEM-3 to DEM-5)."""

from __future__ import annotations

from collections.abc import Iterator

from joute.games.demo.judge import REFEREE
from joute.games.demo.material import FIRST_WORD, MIDDLE, SHAPE
from joute.games.demo.state import State
from joute.play import CHANCE, NO_GUIDANCE, Duty, Guidance, Seat
from joute.play.grid import EMPTY, Direction


def guidance(state: State, seat: Seat) -> Guidance:
    """Nothing unless the seat is on turn."""
    if seat == CHANCE or seat != REFEREE.on_turn(state):
        return NO_GUIDANCE
    first = state.is_mat_empty()
    starts = _through_the_middle(state, seat) if first else _beside_letters(state)
    now = Duty("open_first", "DEM-4", SHAPE.names((MIDDLE,))) if first else Duty("open_beside", "DEM-5")
    return Guidance(starts=SHAPE.names(tuple(starts)), open=now)


def _through_the_middle(state: State, seat: Seat) -> Iterator[int]:
    """The squares that a first word may cover, the middle among them, with as many as can be laid."""
    held, most = len(state.hands[seat - 1]), state.terms.most_laid
    reach = min(held, most or held) - 1
    if reach + 1 < FIRST_WORD:
        return
    near = range(-reach, reach + 1)
    covered = {SHAPE.step(MIDDLE, direction, away) for direction in Direction for away in near}
    yield from sorted(square for square in covered if square is not None)


def _beside_letters(state: State) -> Iterator[int]:
    """The empty squares that touch a letter by a side."""
    cells = state.grid.cells
    filled = (square for square, cell in enumerate(cells) if cell != EMPTY)
    beside = {near for square in filled for near in SHAPE.neighbours(square)}
    yield from (square for square in sorted(beside) if cells[square] == EMPTY)
