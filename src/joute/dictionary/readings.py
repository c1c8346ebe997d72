"""What the dictionary answers with."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """Why a word, or one of its readings, counts or does not. The values are stable codes."""

    ALLOWED = "allowed"
    UNKNOWN = "unknown"
    NOT_IN_LIST = "not-in-list"
    PROPER_NOUN = "proper-noun"
    ACRONYM = "acronym"
    ABBREVIATION = "abbreviation"
    AFFIX = "affix"
    LOCUTION = "locution"
    UNIT = "unit"
    INTERJECTION = "interjection"
    ONOMATOPOEIA = "onomatopoeia"
    FOREIGN = "foreign"
    RARE = "rare"
    CONJUGATED = "conjugated"
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"
    NOT_LETTERS = "not-letters"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a word may be played, and why."""

    word: str
    allowed: bool
    reason: Reason


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to understand a string: a form of a lemma, and whether it counts."""

    form: str
    lemma: str
    word_class: str
    gender: str
    number: str
    tense: str
    person: str
    pronominal: bool
    reason: Reason
    frequency: int


@dataclass(frozen=True, slots=True)
class Family:
    """Whether two words share a meaning (JAG-12), and the chain of derivations that proves it."""

    same: bool
    link: str


class DictionaryError(ValueError):
    """Options or a word list that cannot be used: which field, a stable code, and the details."""

    def __init__(self, field: str, code: str, **data: str | int) -> None:
        super().__init__(f"{field}: {code} {data}" if data else f"{field}: {code}")
        self.field = field
        self.code = code
        self.data = data
