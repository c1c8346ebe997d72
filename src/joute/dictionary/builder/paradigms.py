"""Lexemes packed as stem + paradigm: some 500 tables of endings inflect all the stems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from joute.dictionary.builder.features import Features
from joute.dictionary.builder.lexemes import Attributes, Lexeme
from joute.dictionary.builder.prefixes import shared_start
from joute.letters import capitals, is_word_shaped


@dataclass(frozen=True, slots=True, order=True)
class Paradigm:
    """The lemma's ending, and the ending of every form with its grammar."""

    lemma_ending: str
    endings: tuple[tuple[str, Features], ...]


@dataclass(frozen=True, slots=True)
class Stem:
    """A lexeme as stored: the letters all its forms begin with, its paradigm and attributes by number."""

    text: str
    paradigm: int
    attributes: int
    zipf: float

    @property
    def key(self) -> str:
        return capitals(self.text)


@dataclass(frozen=True, slots=True)
class Grammar:
    """All the stems in the order of their keys, and the tables their numbers point into."""

    stems: list[Stem]
    paradigms: list[Paradigm]
    attributes: list[Attributes]


def pack_lexemes(lexemes: Iterable[Lexeme]) -> Grammar:
    """The grammar of all forms that a board can hold."""
    lexemes = list(lexemes)
    letters = _board_letters(form for lexeme in lexemes for form, _ in lexeme.forms)
    split = [
        (*_split(lexeme.lemma, forms), lexeme.attributes, lexeme.zipf)
        for lexeme in lexemes
        if (forms := [item for item in lexeme.forms if len(item[0]) > 1 and letters.issuperset(item[0])])
    ]
    by_use = Counter(paradigm for _, paradigm, _, _ in split)
    paradigms = sorted(by_use, key=lambda paradigm: (-by_use[paradigm], paradigm))
    attributes = sorted({attributes for _, _, attributes, _ in split}, key=_attributes_order)
    paradigm_numbers = {paradigm: number for number, paradigm in enumerate(paradigms)}
    attribute_numbers = {value: number for number, value in enumerate(attributes)}
    zipfs: dict[tuple[str, int, int], float] = {}
    for text, paradigm, value, zipf in split:
        stem = text, paradigm_numbers[paradigm], attribute_numbers[value]
        zipfs[stem] = max(zipf, zipfs.get(stem, 0.0))  # two entries that are inflected alike
    stems = [Stem(*stem, zipf) for stem, zipf in zipfs.items()]
    return Grammar(sorted(stems, key=_stem_order), paradigms, attributes)


def _board_letters(forms: Iterable[str]) -> set[str]:
    """The characters that lie on a board as letters A–Z."""
    return {character for character in set().union(*forms) if is_word_shaped(capitals(character))}


def _split(lemma: str, forms: list[tuple[str, Features]]) -> tuple[str, Paradigm]:
    stem = shared_start([lemma, *(form for form, _ in forms)])
    endings = sorted((form[len(stem) :], features) for form, features in forms)
    return stem, Paradigm(lemma[len(stem) :], tuple(endings))


def _stem_order(stem: Stem) -> tuple[str, str, int, int]:
    return stem.key, stem.text, stem.paradigm, stem.attributes


def _attributes_order(value: Attributes) -> tuple[str, list[str], int, bool]:
    return value.reason, sorted(value.classes), value.frequency, value.pronominal


def accent_marks(text: str) -> str:
    """What turns the key in small letters back into the text: « PECH » → « Bê » (second letter, ê)."""
    marks = []
    position = 0
    for character in text:
        letters = capitals(character)
        if character != letters.lower():
            marks.append(chr(ord("A") + position) + character)
        position += len(letters)
    return "".join(marks)
