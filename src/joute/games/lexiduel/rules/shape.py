"""The shape of a move: LXD-4 to LXD-16 but for the words. The lowest article speaks."""

from __future__ import annotations

from joute.games.lexiduel.board import EMPTY_BOARD, neighbours_on, touching, word
from joute.games.lexiduel.material import (
    LONGEST_AMORCE,
    SHAPE,
    SHORTEST_AMORCE,
    corner_of,
    in_border,
)
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.rules.plan import Plan
from joute.games.lexiduel.rules.routes import refuse_routes, routes
from joute.play import MoveKind, Refusal, Seat, illegal
from joute.play.grid import Grid
from joute.values import replace


def plan(board: Grid, seat: Seat, move: Laying, squares: tuple[int, ...]) -> Plan | Refusal:
    """The move as one of the four kinds, whatever duty there is to answer."""
    letters = dict(zip(squares, move.word, strict=True))
    for square, letter in letters.items():
        if board.filled(square) and board[square].upper() != letter:
            return illegal("LXD-4", "other_letter", SHAPE.names((square,)), there=board[square].upper())
    laid = {square: letter for square, letter in letters.items() if not board.filled(square)}
    fresh = len(laid) == len(squares)
    if fresh and SHORTEST_AMORCE <= len(squares) <= LONGEST_AMORCE:
        return _amorce(board, move, squares, laid)
    if beside := neighbours_on(board, squares, move.direction):
        whole = word(board.with_cells(letters), board.with_cells(letters).run(squares[0], move.direction))
        return illegal("LXD-5", "not_the_whole_word", SHAPE.names(beside), word=move.word, whole=whole)
    if board == EMPTY_BOARD:
        return illegal("LXD-7", "first_move", SHAPE.names(squares))
    if fresh:
        return illegal("LXD-9", "not_an_amorce", SHAPE.names(squares), length=len(squares))
    return _growth(board, seat, move, squares, laid)


def is_initial(board: Grid, squares: tuple[int, ...]) -> bool:
    """LXD-7: wholly inside a corner that is wholly empty, whatever it touches outside."""
    corner = corner_of(squares)
    return corner is not None and not any(board.filled(square) for square in corner)


def _amorce(board: Grid, move: Laying, squares: tuple[int, ...], laid: dict[int, str]) -> Plan | Refusal:
    move = replace(move, sign="")
    if is_initial(board, squares):
        return Plan(move, MoveKind.AMORCE_INITIALE, laid)
    names = SHAPE.names(squares)
    if board == EMPTY_BOARD:
        return illegal("LXD-7", "first_move", names)
    contact = touching(board, squares)
    if not contact and corner_of(squares):
        return illegal("LXD-7", "corner_not_empty", names)
    outside = tuple(square for square in squares if not in_border(square))
    if outside:
        return illegal("LXD-9", "outside_border", SHAPE.names(outside))
    if not contact:
        return illegal("LXD-9", "touches_nothing", names)
    return Plan(move, MoveKind.AMORCE, laid)


def _growth(
    board: Grid, seat: Seat, move: Laying, squares: tuple[int, ...], laid: dict[int, str]
) -> Plan | Refusal:
    if not laid:
        return illegal("LXD-12", "nothing_placed", SHAPE.names(squares), word=move.word)
    found = routes(board, seat, squares)
    said = tuple(route for route in found if move.sign in ("", route.sign))
    if refusal := refuse_routes(board, said, squares):
        return refusal
    legal = [route for route in found if not route.refusal]
    first, last = legal[0], legal[-1]
    if first.taken == last.taken:
        return Plan(replace(move, sign=""), first.kind, laid, first.taken)
    if not move.sign:
        return Plan(move, first.kind, laid, first.taken, rival=last.taken)
    return Plan(move, said[0].kind, laid, said[0].taken)
