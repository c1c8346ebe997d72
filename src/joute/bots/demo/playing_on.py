"""The rest of a game played out, every player laying as many squares as possible."""

from __future__ import annotations

from joute.bots.budget import Deadline
from joute.bots.demo.hands import burden, hand_after
from joute.games.demo.generate import longest_plays
from joute.games.demo.position import DemoPosition
from joute.letters import JOKER
from joute.play import ACCEPT, PASS, Move, Position, Seat

_QUICK = 13
_A_JOKER = 4
WIN = 200.0
STEP_MS = 4
_COMPARED = 6
_MOST_TURNS = 60
_A_TURN = 10
_A_POINT = 0.25


def likely(position: DemoPosition, seat: Seat) -> Move:
    """One of the longest plays, by what it leaves."""
    hand = position.hands[seat - 1]
    plays = longest_plays(position, seat, _COMPARED)
    return min(plays, key=lambda play: burden(hand_after(position, hand, play)), default=PASS)


def quick(hand: str) -> bool:
    """Whether a search of the hand is short enough to be repeated: jokers count for several squares."""
    return len(hand) + _A_JOKER * hand.count(JOKER) <= _QUICK


def result(position: Position, seat: Seat, deadline: Deadline) -> float | None:
    """What the game brings the seat if all play on, the sooner the better; None if time runs out.

    A player with a large hand is left out of it: then only the seat's own race is measured.
    """
    turns = 0
    for _ in range(_MOST_TURNS):
        if deadline.over(STEP_MS):
            return None
        assert isinstance(position, DemoPosition)
        acting = position.to_act()
        if not acting:
            break
        mover = acting[0]
        if position.closing:
            position = position.play(mover, ACCEPT)
            continue
        turns += mover == seat
        few = quick(position.hands[mover - 1])
        position = position.play(mover, likely(position, mover) if few else PASS)
    outcome = position.outcome()
    won = 0.0 if outcome is None or not outcome.winners else WIN if seat in outcome.winners else -WIN
    return won + _A_POINT * float(position.scores()[seat - 1]) - _A_TURN * turns
