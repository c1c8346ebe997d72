"""The duty to answer an initial amorce in its corner (LXD-8), and whether an answer exists.

This search is for the judge: plain look-ups over the shortest words, no word graph.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from joute.dictionary import Dictionary
from joute.games.lexiduel.board import token, word
from joute.games.lexiduel.material import BLUE, LONGEST_AMORCE, SHAPE, SHORTEST_AMORCE, corner_of
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.rules.plan import Plan
from joute.games.lexiduel.state import State
from joute.letters import ALPHABET, Stock
from joute.play import Duty, MoveKind, Refusal, Seat, illegal
from joute.play.grid import Direction, Grid


def duty(state: State, _: Seat) -> Duty | None:
    """What the player on turn must do first: answer the initial amorce just laid."""
    return Duty("duty_answer", "LXD-8", SHAPE.names(state.unanswered)) if bound(state) else None


def bound(state: State) -> bool:
    """LXD-8: whether the player on turn must answer an initial amorce, and can."""
    return bool(state.unanswered) and answer_exists(
        state.board, state.unanswered, state.stock, state.terms.dictionary
    )


def refuse_unanswered(state: State, move: Laying, shaped: Plan | Refusal) -> Refusal | None:
    """LXD-8 speaks after LXD-4 and LXD-5, before everything else about the shape."""
    if not state.unanswered:
        return None
    if isinstance(shaped, Refusal):
        if shaped.article in ("LXD-4", "LXD-5"):
            return None
    elif shaped.kind is MoveKind.AMORCE and _answers(tuple(shaped.laid), state.unanswered):
        return None
    return _why_no_answer(state, move) if bound(state) else None


def _why_no_answer(state: State, move: Laying) -> Refusal:
    """LXD-8: what keeps the letters laid from being an answer: the first thing that is wrong with them."""
    initial = state.unanswered
    corner = corner_of(initial) or frozenset()
    laid = {
        square: letter
        for square, letter in zip(move.squares() or (), move.word, strict=True)
        if not state.board.filled(square)
    }
    leaving = tuple(square for square in laid if square not in corner)
    touches = _touch(tuple(laid), initial)
    if len(leaving) == len(laid) and not touches:
        return illegal("LXD-8", "answer_first", SHAPE.names(initial))
    names = SHAPE.names(tuple(laid))
    if leaving:
        outside = SHAPE.names(leaving)
        return illegal("LXD-8", "answer_leaves_corner", outside, letter=laid[leaving[0]], at=outside[0])
    if not touches:
        return illegal("LXD-8", "answer_apart", names, amorce="–".join(SHAPE.names(initial)))
    if not SHORTEST_AMORCE <= len(laid) <= LONGEST_AMORCE:
        return illegal("LXD-8", "answer_length", names, count=len(laid))
    return illegal("LXD-8", "answer_extends", names)


def _answers(amorce: tuple[int, ...], initial: tuple[int, ...]) -> bool:
    """In the same corner, against a letter of the initial amorce."""
    corner = corner_of(initial)
    return corner is not None and corner.issuperset(amorce) and _touch(amorce, initial)


def _touch(amorce: tuple[int, ...], initial: tuple[int, ...]) -> bool:
    touched = {near for square in amorce for near in SHAPE.neighbours(square)}
    return not touched.isdisjoint(initial)


@lru_cache(maxsize=8)
def short_words(dictionary: Dictionary) -> tuple[str, ...]:
    """Every allowed word that can be an amorce."""
    return tuple(
        candidate
        for length in range(SHORTEST_AMORCE, LONGEST_AMORCE + 1)
        for letters in product(ALPHABET, repeat=length)
        if (candidate := "".join(letters)) in dictionary
    )


@lru_cache(maxsize=64)
def answer_exists(board: Grid, initial: tuple[int, ...], stock: Stock, dictionary: Dictionary) -> bool:
    """Whether a legal answer to the initial amorce on these squares exists."""
    fitting: dict[tuple[int, Direction], frozenset[str]] = {}
    for squares, direction in answering_places(board, initial):
        for square in squares:
            if (square, direction) not in fitting:
                fitting[square, direction] = _letters_across(board, square, direction.other, dictionary)
        allowed = [fitting[square, direction] for square in squares]
        for candidate in short_words(dictionary):
            if len(candidate) == len(squares) and all(map(frozenset.__contains__, allowed, candidate)):
                made = _made_along(board, squares, direction, candidate)
                if made in dictionary and not stock.missing(candidate):
                    return True
    return False


def answering_places(board: Grid, initial: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Direction]]:
    """Every two or three empty squares in line, in the corner, against a letter of the initial amorce."""
    corner = corner_of(initial) or frozenset()
    near = {square for index in initial for square in SHAPE.neighbours(index)}
    for direction, first in product(Direction, sorted(corner)):
        for length in range(SHORTEST_AMORCE, LONGEST_AMORCE + 1):
            step = 1 if direction is Direction.ACROSS else SHAPE.columns
            squares = tuple(range(first, first + step * length, step))
            inside = corner.issuperset(squares) and not any(map(board.filled, squares))
            if inside and not near.isdisjoint(squares):
                yield squares, direction


def _letters_across(board: Grid, square: int, direction: Direction, dictionary: Dictionary) -> frozenset[str]:
    """The letters that make an allowed word, or none at all, in that direction."""
    return frozenset(
        letter
        for letter in ALPHABET
        if len(made := _made_along(board, (square,), direction, letter)) == 1 or made in dictionary
    )


def _made_along(board: Grid, squares: tuple[int, ...], direction: Direction, letters: str) -> str:
    laid = {square: token(letter, BLUE) for square, letter in zip(squares, letters, strict=True)}
    after = board.with_cells(laid)
    return word(after, after.run(squares[0], direction))
