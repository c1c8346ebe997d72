"""A word that may not be played: the refusal, and its sentence for each of the dictionary's reasons."""

from __future__ import annotations

from collections.abc import Mapping

from joute.dictionary import Dictionary, Reason
from joute.play.refusal import Refusal, illegal
from joute.play.sentences import Sentence
from joute.play.verdicts import VERDICTS, code_of

WORD_SENTENCES: Mapping[str, Sentence] = {
    f"word_{code_of(reason)}": Sentence(
        f"{{word}} n’est pas admis : {why.fr}. Essayez un autre mot",
        f"{{word}} is not allowed: {why.en}. Try another word",
    )
    for reason, why in VERDICTS.items()
    if reason is not Reason.ALLOWED
}


def refuse_word(article: str, dictionary: Dictionary, word: str, squares: tuple[str, ...] = ()) -> Refusal:
    """The refusal of a word that is not in the dictionary, by why it is not."""
    why = dictionary.verdict(word).reason
    return illegal(article, f"word_{code_of(why)}", squares, word=word, why=why)
