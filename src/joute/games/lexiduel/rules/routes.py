"""Extensions and junctions (LXD-10 to LXD-15): in which direction a stated word has grown, and from what.

A word that holds letters in place and empty squares can grow towards its end (`+`) from what stands at its
beginning, or towards its beginning (`-`) from what stands at its end. What stands there is a run of two
letters or more, so an extension, or a letter alone on the axis, so a junction: one route a direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from joute.games.lexiduel.board import owner
from joute.games.lexiduel.material import MOST_PLACED, SHAPE, SHORTEST_WORD
from joute.play import MoveKind, Refusal, Seat, illegal
from joute.play.grid import Grid

FORWARDS, BACKWARDS = "+", "-"


@dataclass(frozen=True, slots=True)
class Route:
    """One way the word can have grown: which direction, which kind of start, what it takes or breaks."""

    sign: str
    kind: MoveKind
    taken: frozenset[int] = frozenset()
    refusal: Refusal | None = None
    own_start: bool = True
    """Whether it starts from the player's own letters, as LXD-10 and LXD-11 ask first of all."""


def routes(board: Grid, seat: Seat, squares: tuple[int, ...]) -> tuple[Route, ...]:
    """Every route, forwards first; none where new letters stand at both ends."""
    found = []
    if board.filled(squares[0]):
        found.append(_route(board, seat, squares, FORWARDS))
    if board.filled(squares[-1]):
        found.append(_route(board, seat, squares[::-1], BACKWARDS))
    return tuple(found)


def refuse_routes(board: Grid, said: tuple[Route, ...], squares: tuple[int, ...]) -> Refusal | None:
    """The refusal that speaks for all the routes, if none of them is legal.

    A route that starts from the player's own letters speaks before the others, then the lowest article.
    """
    if not said:
        return _both_ways(board, squares)
    own = [route for route in said if route.own_start] or said
    refusals = [route.refusal for route in own if route.refusal]
    if len(refusals) < len(own):
        return None
    return min(refusals, key=lambda refusal: int(refusal.article.removeprefix("LXD-")))


def grows_from(own: Sequence[bool]) -> bool:
    """LXD-10: two consecutive letters of the player's, at most one letter before the end of the run.

    `own` tells of each letter of the run, in the chosen direction, whether it is the player's.
    """
    return all(own[-2:]) or (len(own) >= 3 and all(own[-3:-1]))


def _both_ways(board: Grid, squares: tuple[int, ...]) -> Refusal:
    """LXD-10, LXD-11: new letters stand on both sides of every start (or not on the side the sign tells)."""
    filled = [board.filled(square) for square in squares]
    if sum(filled) == 1 and not (filled[0] or filled[-1]):
        return _one_letter_crossed(board, squares[filled.index(True)])
    extension = any(one and other for one, other in pairwise(filled))
    new = tuple(square for square in squares if not board.filled(square))
    return illegal("LXD-10" if extension else "LXD-11", "both_ways", SHAPE.names(new))


def _one_letter_crossed(board: Grid, square: int) -> Refusal:
    """LXD-11: a junction leads from one letter to another; around a single one nothing is joined."""
    return illegal("LXD-11", "one_letter_crossed", SHAPE.names((square,)), letter=board[square].upper())


def _route(board: Grid, seat: Seat, path: tuple[int, ...], sign: str) -> Route:
    """`path`: the squares of the word from its start onwards."""
    placed = [i for i, square in enumerate(path) if not board.filled(square)]
    if placed[0] > 1:
        return _extension(board, seat, path, placed, sign)
    return _junction(board, seat, path, placed, sign)


def _extension(board: Grid, seat: Seat, path: tuple[int, ...], placed: list[int], sign: str) -> Route:
    run = path[: placed[0]]
    own = [owner(board, square) == seat for square in run]
    if not grows_from(own):
        return Route(sign, MoveKind.EXTENSION, refusal=_not_two_letters(board, run, own), own_start=False)
    start = len(run) - 1 if all(own[-2:]) else len(run) - 2
    return _judged(board, seat, path, placed, Route(sign, MoveKind.EXTENSION), (start, placed[-1]))


def _not_two_letters(board: Grid, run: tuple[int, ...], own: list[bool]) -> Refusal:
    """LXD-10: by name where one letter only of the word is the player's."""
    names = SHAPE.names(tuple(sorted(run)))
    word = "".join(board[square].upper() for square in sorted(run))
    if sum(own) == 1:
        return illegal("LXD-10", "one_letter", names, word=word, letter=board[run[own.index(True)]].upper())
    return illegal("LXD-10", "not_two_letters", names, word=word)


def _junction(board: Grid, seat: Seat, path: tuple[int, ...], placed: list[int], sign: str) -> Route:
    if owner(board, path[0]) != seat:
        refusal = illegal("LXD-11", "not_your_letter", SHAPE.names(path[:1]))
        return Route(sign, MoveKind.JONCTION, refusal=refusal, own_start=False)
    joined = next((i for i in range(1, len(path)) if owner(board, path[i]) == seat), None)
    if joined is None:
        refusal = illegal("LXD-11", "nothing_joined", SHAPE.names(path[:1]))
        return Route(sign, MoveKind.JONCTION, refusal=refusal)
    # A joined letter beyond the last placed one is reached, not jumped: the way ends just before it.
    return _judged(board, seat, path, placed, Route(sign, MoveKind.JONCTION), (0, max(placed[-1], joined)))


def _judged(
    board: Grid, seat: Seat, path: tuple[int, ...], placed: list[int], route: Route, way: tuple[int, int]
) -> Route:
    """LXD-12 to LXD-15, for the letters strictly between the two ends of the way."""
    start, end = way
    jumped = [i for i in range(start + 1, end) if board.filled(path[i])]
    pair = next((i for i in jumped if i + 1 in jumped), None)
    refusal = None
    if len(placed) > MOST_PLACED:
        refusal = illegal(
            "LXD-12", "too_many_placed", SHAPE.names(tuple(path[i] for i in placed)), placed=len(placed)
        )
    elif pair is not None:
        refusal = illegal("LXD-13", "two_jumped", SHAPE.names(tuple(sorted(path[pair : pair + 2]))))
    elif len(path) < SHORTEST_WORD:
        refusal = illegal("LXD-15", "too_short", SHAPE.names(tuple(sorted(path))), length=len(path))
    taken = frozenset(path[i] for i in jumped if owner(board, path[i]) != seat)
    return Route(route.sign, route.kind, taken, refusal)
