"""Moves that are to be weighed whether the bot would think of them or not: those an analysis asks about."""

from __future__ import annotations

from joute.bots.dames.boards import Choice, set_up
from joute.bots.dames.kernels.choices import WON
from joute.bots.dames.weighing import Weighed
from joute.bots.question import Question
from joute.games.dames.engine import state_of
from joute.games.dames.moves import Slide
from joute.play import Effects, Position


def with_asked(question: Question, position: Position, weighed: list[Weighed]) -> list[Weighed]:
    """The moves asked for before the others, with the boards the referee says they leave."""
    found: list[Weighed] = []
    for move in question.also:
        effects = position.judge(question.seat, move)
        if not isinstance(move, Slide) or not isinstance(effects, Effects):
            continue
        outcome = effects.after.outcome()
        value = 0 if outcome is None else WON if question.seat in outcome.winners else -WON
        choice = Choice(move.source, move.target, 0, 0, (), value, (0, 0))
        found.append(Weighed(choice, move, value, left=None if outcome else set_up(state_of(effects.after))))
    return [*found, *(each for each in weighed if not any(_same(each.move, one.move) for one in found))]


def asked_first(question: Question, weighed: list[Weighed]) -> list[Weighed]:
    """The moves asked for before the others: the list is about to be cut."""
    asked = [each for each in weighed if each.move in question.also]
    return [*asked, *(each for each in weighed if each not in asked)] if asked else weighed


def _same(found: Slide, asked: Slide) -> bool:
    """Whether both move the same letter and make the same words, by whatever squares, jokers aside."""
    if (found.source, found.target) != (asked.source, asked.target):
        return False
    return sorted(each.word for each in found.words) == sorted(each.word for each in asked.words)
