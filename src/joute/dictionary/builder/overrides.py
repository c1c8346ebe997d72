"""The override files: what upstream does not know, applied to its lexemes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from joute.dictionary.builder.features import Features
from joute.dictionary.builder.lexemes import Attributes, Lexeme, Overrides
from joute.dictionary.builder.sources import read_override
from joute.dictionary.readings import Reason


def read_overrides() -> Overrides:
    return Overrides(
        phrase_words=_words("phrase_words.txt"),
        foreign=_words("foreign.txt"),
        pronominal=_words("pronominal.txt"),
        no_words=_words("no_words.txt"),
    )


def _words(name: str) -> frozenset[str]:
    return frozenset(word for fields in read_override(name) for word in fields)


def link_lemmas(lexemes: Iterable[Lexeme]) -> Iterator[Lexeme]:
    """Forms that upstream files under a lemma of their own go back to theirs: YEUX to ŒIL."""
    links = {(form, word_class): lemma for form, word_class, lemma in read_override("linked_lemmas.txt")}
    for lexeme in lexemes:
        word_class = lexeme.forms[0][1].word_class
        yield replace(lexeme, lemma=links.get((lexeme.lemma, word_class), lexeme.lemma))


def abbreviations() -> Iterator[Lexeme]:
    """Everyday abbreviations that upstream lacks, so that they are refused for what they are."""
    attributes = Attributes(Reason.ABBREVIATION, frozenset(), 0, False)
    for word in sorted(_words("abbreviations.txt")):
        yield Lexeme(word, "", attributes, ((word, Features("nom", number="inv")),))
