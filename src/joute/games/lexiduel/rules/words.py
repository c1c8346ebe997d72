"""The words a move makes, and which of them are not allowed (LXD-5, LXD-6)."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.lexiduel.board import word
from joute.games.lexiduel.material import SHAPE
from joute.games.lexiduel.rules.plan import Plan
from joute.play import Refusal, illegal
from joute.play.grid import Grid, Run
from joute.play.words import refuse_contact, refuse_word


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
    """LXD-5 speaks where a word made by contact is not allowed, else LXD-6 of the stated one.

    Where both are wrong, it is the stated one that LXD-5 names: it is what the player wrote.
    """
    touching = next((run for run in made.others if word(after, run) not in dictionary), None)
    stated, squares = word(after, made.stated), SHAPE.names(made.stated.squares)
    if touching is None and stated in dictionary:
        return None
    if touching and stated in dictionary:
        names = SHAPE.names(touching.squares)
        return refuse_contact("LXD-5", dictionary, word(after, touching), names)
    if touching:
        return refuse_word("LXD-5", dictionary, stated, squares)
    return _refuse_alone(after, made, dictionary) or refuse_word("LXD-6", dictionary, stated, squares)


def _refuse_alone(after: Grid, made: Made, dictionary: Dictionary) -> Refusal | None:
    """LXD-6, LXD-9: an amorce is a word by itself, whatever it makes with the letters before and after it."""
    whole = after.run(made.stated.squares[0], made.stated.direction)
    if whole == made.stated or word(after, whole) not in dictionary:
        return None
    squares = SHAPE.names(made.stated.squares)
    return illegal("LXD-6", "amorce_alone", squares, word=word(after, made.stated))
