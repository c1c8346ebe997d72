"""A problem laid out: its game, its agreement, its position, its question."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games import registry
from joute.play import (
    Effects,
    Game,
    Goal,
    Move,
    Position,
    ProblemKind,
    Refusal,
    Refused,
    Sentence,
    Settings,
    unreadable,
)
from joute.problems.problem import REFEREE, Problem
from joute.records import make_settings
from joute.records.words import find_words


@dataclass(frozen=True, slots=True)
class Posed:
    """A problem ready to be solved; `goal` is None where a referee is asked."""

    problem: Problem
    game: Game
    settings: Settings
    position: Position
    goal: Goal | None

    @property
    def kind(self) -> ProblemKind:
        return self.goal.kind if self.goal else ProblemKind.REFEREE

    @property
    def question(self) -> Sentence:
        if self.goal is None:
            return _REFEREE
        if self.goal.given is None:
            return self.goal.question
        given = self.goal.given(self.position, self.problem.seat)
        return Sentence(f"{given.fr} {self.goal.question.fr}", f"{given.en} {self.goal.question.en}")

    def judge(self, text: str) -> Refusal | Effects[Position]:
        """A move as it is written, judged for whoever solves."""
        move = self.game.read_move(text)
        return move if isinstance(move, Refusal) else self.position.judge(self.problem.seat, move)

    def worth(self, effects: Effects[Position]) -> int | None:
        """What a legal move is worth for the question; None where it is not one the question is about."""
        if self.goal is None or not self.goal.admits(effects):
            return None
        return self.goal.worth(self.position, self.problem.seat, effects)


_REFEREE = Sentence(
    "Vous arbitrez : ce coup est-il légal ? Sinon, quel article le refuse ?",
    "You are the referee: is this move legal? If not, which article refuses it?",
)


def pose(problem: Problem) -> Posed | Refusal:
    """The problem with its position read; a refusal where its text does not hold together."""
    try:
        game = registry.find(problem.game)
        settings = problem_settings(game, dict(problem.options), problem.seats)
        if isinstance(settings, Refusal):
            return settings
        position = game.position(problem.position, settings)
    except Refused as refused:
        return refused.refusal
    goal = game.problems.goal(problem.goal)
    if goal is None and problem.goal != REFEREE:
        return unreadable("unknown_goal", goal=problem.goal, game=game.title)
    if position.on_turn() != problem.seat:
        return unreadable("not_on_turn", seat=problem.seat)
    return Posed(problem, game, settings, position, goal)


def problem_settings(game: Game, options: dict[str, str], seats: int | None = None) -> Settings | Refusal:
    """The agreement under which a problem of the game is set, with our own dictionary."""
    chosen = seats if seats is not None else game.least_seats
    return make_settings(game, str(chosen), options, lambda its, agreed: find_words(its, agreed, _no_list))


def _no_list(name: str) -> Refusal:
    return unreadable("no_lists", name=name[:80])


def moves_of(posed: Posed) -> list[Move] | None:
    """Every move the question is about; None where the listing leaves some out."""
    listing = posed.position.moves(posed.problem.seat)
    if not listing.complete and (posed.goal is None or listing.note != posed.goal.bound):
        return None
    return list(listing)
