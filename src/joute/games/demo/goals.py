"""What DÉMO's problems ask: the play that lays most squares, the one that lays them all."""

from __future__ import annotations

from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.state import State
from joute.play import (
    Effects,
    Goal,
    Move,
    Position,
    ProblemKind,
    ProblemRules,
    Seat,
    Sentence,
    Survey,
    state_in,
    surveyed,
    wins,
)
from joute.play.grid import EMPTY, Direction


def _squares(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    return len(effects.laid)


def _left(before: Position, seat: Seat, effects: Effects[Position]) -> Sentence:  # noqa: ARG001
    left = len(state_in(effects.after, State).hands[seat - 1])
    return Sentence(
        f"Il vous resterait {left} carré{'s' if left > 1 else ''}.",
        f"You would have {left} square{'' if left == 1 else 's'} left.",
    )


def _survey_squares(position: Position, seat: Seat) -> Survey:
    """What each play lays, counted on the mat."""
    moves = list(position.moves(seat))
    return surveyed(moves, [_laid_by(state_in(position, State), move) for move in moves])


def _survey_out(position: Position, seat: Seat) -> Survey:
    state = state_in(position, State)
    held, moves = len(state.hands[seat - 1]), list(position.moves(seat))
    return surveyed(moves, [int(_laid_by(state, move) == held) for move in moves])


def _laid_by(state: State, move: Move) -> int:
    if not isinstance(move, Play):
        return 0
    step = 1 if move.direction is Direction.ACROSS else SHAPE.columns
    covered = state.grid.cells[move.square : move.square + step * len(move.word) : step]
    return covered.count(EMPTY)


PROBLEMS = ProblemRules(
    (
        Goal(
            "most",
            ProblemKind.MOST,
            Sentence(
                "Posez le plus de carrés possible en un seul coup.",
                "Lay as many squares as you can in one move.",
            ),
            _squares,
            Sentence("carré posé|carrés posés", "square laid|squares laid"),
            least=5,
            survey=_survey_squares,
        ),
        Goal(
            "out",
            ProblemKind.WIN,
            Sentence("Posez tous vos carrés d’un coup.", "Lay all your squares in one move."),
            wins,
            Sentence("partie gagnée|parties gagnées", "game won|games won"),
            lacks=_left,
            survey=_survey_out,
        ),
    ),
    {"share": "9"},
)
