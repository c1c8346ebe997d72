"""The problems that come with Joute, one file a game, read once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from joute.games import registry
from joute.play import Refusal, Refused, unreadable
from joute.problems.problem import Problem
from joute.problems.text import BadProblem, read


@cache
def problems_of(game: str) -> tuple[Problem, ...]:
    """Those of one game, in their order; none for a game that ships none."""
    file = files("joute.problems").joinpath("data", f"{game}.txt")
    if not file.is_file():
        return ()
    found = read(file.read_text(encoding="utf-8"))
    if isinstance(found, BadProblem):
        raise Refused(found.refusal)
    return found


def all_problems() -> tuple[Problem, ...]:
    return tuple(problem for game in registry.names() for problem in problems_of(game))


def find_problem(key: str) -> Problem | Refusal:
    """By its key: the game, a hyphen, the number in it."""
    game, _, number = key.rpartition("-")
    if game in registry.names() and number.isascii() and number.isdigit() and len(number) < 6:
        for problem in problems_of(game):
            if problem.number == int(number):
                return problem
    return unreadable("no_such_problem", key=key[:80])
