"""A rollout: the rest of a game played out, every player laying as many squares as possible."""

from __future__ import annotations

from joute.bots.budget import Deadline
from joute.bots.demo.hands import burden, quick, value
from joute.bots.demo.scratch import left_after, mat_after
from joute.games.demo.engine import PlaySearch, Row

WIN = 200.0
_SPARE = 0.15
"""The part of the time that is left over when playing out ends: a busy machine may take it."""
_COMPARED = 6
_MOST_TURNS = 60
_A_TURN = 10
_A_POINT = 0.25


def likely(search: PlaySearch, mat: bytes, hand: bytes) -> tuple[Row, bytes] | None:
    """One of the longest plays, by what it leaves."""
    found = ((row, left_after(hand, row)) for row in search.longest(mat, hand, _COMPARED))
    return min(found, key=lambda each: burden(each[1]), default=None)


def result(search: PlaySearch, mat: bytes, hands: tuple[bytes, ...], deadline: Deadline) -> float | None:
    """What the game brings the first hand's player if all play on, the sooner the better; the second moves.

    A player with a large hand is left out of it: then only the own race is measured. None if time runs out.
    """
    held = list(hands)
    turns, passes, mover = 0, 0, 0
    for _ in range(_MOST_TURNS):
        if passes == len(held) or not held[mover]:
            break
        if deadline.over(_SPARE * deadline.budget_ms):
            return None
        mover = (mover + 1) % len(held)
        turns += mover == 0
        chosen = likely(search, mat, held[mover]) if quick(held[mover]) else None
        passes = 0 if chosen else passes + 1
        if chosen:
            mat, held[mover] = mat_after(mat, chosen[0]), chosen[1]
    return _won(held) - _A_TURN * turns


def _won(held: list[bytes]) -> float:
    """The sign of the outcome, and a little of what is paid."""
    own, *others = map(value, held)
    if held[0] and all(held[1:]):
        others = [other - own for other in others]
        lowest = min(others)
        paid = sum(others) if lowest >= 0 else lowest
    else:
        paid = sum(others) if not held[0] else -own
    return _A_POINT * paid + (WIN if paid > 0 else -WIN if paid < 0 else 0.0)
