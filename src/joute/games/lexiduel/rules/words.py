"""The words a move makes, and which of them are not allowed (LXD-5, LXD-6)."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.lexiduel.board import word
from joute.games.lexiduel.material import SHAPE
from joute.games.lexiduel.rules.plan import Plan
from joute.play import Refusal, illegal
from joute.play.grid import Grid, Run


@dataclass(frozen=True, slots=True)
class Made:
    """The stated word, and every other run of two or more letters that holds a new letter (LXD-5)."""

    stated: Run
    others: tuple[Run, ...]


def words_made(after: Grid, plan: Plan) -> Made:
    stated = Run(plan.move.direction, plan.move.squares() or ())
    runs = [run for run in after.runs_through(plan.laid) if run != stated]
    runs.sort(key=lambda run: (run.direction is not stated.direction, run.squares))
    return Made(stated, tuple(runs))


def refuse_words(after: Grid, made: Made, dictionary: Dictionary) -> Refusal | None:
    """The first word that is not allowed: one made by contact (LXD-5) before the stated one (LXD-6)."""
    return _refuse("LXD-5", "contact", after, made.others, dictionary) or _refuse(
        "LXD-6", "word", after, (made.stated,), dictionary
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
