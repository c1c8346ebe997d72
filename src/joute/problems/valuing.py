"""Every move of a position and what it is worth: from this follow the answers and their proof."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.play import Effects, Goal, Move, Position, Seat
from joute.problems.problem import NONE_BELOW, Certificate

MOST_SOLUTIONS = 24
"""All right answers are listed: a position with more of them is no problem."""


@dataclass(frozen=True, slots=True)
class Valued:
    """What the whole listing says about one goal."""

    certificate: Certificate
    best: tuple[Effects[Position], ...]
    """Every move worth as much as the best."""

    def ideas(self, goal: Goal) -> frozenset[str]:
        return frozenset(goal.idea(effects) for effects in self.best)


def judged(position: Position, seat: Seat, moves: Iterable[Move]) -> list[Effects[Position]]:
    """What each legal move does; those the referee refuses are left out."""
    rulings = (position.judge(seat, move) for move in moves)
    return [ruling for ruling in rulings if isinstance(ruling, Effects)]


def value(position: Position, seat: Seat, goal: Goal, done: Iterable[Effects[Position]]) -> Valued | None:
    """The best moves for the goal and the proof; None where no move is one it asks about."""
    worths = [(goal.worth(position, seat, effects), effects) for effects in done if goal.admits(effects)]
    if not worths:
        return None
    most = max(worth for worth, _ in worths)
    second = max((worth for worth, _ in worths if worth < most), default=NONE_BELOW)
    best = tuple(effects for worth, effects in worths if worth == most)
    return Valued(Certificate(len(worths), most, second), best)


def quick_value(
    position: Position, seat: Seat, goal: Goal, done: list[Effects[Position]] | None
) -> Valued | None:
    """By the game's own survey where it has one, else by `done`, what the judge said of every move."""
    if goal.survey is None:
        return value(position, seat, goal, done or [])
    told = goal.survey(position, seat)
    if told.best < goal.least:
        return None
    return Valued(Certificate(told.moves, told.best, told.second), tuple(judged(position, seat, told.found)))


def best_known(best: Iterable[Effects[Position]], dictionary: Dictionary) -> list[Effects[Position]]:
    """Those whose rarest word is best known first; plain writing before jokers and second words."""

    def order(effects: Effects[Position]) -> tuple[float, int, str]:
        text = effects.move.text()
        return (-rarest(effects, dictionary), len(text), text)

    return sorted(best, key=order)


def rarest(effects: Effects[Position], dictionary: Dictionary) -> float:
    """How well known the least known word of the move is, on Zipf's scale."""
    return min((dictionary.frequency(word) for word in effects.words), default=0.0)
