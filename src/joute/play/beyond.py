"""Goals that look at what is answered: a move reaches one if no reply refutes it. Games say what refutes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from joute.play.effects import Effects
from joute.play.moves import Move, Seat
from joute.play.position import Position

Listing = Callable[[Position, Seat], Iterable[Move]]
"""The moves of a seat: the generator's, or every candidate where a proof is checked without it."""
Refutes = Callable[[Effects[Position], Seat, Listing], bool]
"""What a reply does, and whose move it answers: whether that move has failed then."""


def listed_moves(position: Position, seat: Seat) -> Iterable[Move]:
    return position.moves(seat)


def legal(position: Position, seat: Seat, moves: Iterable[Move]) -> Iterator[Effects[Position]]:
    """What each of the moves does, without those that are refused."""
    for move in moves:
        ruling = position.judge(seat, move)
        if isinstance(ruling, Effects):
            yield ruling


def wins_game(effects: Effects[Position], seat: Seat) -> bool:
    outcome = effects.after.outcome()
    return outcome is not None and outcome.winners == (seat,)


def winning_move(position: Position, seat: Seat, listing: Listing) -> Effects[Position] | None:
    """A move that wins at once; None where every move was tried and none does."""
    if seat not in position.to_act():
        return None
    done = legal(position, seat, listing(position, seat))
    return next((effects for effects in done if wins_game(effects, seat)), None)


@dataclass(frozen=True, slots=True)
class Beyond:
    """How far a goal looks: to the next player's reply, or to the move that answers each reply."""

    refutes: Refutes
    listing: Listing = listed_moves
    """The moves looked at, those first that are likely to decide."""
    answers: bool = False
    """Whether every reply must be answered by a move that wins."""
    most_moves: int = 300
    most_replies: int = 1_500
    """Where there are more, the position is too large to be proved move by move."""

    def stands(self, before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG002
        """1 where no reply refutes the move: what such a goal says a move is worth."""
        if effects.after.outcome():
            return int(wins_game(effects, seat))
        return int(self.refutation(effects.after, seat) is None)

    def refutation(
        self, after: Position, seat: Seat, tried: Iterable[Move] = (), most: int | None = None
    ) -> Effects[Position] | None:
        """A reply that refutes: one of those to try first, else the first of all, or of the first so many."""
        replier = after.on_turn()
        if not replier or replier == seat:
            return None
        return self.refuting(after, seat, tried) or self.refuting(
            after, seat, islice(self.listing(after, replier), most)
        )

    def refuting(
        self, after: Position, seat: Seat, replies: Iterable[Move], listing: Listing | None = None
    ) -> Effects[Position] | None:
        """The first of these replies that refutes."""
        done = legal(after, after.on_turn() or seat, replies)
        look = listing or self.listing
        return next((reply for reply in done if self.refutes(reply, seat, look)), None)


def next_player_wins(reply: Effects[Position], seat: Seat, listing: Listing) -> bool:  # noqa: ARG001
    """Whether the reply ends the game, and not for that seat."""
    outcome = reply.after.outcome()
    return outcome is not None and outcome.winners != (seat,)


def nothing_wins_then(reply: Effects[Position], seat: Seat, listing: Listing) -> bool:
    """Whether the seat has no move after the reply that wins at once."""
    if outcome := reply.after.outcome():
        return outcome.winners != (seat,)
    return winning_move(reply.after, seat, listing) is None
