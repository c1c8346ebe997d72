"""Every run on the board is a word (JAG-7, JAG-10)."""

from __future__ import annotations

from joute.dictionary import Dictionary, Reason
from joute.games.jago.board import all_words, words_on
from joute.games.jago.material import SHAPE
from joute.games.jago.moves import Turn, Word
from joute.play import Refusal, illegal
from joute.play.grid import Grid
from joute.play.verdicts import code_of

_NO_WORD_AT_ALL = (
    Reason.UNKNOWN,
    Reason.NOT_IN_LIST,
    Reason.TOO_SHORT,
    Reason.TOO_LONG,
    Reason.NOT_LETTERS,
)


def refuse_words(grid: Grid, turn: Turn, dictionary: Dictionary) -> Refusal | None:
    """JAG-7 speaks for every run that is no word.

    JAG-10 speaks alone where all that is wrong is a word named by the player, known but of an excluded class.
    Of several, a word that the player named comes before those made beside it.
    """
    if all(map(dictionary.__contains__, all_words(grid))):
        return None
    refusals: list[tuple[bool, Refusal]] = []
    for direction, square, letters in words_on(grid):
        if letters in dictionary:
            continue
        word, why = Word(square, direction, letters), dictionary.verdict(letters).reason
        article = "JAG-10" if word in turn.words and why not in _NO_WORD_AT_ALL else "JAG-7"
        squares = SHAPE.names(word.squares() or ())
        refused = illegal(article, f"word_{code_of(why)}", squares, word=letters, why=why)
        refusals.append((word in turn.words, refused))
    return min(refusals, key=_urgency)[1]


def _urgency(found: tuple[bool, Refusal]) -> tuple[bool, bool]:
    named, refusal = found
    return refusal.article != "JAG-7", not named
