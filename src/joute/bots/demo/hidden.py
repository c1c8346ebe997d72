"""Ends for two in which the other player holds one square nobody has seen: whatever it may be is tried.

Each case is solved as if it were known, and a play is worth the part of the cases that it wins. A few deals
played out do not tell one play in ten from one in twenty.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from joute.bots.demo.endgame import Endgame, TooLong
from joute.bots.demo.reasons import PASSED, explain
from joute.bots.demo.scratch import Scratch, spelled, taken
from joute.bots.demo.solving import LOSS, PART, PRICE_MS, listed
from joute.bots.question import Advice, Question
from joute.games.demo.engine import PlaySearch, Row, move_of, state_of
from joute.games.demo.state import State
from joute.play import PASS, Shuffle


def counted_through(question: Question, state: State, search: PlaySearch) -> list[Advice]:
    """What part of the cases each play wins; nothing where that takes too long, or a false word is asked."""
    own = state.hands[question.seat - 1]
    held = [len(hand) for seat, hand in enumerate(state.hands, 1) if seat != question.seat]
    if held != [1] or state.lost or state.terms.full_rounds:
        return []
    rows = listed(search, Scratch.of(state, question.seat))
    if rows is None or not {PASS, *map(move_of, rows)}.issuperset(question.also):
        return []
    try:
        chances = _chances(question, bool(state.passed), rows, search)
    except TooLong:
        return []
    return [_advice(len(own), row, chance) for row, chance in zip((*rows, None), chances, strict=True)]


def _chances(question: Question, passed: bool, rows: Sequence[Row], search: PlaySearch) -> list[float]:
    """Of each play, and of passing: a draw is worth half."""
    endgame = Endgame(search, int(question.deadline.buys(PRICE_MS) * PART), question.deadline)
    hands = _hands(question)
    won = [0.0] * (len(rows) + 1)
    for scratch, times in hands:
        for number, row in enumerate((*rows, None)):
            paid = endgame.after(scratch.mat, scratch.own, scratch.others[0], row, passed, LOSS)
            won[number] += times * (1.0 if paid > 0 else 0.5 if paid == 0 else 0.0)
    total = sum(times for _, times in hands)
    return [each / total for each in won]


def _hands(question: Question) -> list[tuple[Scratch, int]]:
    """What may be the case, and how many squares there are that would make it so."""
    unseen: list[str] = []

    def noted(items: Sequence[str]) -> Sequence[str]:
        unseen[:] = items
        return items

    game, view, settings = question.game, question.view, question.settings
    game.imagine(view, settings, noted)
    found: list[tuple[Scratch, int]] = []
    for square, times in sorted(Counter(unseen).items()):
        rest = [*unseen]
        rest.remove(square)
        position = game.imagine(view, settings, _always([square, *rest]))
        found.append((Scratch.of(state_of(position), question.seat), times))
    return found


def _always(items: Sequence[str]) -> Shuffle:
    """No lot at all: these, in this order."""
    return lambda _: items


def _advice(held: int, row: Row | None, chance: float) -> Advice:
    if row is None:
        return Advice(PASS, chance, PASSED, chance=chance)
    return Advice(move_of(row), chance, explain(held, spelled(taken(row))), chance=chance)
