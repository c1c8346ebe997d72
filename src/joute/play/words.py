"""A word that may not be played, or is made on the way: the refusal, a sentence for each reason it has."""

from __future__ import annotations

from collections.abc import Mapping

from joute.dictionary import Dictionary
from joute.play.refusal import Refusal, illegal
from joute.play.sentences import Sentence
from joute.play.verdicts import code_of, word_sentences

WORD_SENTENCES: Mapping[str, Sentence] = word_sentences(
    "word",
    Sentence(
        "{word} n’est pas admis : {why}. Essayez un autre mot",
        "{word} is not allowed: {why}. Try another word",
    ),
)
CONTACT_SENTENCES: Mapping[str, Sentence] = word_sentences(
    "contact",
    Sentence(
        "vos lettres formeraient aussi {word}, qui n’est pas admis : {why}. Posez ailleurs, ou changez "
        "de mot",
        "your letters would also form {word}, which is not allowed: {why}. Lay elsewhere, or change the word",
    ),
)
"""The word may be good, and its place is not: it touches letters with which another word is read."""


def refuse_word(article: str, dictionary: Dictionary, word: str, squares: tuple[str, ...] = ()) -> Refusal:
    """The refusal of a word that is not in the dictionary, by why it is not."""
    return _refuse("word", article, dictionary, word, squares)


def refuse_contact(article: str, dictionary: Dictionary, word: str, squares: tuple[str, ...]) -> Refusal:
    """The refusal of a word that nobody wrote: the letters laid make it with those beside them."""
    return _refuse("contact", article, dictionary, word, squares)


def _refuse(code: str, article: str, dictionary: Dictionary, word: str, squares: tuple[str, ...]) -> Refusal:
    why = dictionary.verdict(word).reason
    return illegal(article, f"{code}_{code_of(why)}", squares, word=word, why=why)
