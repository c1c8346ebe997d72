"""Problems as pages read them: the question with its position, the verdict on a try, the solution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from joute.messages.shared import EffectsInfo, RefusalInfo, Said, Told

Kind = Literal["most", "win", "defend", "referee"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemLine:
    """A problem in a list."""

    key: str
    game: str
    kind: Kind
    level: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemInfo:
    """All that is needed to look for the answer, and to be helped without a network."""

    key: str
    game: str
    kind: Kind
    level: int
    day: int
    """The number of the day it was asked for; 0 where it was asked for by name."""
    date: str
    question: Said
    unit: Said
    """What is counted, « point|points »; empty for referees."""
    best: int
    """What the best move is worth; 0 for referees."""
    position: str
    seats: int
    options: dict[str, str]
    seat: int
    view: object
    move: str
    """What a referee is asked about; empty otherwise."""
    composition: object
    """That move as it would be laid on the board; nothing where it cannot be."""
    choices: tuple[str, ...]
    """The articles a referee chooses from."""
    hints: tuple[Said, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LikeWanted:
    """A finished game, and whose moves are looked at."""

    record: str
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LikeAnswer:
    """What was missed most there, and problems that ask for the same, the nearest first."""

    ply: int
    """Counted from 1; 0 where nothing was missed that problems ask for."""
    told: Said
    lines: tuple[ProblemLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TryWanted:
    answer: str
    """A move, or a referee's answer: `legal` or an article."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyInfo:
    """What the next player answers to a wrong try."""

    seat: int
    effects: EffectsInfo
    told: Told
    view: object


@dataclass(frozen=True, slots=True, kw_only=True)
class TryAnswer:
    solved: bool
    told: Told
    effects: EffectsInfo | None
    refusal: RefusalInfo | None
    worth: int | None
    """What the move is worth for the question; nothing where it is not about it."""
    view: object
    """The board after the move, where it is legal."""
    reply: ReplyInfo | None
    proof: Said | None
    """Only with a right answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SolutionInfo:
    moves: tuple[EffectsInfo, ...]
    told: Told
    refusal: RefusalInfo | None
    """Why a referee refuses the move."""
    proof: Said
    view: object
