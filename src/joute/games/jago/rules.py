"""The rules of a turn by stages: shape, material, words, consequences; each names the first it breaks."""

from __future__ import annotations

from joute.dictionary import Dictionary
from joute.games.jago.board import Board, all_words, is_connected, words_on
from joute.games.jago.change import Change
from joute.games.jago.material import CENTRE, SHAPE, other, replacements_allowed
from joute.games.jago.moves import Turn, Word
from joute.letters import Stock
from joute.play import Refusal, illegal
from joute.play.grid import Grid

_UNKNOWN = ("unknown", "not-in-list", "too-short", "too-long", "not-letters")


def refuse_shape(change: Change, forms: tuple[Word, ...]) -> Refusal | None:
    """What can be seen without a dictionary (JAG-6, 11, 14, 15)."""
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


def refuse_material(change: Change, rack: Stock, aside: Stock) -> Refusal | None:
    """JAG-9; the letters this turn replaces lie aside too (JAG-16)."""
    missing = rack.plus(aside).plus(change.replaced_letters()).missing(change.laid_letters())
    return illegal("JAG-9", "letters_missing", letters=" ".join(missing)) if missing else None


def refuse_words(grid: Grid, turn: Turn, dictionary: Dictionary) -> Refusal | None:
    """JAG-7 speaks for every run that is no word.

    JAG-10 speaks alone where all that is wrong is a word named by the player, known but of an excluded class.
    """
    if all(map(dictionary.__contains__, all_words(grid))):
        return None
    refusals = []
    for direction, square, letters in words_on(grid):
        if letters in dictionary:
            continue
        word, code = Word(square, direction, letters), str(dictionary.verdict(letters).reason)
        article = "JAG-10" if word in turn.words and code not in _UNKNOWN else "JAG-7"
        squares = SHAPE.names(word.squares() or ())
        refusals.append(illegal(article, f"word_{code.replace('-', '_')}", squares, word=letters, why=code))
    return min(refusals, key=lambda refusal: refusal.article != "JAG-7", default=None)


def refuse_lead(after: Board, seat: int) -> Refusal | None:
    """JAG-8."""
    own, theirs = after.count(seat), after.count(other(seat))
    return None if own > theirs else illegal("JAG-8", "no_lead", own=own, theirs=theirs)
