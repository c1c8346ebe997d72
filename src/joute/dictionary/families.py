"""The same meaning or not (JAG-12), from the readings of two words."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary.inflections import Analysis
from joute.dictionary.kinship import kinship
from joute.dictionary.readings import Family

_DIFFERENT = Family(False, "")
COMMON_WITHIN = 1  # bands of frequency

# How many bands rarer than its lemma a verb's form is, by the ranks of the published word list.
RARER = {
    "ppas": 1,
    "ppre": 1,
    "ipre": 1,
    "spre": 1,
    "impe": 1,
    "iimp": 2,
    "ifut": 2,
    "cond": 2,
    "ipsi": 2,
    "simp": 4,
}


def form_frequency(analysis: Analysis) -> int:
    """How common a form is: its lemma's band, less what its tense costs."""
    return max(0, analysis.attributes.frequency - RARER.get(analysis.grammar.tense, 0))


@dataclass(frozen=True, slots=True)
class Senses:
    """What one word may mean, as far as its kin are asked for: found once, compared with many words."""

    lemmas: frozenset[str]
    commonest: frozenset[str]
    """The lemmas of its commonest readings."""
    stems: tuple[int, ...]
    """The stems of the readings nearly as common as these."""


def senses_of(analyses: list[Analysis]) -> Senses:
    frequencies = [form_frequency(each) for each in analyses]
    most = max(frequencies, default=0)
    told = list(zip(frequencies, analyses, strict=True))
    return Senses(
        frozenset(each.lemma for each in analyses),
        frozenset(each.lemma for frequency, each in told if frequency == most),
        tuple(sorted({each.stem for frequency, each in told if frequency >= most - COMMON_WITHIN})),
    )


def family_of(one: Senses, other: Senses) -> Family:
    """A lemma shared by any of the readings, or kinship between those that come to mind."""
    if not one.lemmas.isdisjoint(other.lemmas):
        return Family(True, min(one.lemmas & other.lemmas))
    if _known_strangers(one, other):
        return _DIFFERENT
    for first in one.stems:
        for second in other.stems:
            if link := kinship().link(first, second):
                return Family(True, link)
    return _DIFFERENT


def _known_strangers(one: Senses, other: Senses) -> bool:
    """Whether a judgement sets the commonest readings apart: VENT is no VENTE, though it may « venter »."""
    strangers = kinship().strangers
    return all(strangers(first, second) for first in one.commonest for second in other.commonest)
