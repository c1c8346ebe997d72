"""What a player missed in a finished game, and the shipped problems that ask for the same thing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from joute.dictionary import Dictionary
from joute.play import Effects, Game, Goal, MoveKind, Position, ProblemKind, Seat, Sentence
from joute.problems.answering import MOST_REPLIES, MOST_SHOWN
from joute.problems.problem import Problem
from joute.problems.sentences import amount
from joute.problems.shelf import problems_of
from joute.problems.valuing import best_known, judged, value

LOOKED_AT, REPLIED_AT = 8, 2
"""A player's last moves, and the last of which the replies are looked at too: nobody waits long for them."""
_NO_TURN = frozenset(
    {
        *(MoveKind.RESIGN, MoveKind.TIMEOUT, MoveKind.END, MoveKind.FAULT, MoveKind.FLIP, MoveKind.TOUCH),
        *(MoveKind.ADOUBE, MoveKind.ACCEPT, MoveKind.PASS),
        *(MoveKind.CHALLENGE, MoveKind.CHALLENGE_RIGHT, MoveKind.CHALLENGE_WRONG),
    }
)
"""Said rather than played: what the analysis of a game leaves unjudged is no mistake to learn from either."""
_GRAVEST_FIRST = (ProblemKind.WIN, ProblemKind.DEFEND, ProblemKind.MOST)


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the game, as it was played."""

    number: int
    """Counted from 1 in the record."""
    seat: Seat
    before: Position
    effects: Effects[Position]

    @property
    def is_a_turn(self) -> bool:
        return self.before.on_turn() == self.seat and self.effects.kind not in _NO_TURN


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
        move = " + ".join(self.better.words) or self.better.move.text()
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


def worst_missed(game: Game, words: Dictionary, steps: Sequence[Step], seat: Seat) -> Missed | None:
    """A win before a defence before points; then what was worth most, then the latest."""
    own = [step for step in steps if step.seat == seat and step.is_a_turn][-LOOKED_AT:]
    numbers = {step.number for step in own[-REPLIED_AT:]}
    answers = {step.number: after for step, after in pairwise(steps) if step.number in numbers}
    found = [each for step in own for each in _missed(game, words, step, answers.get(step.number))]
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


def _missed(game: Game, words: Dictionary, step: Step, answer: Step | None) -> Iterator[Missed]:
    """What each question would have had for an answer here, where the move played is none."""
    count = step.before.moves(step.seat).count()
    for goal in game.problems.goals:
        if count > game.problems.most_moves:
            continue
        if goal.beyond:
            better = _defence(goal, step, answer, count)
            gap = 1
        elif goal.survey is None and count > MOST_REPLIES:
            continue
        else:
            better, gap = _more(goal, words, step)
        if better:
            yield Missed(step.number, goal, better, gap)


def _more(goal: Goal, words: Dictionary, step: Step) -> tuple[Effects[Position] | None, int]:
    """The best move of the listing, in the best known words, and how much more it is worth."""
    best, worth = _best(goal, step)
    gap = worth - goal.worth(step.before, step.seat, step.effects)
    if not best or worth < goal.least or gap <= 0:
        return None, 0
    return best_known(best, words)[0], gap


def _best(goal: Goal, step: Step) -> tuple[Sequence[Effects[Position]], int]:
    """Some of the best moves and their worth, by the game's own survey where it has one."""
    position, seat = step.before, step.seat
    if goal.survey:
        told = goal.survey(position, seat)
        return judged(position, seat, told.found[:MOST_SHOWN]), told.best
    valued = value(position, seat, goal, judged(position, seat, position.moves(seat)))
    return (valued.best, valued.certificate.best) if valued else ((), 0)


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
        if beyond.refuting(after, step.seat, (answer.effects.move,)):
            continue  # the same reply: most moves fall to it
        few = after.moves(after.on_turn() or step.seat).count() <= beyond.most_replies
        if few and goal.admits(done) and beyond.stands(step.before, step.seat, done):
            return done
    return None
