"""Who thinks about which game: `joute.bots.<game>.thinking` where there is one, else a player of any game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from joute.bots.chances import Chance, Grades
from joute.bots.question import Advice, Thinker
from joute.play import PASS, Move, Position, View

Standing = Callable[[View], float]
"""How far ahead the seat whose view it is stands, in the game's own points; behind is less than nought."""


def thinker(game: str) -> Thinker:
    return _found(game, "think", "joute.bots.generic")


def greedy(game: str) -> Thinker:
    """The move that gains most at once; a game may have a quicker way to find it."""
    return _found(game, "greedy", "joute.bots.greedy")


def resigns(game: str) -> bool:
    """Whether a player who knows no word has lost, and says so, rather than play one from above the band."""
    where = f"joute.bots.{game}"
    return bool(find_spec(where) and getattr(import_module(f"{where}.thinking"), "RESIGNS", False))


def standing(game: str) -> Standing:
    """How far the seat whose view it is stands ahead; by the scores unless a game counts something else."""
    where = f"joute.bots.{game}"
    own = getattr(import_module(f"{where}.thinking"), "standing", None) if find_spec(where) else None
    return cast(Standing, own or by_scores)


def load_for_the_end(game: str, position: Position) -> None:
    """Load what a game's thinker needs only near the end of games: their first turns do not ask for it."""
    where = f"joute.bots.{game}"
    own = getattr(import_module(f"{where}.thinking"), "load_for_the_end", None) if find_spec(where) else None
    if own:
        own(position)


def lost_turn(game: str) -> Move:
    """The move that leaves what a turn leaves that a contest took back: passing, unless a game has another.

    It need not be legal: it is weighed, not played.
    """
    where = f"joute.bots.{game}"
    own = getattr(import_module(f"{where}.thinking"), "LOST_TURN", None) if find_spec(where) else None
    return cast(Move, own or PASS)


def chance(game: str) -> Chance:
    """The curve from the machine's values to the chance of winning; a plain one where none was fitted."""
    return cast(Chance, getattr(_fitted(game), "CHANCE", Chance()))


def grades(game: str) -> Grades:
    """From what loss on a move is called a mistake or a blunder; the usual ones where none are set."""
    return cast(Grades, getattr(_fitted(game), "GRADES", Grades()))


def winning(game: str, view: View, advice: Advice, seats: int) -> float:
    """The chance, from 0 to 1, that the seat whose view it is wins with that move."""
    value = advice.value
    if advice.settled:
        return 1.0 if value > 0 else 0.0 if value < 0 else 1 / seats
    if advice.chance is not None:
        return advice.chance
    certain = getattr(_fitted(game), "seen_to_the_end", None)
    told: float | None = certain(view, value) if certain else None
    return chance(game).of(standing(game)(view), value, seats, weight(game, view)) if told is None else told


def weight(game: str, view: View) -> float:
    """How much a lead and a worth tell by now: the same all through, unless a game says otherwise."""
    own = getattr(_fitted(game), "weight", None)
    return cast(float, own(view)) if own else 1.0


def _fitted(game: str) -> object:
    where = f"joute.bots.{game}"
    return import_module(f"{where}.chance") if find_spec(where) and find_spec(f"{where}.chance") else None


def by_scores(view: View) -> float:
    """The seat's score less the best of the others'."""
    seat = view.seat or 1
    others = [float(score) for other, score in enumerate(view.scores, 1) if other != seat]
    return float(view.scores[seat - 1]) - max(others)


def _found(game: str, name: str, otherwise: str) -> Thinker:
    where = f"joute.bots.{game}"
    if find_spec(where) is None:
        return cast(Thinker, import_module(otherwise).think)
    own = getattr(import_module(f"{where}.thinking"), name, None)
    return cast(Thinker, own or import_module(otherwise).think)
