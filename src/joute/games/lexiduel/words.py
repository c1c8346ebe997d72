"""The words a move makes, and which of them are not allowed (LXD-5, LXD-6)."""

from __future__ import annotations

from joute.dictionary import Dictionary
from joute.games.lexiduel.board import word
from joute.games.lexiduel.material import SHAPE
from joute.games.lexiduel.plan import Plan
from joute.play import Refusal, illegal
from joute.play.grid import Direction, Grid, Run


def words_made(after: Grid, plan: Plan) -> tuple[tuple[Run, ...], tuple[Run, ...]]:
    """The stated word, then every other run of two or more letters that holds a new letter (LXD-5)."""
    stated = Run(plan.move.direction, plan.move.squares() or ())
    runs = [after.run(square, direction) for direction in Direction for square in plan.laid]
    others = dict.fromkeys(run for run in runs if len(run) >= 2 and run != stated)
    return (stated,), tuple(
        sorted(others, key=lambda run: (run.direction is not stated.direction, run.squares))
    )


def refuse_words(after: Grid, plan: Plan, dictionary: Dictionary) -> Refusal | None:
    """The first word that is not allowed: one made by contact (LXD-5) before the stated one (LXD-6)."""
    stated, others = words_made(after, plan)
    return _refuse("LXD-5", "contact", after, others, dictionary) or _refuse(
        "LXD-6", "word", after, stated, dictionary
    )


def _refuse(
    article: str, reason: str, after: Grid, runs: tuple[Run, ...], dictionary: Dictionary
) -> Refusal | None:
    for run in runs:
        made = word(after, run)
        if made not in dictionary:
            why = dictionary.verdict(made).reason
            return illegal(
                article, f"{reason}_{why.replace('-', '_')}", SHAPE.names(run.squares), word=made, why=why
            )
    return None
