"""Turns weighed by how the round goes on: played to its end many times, the cards not seen being dealt anew.

Everybody lays what sheds most. A turn is worth the points the others are left with less one's own, and more
where that ends the game (LEX-13); the winning chance is the mean over these rounds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from joute.bots.budget import Deadline
from joute.bots.lexicon.candidates import Turn
from joute.bots.lexicon.chance import after_round
from joute.bots.question import Question
from joute.games.lexicon.engine import state_of
from joute.games.lexicon.material import value
from joute.games.lexicon.state import State

PRICE_MS = 0.25
"""A round played on: between 0.15 and 0.4 ms on one core."""
_GAME = 40.0
"""What winning or losing the game counts beside the points of the round."""
_MOST_DEALS = 150
_FEW_DEALS = 15
_GLANCES = 5
_FIRST_PART = 0.4
_KEPT = 4
"""Turns that are played on more often, once the others have fallen behind."""


@dataclass(slots=True)
class Tally:
    """What the deals so far say of a turn."""

    turn: Turn
    total: float = 0.0
    won: float = 0.0
    deals: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.deals if self.deals else self.turn.value

    @property
    def chance(self) -> float:
        """Of winning the game, once there is a deal."""
        return self.won / self.deals


class Pace:
    """Whether there is time for one more round, if it takes as long as the longest so far.

    The flag alone would come late: on a busy machine who raises it waits for a core as long as who thinks.
    """

    __slots__ = ("_deadline", "_left", "_longest")

    def __init__(self, deadline: Deadline) -> None:
        self._deadline, self._left, self._longest = deadline, deadline.left_ms(), 0.0

    def over(self) -> bool:
        left = self._deadline.left_ms()
        self._longest = max(self._longest, self._left - left)
        self._left = left
        return left <= self._longest


def by_rollout(question: Question, turns: list[Turn]) -> list[Turn]:
    """The turns, best first, by as many deals as the budget buys."""
    work = question.deadline.buys(PRICE_MS)
    tallies, pace = [Tally(turn) for turn in turns], Pace(question.deadline)
    _deal(question, pace, tallies, int(_FIRST_PART * work / len(tallies)))
    tallies.sort(key=lambda each: (each.turn.move not in question.also, -each.mean))
    if len(tallies) > 1:
        _deal(question, pace, tallies[:_KEPT], int((1 - _FIRST_PART) * work / _KEPT))
    if question.also:
        _draw_together(tallies)
    first, others = tallies[:_KEPT], [each for each in tallies[_KEPT:] if each.deals]
    if not first[0].deals:
        return []
    value, chance = min(each.mean for each in first), min(each.chance for each in first)
    return [replace(each.turn, value=each.mean, chance=each.chance) for each in first] + [
        replace(each.turn, value=min(each.mean, value), chance=min(each.chance, chance)) for each in others
    ]


def at_a_glance(question: Question, turns: list[Turn]) -> list[Turn]:
    """The turns with a chance each, where there was no time to play a single round on.

    Who goes out ends the round: the others count all they hold. Else everybody is left with half of it.
    """
    totals = [0.0] * len(turns)
    for _ in range(_GLANCES):
        state = state_of(question.imagine())
        order, limit = state.round_from(question.seat), state.terms.limit
        before = [state.scores[seat - 1] for seat in order]
        others = [value(state.cards.hands[seat - 1]) for seat in order[:-1]]
        for number, turn in enumerate(turns):
            own = value(turn.scratch.hand + (state.cards.stock[:1] if turn.drawing else ""))
            left = [held // 2 for held in (*others, own)] if own else [*others, 0]
            totals[number] += after_round(before, left, limit)
    return [replace(turn, chance=total / _GLANCES) for turn, total in zip(turns, totals, strict=True)]


def _draw_together(tallies: list[Tally]) -> None:
    """Few deals say little: what is to be compared counts the less apart, the fewer there were."""
    dealt = [each for each in tallies if each.deals]
    value = sum(each.mean for each in dealt) / max(1, len(dealt))
    chance = sum(each.chance for each in dealt) / max(1, len(dealt))
    for each in dealt:
        trusted = each.deals / (each.deals + _FEW_DEALS)
        each.total, each.won = (
            each.deals * (middle + (mean - middle) * trusted)
            for middle, mean in ((value, each.mean), (chance, each.chance))
        )


def _deal(question: Question, pace: Pace, tallies: list[Tally], deals: int) -> None:
    """So many deals, the same for every turn; one that time cuts short counts for none."""
    for _ in range(min(_MOST_DEALS, max(1, deals))):
        state = state_of(question.imagine())
        order = state.round_from(question.seat)
        results: list[list[int]] = []
        for each in tallies:
            left = None if pace.over() else _left(state, each.turn, order)
            if left is None:
                return
            results.append(left)
        before = [state.scores[seat - 1] for seat in order]
        for each, left in zip(tallies, results, strict=True):
            each.total += _worth(before, left, state.terms.limit)
            each.won += after_round(before, left, state.terms.limit)
            each.deals += 1


def _left(state: State, turn: Turn, order: tuple[int, ...]) -> list[int] | None:
    """What each is left with when the round is over; nothing where time is."""
    scratch, stock = turn.scratch, state.cards.stock
    if turn.drawing:
        scratch, stock = scratch.with_cards(scratch.hand + stock[:1], scratch.table), stock[1:]
    hands = [*(state.cards.hands[other - 1] for other in order[:-1]), scratch.hand]
    return scratch.rollout(hands, 0, stock) if scratch.hand else [value(hand) for hand in hands]


def _worth(before: list[int], left: list[int], limit: int | None) -> float:
    """To the last of the players, by what they had and what they are left with."""
    others = len(left) - 1
    points = sum(left[:-1]) / others - left[-1]
    if limit is None:
        return points
    after = [score + more for score, more in zip(before, left, strict=True)]
    out = [score >= limit for score in after]
    if all(out):
        return points + (_GAME if after[-1] < min(after[:-1]) else -_GAME)
    if out[-1]:
        return points - _GAME
    return points + _GAME * sum(out[:-1]) / others
