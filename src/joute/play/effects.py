"""What a legal move does, and the two answers a judge can give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from joute.play.moves import Move
from joute.play.outcome import Score
from joute.play.refusal import Refusal
from joute.play.vocabulary import MoveKind
from joute.values import swift

After = TypeVar("After", covariant=True)
Other = TypeVar("Other")


@swift
@dataclass(frozen=True, slots=True)
class Effects(Generic[After]):
    """What a legal move does. Everything but `after` is public: it names nothing hidden."""

    after: After
    """What the move leads to: a game's state among its rules, a position everywhere else."""
    move: Move
    kind: MoveKind
    words: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    gains: tuple[Score, ...] = ()
    paths: tuple[tuple[str, ...], ...] = ()
    """The squares of the words, word by word and letter by letter, in a game that has squares."""
    moved: tuple[str, ...] = ()
    """From where to where a letter has gone, in a game whose letters move."""
    resumes: bool = False
    """Whether the seat now on turn goes on with a turn it had begun, its time running on (JAG-20)."""
    fault: Refusal | None = None
    """What is wrong with the move, where a wrong move is played all the same and loses (DAM-23)."""

    def leading_to(self, after: Other) -> Effects[Other]:
        """The same effects, leading to something else. Written out: `replace` takes four times as long."""
        return Effects(
            after,
            self.move,
            self.kind,
            self.words,
            self.laid,
            self.turned,
            self.removed,
            self.gains,
            self.paths,
            self.moved,
            self.resumes,
            self.fault,
        )


Ruling = Refusal | Effects[After]
"""What a game's rules say about a move: refused, or what it does to the state."""
