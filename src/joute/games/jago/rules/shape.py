"""What can be seen of a turn without a dictionary (JAG-6, JAG-11, JAG-14, JAG-15)."""

from __future__ import annotations

from joute.games.jago.board import is_connected
from joute.games.jago.material import CENTRE, SHAPE, replacements_allowed
from joute.games.jago.moves import Word
from joute.games.jago.rules.change import Change
from joute.play import Refusal, illegal


def refuse_shape(change: Change, forms: tuple[Word, ...]) -> Refusal | None:
    """The first of these rules that the change breaks."""
    placing = _refuse_placing(change) or _refuse_quota(change)
    return placing or _refuse_return(change, forms) or _refuse_own(change)


def _refuse_placing(change: Change) -> Refusal | None:
    """JAG-6."""
    if change.before.is_empty:
        if not change.words:
            return illegal("JAG-6", "first_word_short", SHAPE.names(change.laid))
        if not change.after.filled(CENTRE):
            return illegal("JAG-6", "centre_missed", (SHAPE.name(CENTRE),))
    if not is_connected(change.after):
        return illegal("JAG-6", "not_connected", SHAPE.names(change.laid))
    return None


def _refuse_quota(change: Change) -> Refusal | None:
    """JAG-11."""
    for old in change.old_words():
        most = replacements_allowed(len(old.letters))
        if old.opponents and len(old.replaced) > most:
            squares = SHAPE.names(old.replaced)
            return illegal(
                "JAG-11", "too_many_replaced", squares, word=old.letters, replaced=len(squares), most=most
            )
    return None


def _refuse_return(change: Change, forms: tuple[Word, ...]) -> Refusal | None:
    """JAG-14. Runs never shrink: an earlier form of a run can only come back on the very same squares."""
    for new in change.words:
        if any(form.letters == new.letters and form == new.as_word() for form in forms):
            return illegal("JAG-14", "earlier_form", SHAPE.names(new.run.squares), word=new.letters)
    return None


def _refuse_own(change: Change) -> Refusal | None:
    """JAG-15, where no word of the opponent's runs through the square at all."""
    stealable = {square for old in change.old_words() if old.opponents for square in old.replaced}
    unpaid = tuple(square for square in change.replaced if square not in stealable)
    return illegal("JAG-15", "replaced_for_nothing", SHAPE.names(unpaid)) if unpaid else None
