"""Which letters to turn after a contest (JAG-20, JAG-21): those that cost the other player words."""

from __future__ import annotations

from joute.games.jago.material import other
from joute.games.jago.moves import Flip
from joute.games.jago.state import State
from joute.play.grid import Run


def best_flip(state: State) -> Flip:
    """Letters at crossings, in words that nearly change hands."""
    squares = sorted(state.flippable(), key=lambda square: (-_cost(state, square), square))
    return Flip(tuple(sorted(squares[: state.most_flips()])))


def _cost(state: State, square: int) -> float:
    return sum(1 + 2 / (1 + _margin(state, run)) for run in state.board.grid.runs_through((square,)))


def _margin(state: State, run: Run) -> int:
    """By how many letters the run is in one colour rather than the other."""
    owners = [state.board.owner(square) for square in run.squares]
    return abs(owners.count(state.turn) - owners.count(other(state.turn)))
