"""The same meaning or not (JAG-12), from the readings of two words."""

from __future__ import annotations

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


def family_of(one: list[Analysis], other: list[Analysis]) -> Family:
    """A lemma shared by any of the readings, or kinship between those that come to mind."""
    shared = {analysis.lemma for analysis in one} & {analysis.lemma for analysis in other}
    if shared:
        return Family(True, min(shared))
    if _known_strangers(one, other):
        return _DIFFERENT
    for first in _common_stems(one):
        for second in _common_stems(other):
            if link := kinship().link(first, second):
                return Family(True, link)
    return _DIFFERENT


def _known_strangers(one: list[Analysis], other: list[Analysis]) -> bool:
    """Whether a judgement sets the commonest readings apart: VENT is no VENTE, though it may « venter »."""
    return all(
        kinship().strangers(first, second)
        for first in _commonest_lemmas(one)
        for second in _commonest_lemmas(other)
    )


def _commonest_lemmas(analyses: list[Analysis]) -> set[str]:
    most = max(map(form_frequency, analyses), default=0)
    return {analysis.lemma for analysis in analyses if form_frequency(analysis) == most}


def _common_stems(analyses: list[Analysis]) -> list[int]:
    """The stems of the readings nearly as common as the commonest."""
    most = max(map(form_frequency, analyses), default=0)
    return sorted({one.stem for one in analyses if form_frequency(one) >= most - COMMON_WITHIN})
