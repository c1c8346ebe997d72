"""What a player missed in a finished game, and the shipped problems that ask for the same thing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from joute.play import Effects, Game, Goal, Position, ProblemKind, Seat, Sentence
from joute.problems.answering import MOST_REPLIES
from joute.problems.problem import Problem
from joute.problems.sentences import amount
from joute.problems.shelf import problems_of
from joute.problems.valuing import judged, quick_value

LOOKED_AT = 10
"""A player's last moves: the game was decided there, and nobody waits long for them."""
_GRAVEST_FIRST = (ProblemKind.WIN, ProblemKind.DEFEND, ProblemKind.MOST)


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the game, as it was played."""

    number: int
    """Counted from 1 in the record."""
    seat: Seat
    before: Position
    effects: Effects[Position]


@dataclass(frozen=True, slots=True)
class Missed:
    """A move that was there and was not played; by the listing, not by a machine's opinion."""

    number: int
    goal: Goal
    better: Effects[Position]
    gap: int
    """How much more it was worth for the goal."""

    @property
    def told(self) -> Sentence:
        move = self.better.move.text()
        if self.goal.kind is ProblemKind.MOST:
            gap = amount(self.goal, self.gap)
            return Sentence(
                f"Au coup {self.number}, {move} faisait mieux, de {gap.fr}.",
                f"At move {self.number}, {move} was better by {gap.en}.",
            )
        what = self.goal.unit
        return Sentence(
            f"Au coup {self.number}, {move} était possible : {what.fr.partition('|')[0]}.",
            f"At move {self.number}, {move} was possible: {what.en.partition('|')[0]}.",
        )


def worst_missed(game: Game, steps: Sequence[Step], seat: Seat) -> Missed | None:
    """A win before a defence before points; then what was worth most, then the latest."""
    own = [step for step in steps if step.seat == seat and step.before.on_turn() == seat][-LOOKED_AT:]
    following = {step.number: after for step, after in pairwise(steps)}
    found = [each for step in own for each in _missed(game, step, following.get(step.number))]
    return max(found, key=_gravity, default=None)


def problems_like(game: Game, missed: Missed | None) -> list[Problem]:
    """Moves to find in that game: the same question first, then the same kind, the easiest first."""

    def distance(problem: Problem) -> tuple[bool, bool, int, int]:
        goal = game.problems.goal(problem.goal)
        other_goal = missed is not None and goal != missed.goal
        other_kind = missed is not None and (goal is None or goal.kind is not missed.goal.kind)
        return (other_kind, other_goal, problem.level, problem.number)

    return sorted((each for each in problems_of(game.name) if not each.for_referees), key=distance)


def _gravity(missed: Missed) -> tuple[int, int, int]:
    return (-_GRAVEST_FIRST.index(missed.goal.kind), missed.gap, missed.number)


def _missed(game: Game, step: Step, answer: Step | None) -> Iterator[Missed]:
    """What each question would have had for an answer here, where the move played is none."""
    listing = step.before.moves(step.seat)
    count = listing.count()
    for goal in game.problems.goals:
        if count > game.problems.most_moves or not (listing.complete or listing.note == goal.bound):
            continue
        if goal.beyond:
            better = _defence(goal, step, answer, count)
            gap = 1
        elif goal.survey is None and count > MOST_REPLIES:
            continue
        else:
            better, gap = _more(goal, step)
        if better:
            yield Missed(step.number, goal, better, gap)


def _more(goal: Goal, step: Step) -> tuple[Effects[Position] | None, int]:
    """The best move of the listing, and how much more it is worth than the one played."""
    done = None if goal.survey else judged(step.before, step.seat, step.before.moves(step.seat))
    valued = quick_value(step.before, step.seat, goal, done)
    if valued is None or not valued.best or valued.certificate.best < goal.least:
        return None, 0
    gap = valued.certificate.best - goal.worth(step.before, step.seat, step.effects)
    return (valued.best[0], gap) if gap > 0 else (None, 0)


def _defence(goal: Goal, step: Step, answer: Step | None, count: int) -> Effects[Position] | None:
    """A move that no reply refutes, where the reply that was played refuted the one made."""
    beyond = goal.beyond
    if beyond is None or beyond.answers or answer is None or answer.seat == step.seat:
        return None
    refuted = beyond.refutes(answer.effects, step.seat, beyond.listing)
    if not refuted or count > beyond.most_moves or not goal.suits(step.before):
        return None
    for done in judged(step.before, step.seat, step.before.moves(step.seat)):
        after = done.after
        few = after.moves(after.on_turn() or step.seat).count() <= beyond.most_replies
        if few and goal.admits(done) and beyond.stands(step.before, step.seat, done):
            return done
    return None
