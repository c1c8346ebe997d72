"""What a problem may ask of a player: a goal, and what each move is worth for it. Games name their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from joute.play.beyond import Beyond
from joute.play.effects import Effects
from joute.play.moves import Move, Seat
from joute.play.position import Position
from joute.play.sentences import Sentence

Worth = Callable[[Position, Seat, Effects[Position]], int]
"""The position before, who moves, what the move does: how much it is worth for the goal."""


@dataclass(frozen=True, slots=True)
class Survey:
    """A game's own quick look at all moves, where the judge would take long: it finds, the judge proves."""

    moves: int
    best: int
    second: int
    found: tuple[Move, ...]
    """The moves worth the best."""


def surveyed(moves: Sequence[Move], worths: Sequence[int]) -> Survey:
    """What those worths come to, move by move."""
    best = max(worths, default=0)
    second = max((worth for worth in worths if worth < best), default=-1)
    found = (move for move, worth in zip(moves, worths, strict=True) if worth == best)
    return Survey(len(moves), best, second, tuple(found))


class ProblemKind(StrEnum):
    """What sort of question a problem asks."""

    MOST = "most"
    """Which move gains most this turn?"""
    WIN = "win"
    """Which move wins, or goes out, this turn?"""
    DEFEND = "defend"
    """Which move leaves the next player nothing?"""
    REFEREE = "referee"
    """Is this move legal, and if not, which article refuses it?"""


def main_word(effects: Effects[Position]) -> str:
    """The first word a move makes: moves that share it are one idea."""
    return effects.words[0] if effects.words else effects.move.text()


def wins(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    """1 where the move decides the game for whoever makes it."""
    outcome = effects.after.outcome()
    return int(outcome is not None and outcome.winners == (seat,))


@dataclass(frozen=True, slots=True)
class Goal:
    """One question that is exact in this game: every move is listed, and the listing settles it."""

    name: str
    kind: ProblemKind
    question: Sentence
    worth: Worth
    unit: Sentence
    """What a worth counts: « point|points »."""
    sheds: bool = False
    """Whether it counts what one gets rid of, rather than what one has."""
    least: int = 1
    """A best move worth less makes no problem."""
    fewest: int = 6
    """Nor do fewer moves than this: they are no choice."""
    lacks: Callable[[Position, Seat, Effects[Position]], Sentence] | None = None
    """Why a legal move does not reach the goal, in a sentence that does not give the answer away."""
    word: Callable[[Effects[Position]], str] = main_word
    """The word to look for: people must know it, and hints are about it."""
    idea: Callable[[Effects[Position]], str] = main_word
    """What all right answers share."""
    admits: Callable[[Effects[Position]], bool] = lambda _: True
    """Whether the move is one that the question is about."""
    outside: Sentence | None = None
    """What is said of a move that it is not about."""
    free_words: bool = False
    """Whether any word may go with the answer: then only the one to look for must be known."""
    only: bool = False
    """Whether the answer is the only idea that is legal at all: then there is no second best."""
    plain: bool = True
    """Whether the weakest machine's first idea is a giveaway: not where machines see what people do not."""
    suits: Callable[[Position], bool] = lambda _: True
    """Whether the position is worth the question; only makers of problems ask."""
    survey: Callable[[Position, Seat], Survey] | None = None
    bound: str = ""
    """The note of a listing that is not complete but holds every move the question is about."""
    beyond: Beyond | None = None
    """Where replies decide: then the problem's proof lists those that refute the other moves."""
    given: Callable[[Position, Seat], Sentence] | None = None
    """What whoever solves is told besides the question: hidden letters that the proof rests on."""
    proved: Sentence | None = None
    """What the proof says besides counting the moves."""


@dataclass(frozen=True, slots=True)
class ProblemRules:
    """What problems of a game are made from: its goals, and the agreement they are set under."""

    goals: tuple[Goal, ...] = ()
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    most_moves: int = 25_000
    """A position with more moves is no problem: nobody could hold them in mind, nor a machine check them."""

    def goal(self, name: str) -> Goal | None:
        return next((goal for goal in self.goals if goal.name == name), None)
