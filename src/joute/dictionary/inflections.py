"""The readings of a string: its stems and the endings of their paradigms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

from joute.dictionary.data_files import read_bytes, read_lines, read_numbers
from joute.dictionary.readings import Reason
from joute.letters import capitals

ZIPF_STEPS = 25
"""How finely a frequency is stored: in 25ths of a point."""

_SHORT_STEM = 1
_AFTER_THE_LAST = "~"
"""No stem: whoever reads on among stems spelled alike stops here."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """Class, gender, number, tense and person of a form."""

    word_class: str
    gender: str
    number: str
    tense: str
    person: str


@dataclass(frozen=True, slots=True)
class Attributes:
    """What all the forms of a lexeme share: why it never counts (or ALLOWED), and the classes it needs."""

    reason: Reason
    classes: int
    frequency: int
    pronominal: bool


@dataclass(frozen=True, slots=True)
class Analysis:
    """One reading of a string, before any table's options; `stem` is the number of its stem."""

    stem: int
    form: str
    lemma: str
    grammar: Grammar
    attributes: Attributes
    zipf: float
    """How often its lexeme is met today: from 0 (never) to 8, a point more is ten times as often."""


@dataclass(frozen=True, slots=True)
class _Paradigm:
    lemma_ending: str
    endings: dict[str, list[tuple[str, list[Grammar]]]]  # by capitals: the spellings and what they are


class Inflections:
    """All lexemes as stems in alphabetical order, each with a paradigm and attributes."""

    def __init__(self) -> None:
        self._stems = [*read_lines("stems.txt"), _AFTER_THE_LAST]
        self._paradigm_numbers = read_numbers("stems.paradigms", "H")
        self._attribute_numbers = read_bytes("stems.attributes")
        self._zipfs = read_bytes("stems.zipf")
        self._paradigm_lines = read_lines("paradigms.txt")
        self._paradigms: dict[int, _Paradigm] = {}
        self._grammars = [
            Grammar(*("" if name == "-" else name for name in line.split()))
            for line in read_lines("features.txt")
        ]
        self._attributes = [_parse_attributes(line) for line in read_lines("attributes.txt")]

    @cached_property
    def _accents(self) -> list[str]:
        return read_lines("accents.txt")

    def analyses(self, word: str) -> list[Analysis]:
        """All the readings of a string in capitals, in no particular order."""
        return [
            analysis for index, ending in self._fitting(word) for analysis in self._inflected(index, ending)
        ]

    def lemmas(self, word: str) -> set[str]:
        """The lemmas of all these readings, for many words at a time: none is made whole."""
        return {self.lemma(index) for index, _ in self._fitting(word)}

    def _fitting(self, word: str) -> list[tuple[int, str]]:
        """The stems that some ending of theirs makes into this string, and that ending in capitals."""
        stems, numbers, first_of = self._stems, self._paradigm_numbers, self._first_of
        paradigms, found = self._paradigms, list(self._of_short_stems.get(word, ()))
        for length in range(_SHORT_STEM + 1, len(word) + 1):
            key = word[:length]
            index = first_of.get(key)
            if index is None:
                continue
            ending = word[length:]
            while stems[index] == key:
                paradigm = paradigms.get(numbers[index]) or self._paradigm(numbers[index])
                if ending in paradigm.endings:
                    found.append((index, ending))
                index += 1
        return found

    @cached_property
    def _of_short_stems(self) -> dict[str, list[tuple[int, str]]]:
        """For each string that a stem of a letter or none makes, these stems: every word begins like some."""
        found: dict[str, list[tuple[int, str]]] = {}
        for index, stem in enumerate(self._stems[:-1]):
            if len(stem) <= _SHORT_STEM:
                for ending in self._paradigm(self._paradigm_numbers[index]).endings:
                    found.setdefault(stem + ending, []).append((index, ending))
        return found

    @cached_property
    def _first_of(self) -> dict[str, int]:
        """The first of the stems spelled alike: of equal keys a dictionary keeps what is given last."""
        backwards = range(len(self._stems) - 1, -1, -1)
        return dict(zip(reversed(self._stems), backwards, strict=True))

    def _inflected(self, index: int, ending: str) -> list[Analysis]:
        paradigm = self._paradigm(self._paradigm_numbers[index])
        stem = self._stem(index)
        attributes = self._attributes[self._attribute_numbers[index]]
        lemma = stem + paradigm.lemma_ending
        zipf = self._zipfs[index] / ZIPF_STEPS
        return [
            Analysis(index, stem + spelling, lemma, grammar, attributes, zipf)
            for spelling, grammars in paradigm.endings[ending]
            for grammar in grammars
        ]

    def proper_nouns(self, classes: int) -> set[str]:
        """The proper nouns, in capitals, that need no class but these."""
        counting = [
            each.reason is Reason.PROPER_NOUN and not each.classes & ~classes for each in self._attributes
        ]
        return {
            self._stems[index] + ending
            for index, number in enumerate(self._attribute_numbers)
            if counting[number]
            for ending in self._paradigm(self._paradigm_numbers[index]).endings
        }

    def lemma(self, stem: int) -> str:
        """The lemma that a stem, by its number, belongs to."""
        return self._stem(stem) + self._paradigm(self._paradigm_numbers[stem]).lemma_ending

    def _stem(self, index: int) -> str:
        return _accented(self._stems[index], self._accents[index])

    def _paradigm(self, number: int) -> _Paradigm:
        if number not in self._paradigms:
            self._paradigms[number] = self._parse_paradigm(self._paradigm_lines[number])
        return self._paradigms[number]

    def _parse_paradigm(self, line: str) -> _Paradigm:
        lemma_ending, *items = line.split(" ")
        endings: dict[str, list[tuple[str, list[Grammar]]]] = {}
        for item in items:
            spelling, _, numbers = item.partition(":")
            grammars = [self._grammars[int(number)] for number in numbers.split(",")]
            endings.setdefault(capitals(spelling), []).append((spelling, grammars))
        return _Paradigm(lemma_ending, endings)


def _parse_attributes(line: str) -> Attributes:
    reason, classes, frequency, pronominal = line.split()
    return Attributes(Reason(reason), int(classes), int(frequency), pronominal == "1")


def _accented(key: str, marks: str) -> str:
    """The stem as written: « PECH » and « Bê » (second letter, ê) → « pêch »."""
    text = key.lower()
    for index in range(len(marks) - 2, -1, -2):  # from the end: a ligature shortens the text
        position, character = ord(marks[index]) - ord("A"), marks[index + 1]
        text = text[:position] + character + text[position + _width(character) :]
    return text


@cache
def _width(character: str) -> int:
    """How many letters it is in capitals."""
    return len(capitals(character))


@cache
def inflections() -> Inflections:
    return Inflections()
