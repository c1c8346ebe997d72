"""Wins by force that the look-ahead misses, proved by the referee: no such move may be called a mistake.

The look-ahead knows the words made, not the other forms they bar (DAM-13), and tries only a few moves for
whether they block (DAM-21): it takes the other side to have a word left where it has none. Too dear for play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from joute.bots.budget import Deadline
from joute.bots.dames.kernels.choices import WON
from joute.bots.dames.kernels.searching import LATER
from joute.bots.dames.weighing import Weighed
from joute.bots.question import Question
from joute.games.dames.material import opponent
from joute.play import Move, Position, Seat

PLIES = 3
"""After the move: a reply, an answer that wins, or after which each reply loses."""
_MOST_REPLIES = 64
"""With more replies hardly anything is won by force so soon, and there is no time to try them all."""


def with_proved(question: Question, position: Position, weighed: list[Weighed]) -> list[Weighed]:
    """The same, best first; moves asked for that were not the best are a win where they are proved to be."""
    best = max((each.value for each in weighed), default=0)
    proof = Proof(question.seat, question.deadline)
    found = [
        replace(each, value=LATER, answer=-WON)
        if each.move in question.also and each.value < min(best, LATER) and proof.of(position, each.move)
        else each
        for each in weighed
    ]
    return sorted(found, key=lambda each: -each.value)


@dataclass(frozen=True, slots=True)
class Proof:
    """That a seat wins, by every reply there is; none where the time is over."""

    seat: Seat
    deadline: Deadline

    def of(self, position: Position, move: Move) -> bool:
        """Whether the seat, which is to move, certainly wins with this move."""
        after = position.play(self.seat, move)
        replies = after.moves(opponent(self.seat))
        return replies.count() <= _MOST_REPLIES and self.wins(after, PLIES)

    def wins(self, position: Position, plies: int) -> bool:
        """Whether the seat certainly wins within so many plies."""
        if outcome := position.outcome():
            return outcome.winners == (self.seat,)
        mover = position.on_turn()
        if not plies or not mover:
            return False
        moves, own = position.moves(mover), mover == self.seat
        if not own and not moves.complete:
            return False
        for move in moves:
            if self.deadline.over():
                return False
            if self.wins(position.play(mover, move), plies - 1) == own:
                return own
        return not own
