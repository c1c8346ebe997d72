"""The jokers that long words earn, and where they may be set (DAM-18)."""

from __future__ import annotations

from joute.games.dames.material import JOKER_LENGTH, JOKERS, SHAPE, jokers_earned
from joute.games.dames.moves import Slide
from joute.games.dames.rules.journeys import Journey
from joute.play import Refusal, illegal


def refuse_jokers(way: Journey, move: Slide) -> Refusal | None:
    """Jokers may be renounced; those set must be earned, still there, and on empty squares."""
    due = jokers_earned(announced.word for announced in move.words)
    if len(move.jokers) > due:
        return illegal("DAM-18", "joker_not_earned", due=due, count=len(move.jokers), length=JOKER_LENGTH)
    left, used = way.before.jokers_left(), set[int]()
    for joker in move.jokers:
        if joker.letter not in JOKERS:
            return illegal("DAM-18", "no_such_joker", letter=joker.letter)
        if joker.letter not in left:
            return illegal("DAM-18", "joker_gone", letter=joker.letter)
        if not way.after.is_empty(joker.square) or joker.square in used:
            return illegal("DAM-18", "joker_square_taken", SHAPE.names((joker.square,)), letter=joker.letter)
        left = left.replace(joker.letter, "")
        used.add(joker.square)
    return None
