"""Where a hint says to look in LEXIDUEL: a corner, a word that may grow, two letters that may be joined."""

from __future__ import annotations

from itertools import groupby

from joute.games.lexiduel.board import owner, word
from joute.games.lexiduel.judge import REFEREE
from joute.games.lexiduel.material import SHAPE
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.rules.plan import Plan
from joute.games.lexiduel.rules.shape import plan
from joute.games.lexiduel.state import State
from joute.play import Move, MoveKind, Sentence
from joute.play.grid import Run
from joute.play.happenings import spelling
from joute.play.pointing import Pointer


def point(state: State, move: Move) -> Pointer | None:
    """What kind of move it is, which a square alone does not tell a newcomer."""
    seat, squares = REFEREE.on_turn(state), move.squares() if isinstance(move, Laying) else None
    if seat is None or squares is None or not isinstance(move, Laying):
        return None
    shape = plan(state.board, seat, move, squares)
    if not isinstance(shape, Plan):
        return None
    if shape.kind is MoveKind.EXTENSION:
        return _grown(state, move, squares)
    if shape.kind is MoveKind.JONCTION:
        own = [at for at in squares if state.board.filled(at) and owner(state.board, at) == seat]
        return _joined(own[0], own[-1])
    return _amorce(squares, opens=shape.kind is MoveKind.AMORCE_INITIALE)


def _amorce(squares: tuple[int, ...], opens: bool) -> Pointer:
    """LXD-7, LXD-9."""
    (first, *_), long = SHAPE.names(squares), len(squares)
    said = Sentence(
        f"Posez une amorce de {long} lettres par la case {first}.",
        f"Lay an amorce of {long} letters through square {first}.",
    )
    if opens:
        said = Sentence(
            f"Ouvrez un coin, par une amorce de {long} lettres qui passe en {first}.",
            f"Open a corner, with an amorce of {long} letters through {first}.",
        )
    return Pointer(said, (first,))


def _grown(state: State, move: Laying, squares: tuple[int, ...]) -> Pointer | None:
    """LXD-10: the word at one end of what is laid."""
    laid = {at for at in squares if not state.board.filled(at)}
    runs = [tuple(group) for filled, group in groupby(squares, state.board.filled) if filled]
    starts = (run for run in runs if len(run) > 1 and (max(run) < min(laid) or min(run) > max(laid)))
    run = next(starts, None)
    if run is None:
        return None
    old = spelling(word(state.board, Run(move.direction, run)), state.terms.dictionary)
    return Pointer(
        Sentence(f"Regardez {old} : ce mot peut s’allonger.", f"Look at {old}: this word can grow."),
        SHAPE.names(run),
    )


def _joined(first: int, last: int) -> Pointer:
    """LXD-11."""
    ends = one, other = SHAPE.names((first, last))
    return Pointer(
        Sentence(
            f"Regardez vos lettres en {one} et en {other} : un mot peut les relier.",
            f"Look at your letters on {one} and {other}: a word can join them.",
        ),
        ends,
    )
