"""Which of the opponent's words a turn steals, and the colours that follow (JAG-12 to JAG-18)."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.jago.board import Board
from joute.games.jago.material import SHAPE
from joute.games.jago.meaning import same_meaning
from joute.games.jago.rules.change import Change, NewWord, OldWord
from joute.play import Refusal, illegal


@dataclass(frozen=True, slots=True)
class Thefts:
    """The old words in a turn's new ones: the opponent's that it steals, and those whose meaning stays."""

    stolen: tuple[tuple[OldWord, NewWord], ...]
    kept: tuple[tuple[OldWord, NewWord], ...]
    """Whosever they are (JAG-17)."""


def thefts_of(change: Change, dictionary: Dictionary) -> Thefts:
    stolen: list[tuple[OldWord, NewWord]] = []
    kept: list[tuple[OldWord, NewWord]] = []
    for new in change.words:
        for old in new.old:
            if same_meaning(dictionary, old.letters, new.letters):
                kept.append((old, new))
            elif old.opponents:
                stolen.append((old, new))
    return Thefts(tuple(stolen), tuple(kept))


def refuse_replacements(change: Change, thefts: Thefts) -> Refusal | None:
    """A letter may only be written over to change the meaning of the opponent's words (JAG-13, JAG-15)."""
    for old, new in thefts.kept:
        if old.opponents and old.replaced:
            squares = SHAPE.names(old.replaced)
            return illegal("JAG-13", "same_meaning", squares, old=old.letters, new=new.letters)
    paid = {square for old, _ in thefts.stolen for square in old.replaced}
    unpaid = tuple(square for square in change.replaced if square not in paid)
    return illegal("JAG-15", "replaced_for_nothing", SHAPE.names(unpaid)) if unpaid else None


def coloured(change: Change, thefts: Thefts, seat: int) -> Board:
    """JAG-17: every run that holds a laid letter turns, but for words it lengthens and that mean the same."""
    turned = set(change.laid)
    for new in change.words:
        kept = (old for old, run in thefts.kept if run is new and len(old.run) < len(new.run))
        spared = {square for old in kept for square in old.run.squares}
        turned.update(square for square in new.run.squares if square not in spared)
    board = change.before.with_letters({square: change.after[square] for square in change.laid})
    return board.turned(turned, seat)
