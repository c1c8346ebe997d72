"""What the seat on turn must do first, and where its letters may lie: by the rules of shape alone."""

from __future__ import annotations

from collections.abc import Iterator

from joute.games.jago.judge import REFEREE
from joute.games.jago.material import CENTRE, SHAPE, other
from joute.games.jago.state import State
from joute.play import CHANCE, NO_GUIDANCE, Duty, Guidance, Seat
from joute.play.grid import Direction


def guidance(state: State, seat: Seat) -> Guidance:
    if seat == CHANCE or seat != REFEREE.on_turn(state):
        return NO_GUIDANCE
    duty = REFEREE.duty(state, seat)
    starts = duty.squares if duty else SHAPE.names(_starts(state))
    return Guidance(duty, starts, open=None if duty else _open(state, seat))


def _open(state: State, seat: Seat) -> Duty:
    """The first word covers the centre (JAG-6); every turn ends in the lead (JAG-8)."""
    if state.board.is_empty:
        return Duty("open_centre", "JAG-6", SHAPE.names((CENTRE,)))
    own, theirs = state.board.count(seat), state.board.count(other(seat))
    return Duty("open_lead", "JAG-8", data={"own": own, "theirs": theirs})


def _starts(state: State) -> tuple[int, ...]:
    if state.board.is_empty:
        return tuple(sorted(set(_through_the_centre(len(state.at_hand)))))
    touching, replaceable = _touching(state), _replaceable(state)
    return tuple(square for square in range(SHAPE.size) if square in touching or square in replaceable)


def _through_the_centre(letters: int) -> Iterator[int]:
    """The squares that a first word of so many letters at most may cover, with the centre (JAG-6)."""
    if letters < 2:
        return
    for direction in Direction:
        for away in range(1 - letters, letters):
            if (square := SHAPE.step(CENTRE, direction, away)) is not None:
                yield square


def _touching(state: State) -> set[int]:
    """The empty squares beside letters (JAG-6)."""
    grid = state.board.grid
    near = {
        square for filled in range(SHAPE.size) if grid.filled(filled) for square in SHAPE.neighbours(filled)
    }
    return {square for square in near if not grid.filled(square)}


def _replaceable(state: State) -> set[int]:
    """The letters of the opponent's words: no others may be replaced (JAG-15)."""
    board, theirs, own = state.board, str(other(state.turn)), str(state.turn)
    found: set[int] = set()
    for run in board.grid.runs():
        owners = [board.owners[square] for square in run.squares]
        if owners.count(theirs) >= owners.count(own):
            found.update(run.squares)
    return found
