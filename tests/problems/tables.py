"""Small problems made by hand, for tests that need one of a known answer."""

from joute.games import registry
from joute.play import Game, Refusal, Refused, Settings
from joute.problems.posing import Posed, pose, problem_settings
from joute.problems.problem import Certificate, Problem


def made(game: str, goal: str, position: str, seat: int = 1, **more: object) -> Problem:
    """A problem under the agreement that the game's problems have."""
    its = registry.find(game)
    options = dict(its.problems.options)
    settings = problem_settings(its, options)
    assert not isinstance(settings, Refusal)
    fields = {
        "number": 1,
        "game": game,
        "goal": goal,
        "seats": settings.seats,
        "options": tuple(options.items()),
        "position": written(its, position, settings),
        "seat": seat,
        "words": settings.dictionary.fingerprint(),
        "level": 2,
        "seed": 0,
        "certificate": Certificate(1, 1, 0),
    }
    return Problem(**(fields | more))  # type: ignore[arg-type]


def written(game: Game, position: str, settings: Settings) -> str:
    """The position in the one way it is written; what cannot be read stays as it is."""
    try:
        return game.position(position, settings).text()
    except Refused:
        return position


def posed(problem: Problem) -> Posed:
    found = pose(problem)
    assert isinstance(found, Posed), found
    return found
