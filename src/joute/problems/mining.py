"""Finding problems: machines with a human vocabulary play, and their positions are asked every question."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from joute.bots import choose
from joute.bots.matches import MOST_PLIES, opening, shuffler
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Effects, Game, Goal, Position, ProblemKind, Refusal, Refused, Seat, Settings
from joute.problems.grading import difficulty
from joute.problems.mistakes import referee_problem
from joute.problems.posing import problem_settings
from joute.problems.problem import Problem
from joute.problems.trees import Tree, grow
from joute.problems.valuing import MOST_SOLUTIONS, Valued, best_known, judged, quick_value, rarest
from joute.problems.verifying import complaints

LEVELS = (2, 3, 4)
"""Whose games problems are found in: they know the words that people know."""
BUDGET_MS = 40
KNOWN = 3.0
"""How well known the main word of a solution must be, on Zipf's scale: an adult knows it."""
MET = 2.0
"""And every other word that the solution makes."""
CLEAR_GAP, MOST_IDEAS = 2, 3
MOST_FOR_ONLY = 12
"""Where all legal moves share an idea, they are few."""
MOST_FROM_ONE_GAME = 4
_GAP = 2
"""Plies between two problems of one game: their positions would be alike."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to look for, as plain values that any process can be handed."""

    game: str
    kinds: tuple[str, ...]
    seed: int


def mine(wanted: Wanted) -> list[Problem]:
    """The problems in one game between machines; the same seed gives the same on a machine quick enough."""
    game = registry.find(wanted.game)
    settings = problem_settings(game, dict(game.problems.options))
    if isinstance(settings, Refusal):
        raise Refused(settings)
    rng = random.Random(f"problems {wanted.game} {wanted.seed}")
    found: list[Problem] = []
    quiet = 0
    for position, seat in _positions(game, settings, rng, wanted.seed):
        if len(found) >= MOST_FROM_ONE_GAME:
            break
        if quiet > 0:
            quiet -= 1
            continue
        asked = _Asked(game, settings, position, seat, wanted.seed)
        if problem := _first_problem(asked, wanted.kinds, rng):
            found.append(problem)
            quiet = _GAP
    return found


@dataclass(frozen=True, slots=True)
class _Asked:
    game: Game
    settings: Settings
    position: Position
    seat: Seat
    seed: int


def _positions(
    game: Game, settings: Settings, rng: random.Random, seed: int
) -> Iterator[tuple[Position, Seat]]:
    """Each moment of a game where somebody is on turn."""
    shuffle = shuffler(rng)
    levels = rng.choices(LEVELS, k=settings.seats)
    position = opening(game.start(settings), shuffle, rng)
    for ply in range(MOST_PLIES):
        acting = position.to_act()
        if not acting:
            return
        seat = acting[0]
        if seat == CHANCE:
            position = position.play(CHANCE, position.chance(shuffle))
            continue
        if seat == position.on_turn():
            yield position, seat
        view = position.view(seat)
        move = choose(game, view, settings, levels[seat - 1], BUDGET_MS, seed * MOST_PLIES + ply)
        position = position.play(seat, move)


def _first_problem(asked: _Asked, kinds: Collection[str], rng: random.Random) -> Problem | None:
    """The first question that makes a problem here; referees are asked as often as the others."""
    position, seat = asked.position, asked.seat
    listing = position.moves(seat)
    count = listing.count()
    if not 1 <= count <= asked.game.problems.most_moves:
        return None
    if ProblemKind.REFEREE in kinds and (len(kinds) == 1 or rng.random() < 1 / 3):
        return referee_problem(_blank(asked), asked.game, position, asked.settings.dictionary, rng)
    goals = [goal for goal in asked.game.problems.goals if goal.kind in kinds and goal.suits(position)]
    usable = [
        goal
        for goal in goals
        if (listing.complete or listing.note == goal.bound)
        and (goal.beyond is None or count <= goal.beyond.most_moves)
        and (count < MOST_FOR_ONLY if goal.only else count >= goal.fewest)
    ]
    if not usable:
        return None
    done = judged(position, seat, listing) if any(goal.survey is None for goal in usable) else None
    for goal in rng.sample(usable, len(usable)):
        tree = grow(seat, goal, done or []) if goal.beyond else None
        valued = tree.valued if tree else None if goal.beyond else quick_value(position, seat, goal, done)
        if valued and (problem := _made(asked, goal, valued, tree)):
            return problem
    return None


def _made(asked: _Asked, goal: Goal, valued: Valued, tree: Tree | None) -> Problem | None:
    """One idea, in known words, that the weakest machine does not play by itself."""
    certificate, dictionary = valued.certificate, asked.settings.dictionary
    if certificate.best < goal.least or not _is_one_thing(goal, valued):
        return None
    if (certificate.second < 0) != goal.only:
        return None
    best = best_known(valued.best, dictionary)
    if not _is_known(best[0], goal, dictionary):
        return None
    level = difficulty(asked.game, asked.settings, asked.position, asked.seat, goal, certificate.best)
    if level is None:
        return None
    blank = _blank(asked)
    texts = tuple(effects.move.text() for effects in best)
    made = replace(blank, goal=goal.name, solutions=texts, certificate=certificate, level=level)
    if tree:
        made = replace(made, replies=tree.replies, answers=tree.answers)
    return None if complaints(made) else made


def _is_one_thing(goal: Goal, valued: Valued) -> bool:
    """One idea; or two or three that stand well above the rest."""
    if len(valued.best) > MOST_SOLUTIONS:
        return False
    ideas, told = len(valued.ideas(goal)), valued.certificate
    clear = goal.kind is ProblemKind.MOST and told.best - told.second >= CLEAR_GAP
    return ideas == 1 or (clear and ideas <= MOST_IDEAS)


def _is_known(effects: Effects[Position], goal: Goal, dictionary: Dictionary) -> bool:
    word = goal.word(effects) if effects.words else ""
    if not word or dictionary.frequency(word) < KNOWN:
        return False
    return goal.free_words or rarest(effects, dictionary) >= MET


def _blank(asked: _Asked) -> Problem:
    game, settings = asked.game, asked.settings
    return Problem(
        number=0,
        game=game.name,
        goal="",
        seats=settings.seats,
        options=tuple(game.problems.options.items()),
        position=asked.position.text(),
        seat=asked.seat,
        words=settings.dictionary.fingerprint(),
        level=1,
        seed=asked.seed,
    )
