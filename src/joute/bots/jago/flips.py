"""Which three letters to turn after a contest (JAG-20, JAG-21): those that cost the other player words."""

from __future__ import annotations

from joute.games.jago.board import runs_through
from joute.games.jago.material import other
from joute.games.jago.moves import Flip
from joute.games.jago.position import JagoPosition
from joute.play.grid import Run


def best_flip(position: JagoPosition) -> Flip:
    """Letters at crossings, in words that nearly change hands."""
    squares = sorted(position.to_turn(), key=lambda square: (-_cost(position, square), square))
    return Flip(tuple(sorted(squares[: position.turned_by_penalty()])))


def _cost(position: JagoPosition, square: int) -> float:
    return sum(1 + 2 / (1 + _margin(position, run)) for run in runs_through(position.board.grid, (square,)))


def _margin(position: JagoPosition, run: Run) -> int:
    """By how many letters the run is in one colour rather than the other."""
    owners = [position.board.owner(square) for square in run.squares]
    return abs(owners.count(position.turn) - owners.count(other(position.turn)))
