"""Wrong inflections: a stem of a word that exists with an ending that its own forms do not take.

CHEVALS and FESTIVAUX, DISEZ, PRENDU, VENIRAI, VEULONS: regular, and not French.
"""

from __future__ import annotations

from collections.abc import Iterator

from joute.dictionary.dictionary import Dictionary
from joute.dictionary.readings import Reading, Reason

_LEAST_STEM = 3
_PERSONS = ("AI", "AIS", "AIT", "AIENT", "IONS", "IEZ")
_FIRST = ("E", "ES", "ONS", "EZ", "ENT", "ANT", *_PERSONS, "A", "AS", "AMES", "ATES", "ERENT")
_OTHERS = (
    *("ONS", "EZ", "ENT", "ANT", "E", "ES", "S", "T", *_PERSONS[1:]),
    *("U", "US", "UE", "UES", "UT", "URENT", "I", "IS", "IE", "IES", "IT", "IRENT"),
    *("A", "AS", "ERENT", "ISSONS", "ISSEZ", "ISSENT", "ISSAIT", "ISSAIENT", "ISSANT"),
)
_FUTURE = ("AI", "AS", "A", "ONS", "EZ", "ONT", "AIS", "AIT", "IONS", "IEZ", "AIENT")
_INFINITIVES = ("ER", "IR", "RE", "OIR")
_PRESENT = ("ONS", "EZ", "ENT", "E")
_LIKE_BOIVENT = ("VENT", "VE", "VES", "VONS", "VEZ")
_OF_PRESENT = ("ipre", "spre", "impe")
_PLURALS = (("S", ""), ("UX", "U"), ("AUX", "AL"), ("AUX", "AIL"), ("ALS", "AU"))
_FEMININES = (("E", ""), ("EUSE", "EUR"), ("TRICE", "TEUR"), ("TEUSE", "TEUR"), ("ERESSE", "EUR"))
_LEAST_NOUN = 3


def is_wrong_form(word: str, dictionary: Dictionary) -> bool:
    """Whether a string in capitals is a regular but wrong form of a word that may be played."""
    return _is_wrong_noun(word, dictionary) or _is_wrong_verb(word, dictionary)


def _is_wrong_noun(word: str, dictionary: Dictionary) -> bool:
    """A plural or feminine made after another word's."""
    singulars = tuple(_without(word, _PLURALS))
    if any(_has(base, ("nom", "adj"), dictionary) for base in singulars):
        return True
    feminine = [base for form in (word, *singulars) for base in _without(form, _FEMININES)]
    return any(_has(base, ("nom",) if base.endswith("EUR") else ("adj",), dictionary) for base in feminine)


def _without(word: str, endings: tuple[tuple[str, str], ...]) -> Iterator[str]:
    for ending, instead in endings:
        if word.endswith(ending):
            yield word[: -len(ending)] + instead


def _has(base: str, classes: tuple[str, ...], dictionary: Dictionary) -> bool:
    """Whether a word of one of these classes has this form, and others are made of it."""
    return len(base) >= _LEAST_NOUN and any(
        reading.word_class in classes and reading.number != "pl" and reading.gender != "fem"
        for reading in _allowed(base, dictionary)
    )


def _is_wrong_verb(word: str, dictionary: Dictionary) -> bool:
    if _is_like_boivent(word, dictionary):
        return True
    for ending in _FUTURE:
        if word.endswith(ending) and _is_future_stem(word[: -len(ending)], dictionary):
            return True
    for ending in {*_FIRST, *_OTHERS}:
        stem = word[: len(word) - len(ending)]
        if len(stem) >= _LEAST_STEM and word.endswith(ending):
            groups = set(_groups(stem, dictionary))
            if (ending in _FIRST and "first" in groups) or (ending in _OTHERS and "other" in groups):
                return True
    return False


def _is_like_boivent(word: str, dictionary: Dictionary) -> bool:
    """Conjugated after boire or devoir: CROIVENT of croire, VOIVENT of voir."""
    stems = (word.removesuffix(ending) for ending in _LIKE_BOIVENT if word.endswith(f"OI{ending}"))
    return any(_is_infinitive(stem + ending, dictionary) for stem in stems for ending in ("R", "RE"))


def _is_future_stem(stem: str, dictionary: Dictionary) -> bool:
    """An infinitive, that of -re without its e, or with one too many: VENIR-AI, FAIR-AI, PRENDER-AI.

    Or a present with an -er that its own future does not have: ENVOIER-AI, COURER-AI.
    """
    if not stem.endswith("R"):
        return False
    infinitives = [stem, stem + "E"]
    if stem.endswith("ER"):
        infinitives.append(stem[:-2] + "RE")
        if _is_present(stem[:-1], dictionary):
            return True
    return any(_is_infinitive(infinitive, dictionary) for infinitive in infinitives)


def _is_present(word: str, dictionary: Dictionary) -> bool:
    return any(reading.tense in _OF_PRESENT for reading in _allowed(word, dictionary))


def _is_infinitive(word: str, dictionary: Dictionary) -> bool:
    return any(reading.tense == "infi" for reading in _allowed(word, dictionary))


def _groups(stem: str, dictionary: Dictionary) -> Iterator[str]:
    """Whose stem it is: a verb's of the first group, or another's; by its infinitive, or a present form."""
    for ending in _INFINITIVES:
        if _is_infinitive(stem + ending, dictionary):
            yield "first" if ending == "ER" else "other"
    for ending in _PRESENT:
        for reading in _allowed(stem + ending, dictionary):
            if reading.tense in _OF_PRESENT:
                yield "first" if reading.lemma.endswith("er") else "other"


def _allowed(word: str, dictionary: Dictionary) -> list[Reading]:
    if word not in dictionary:
        return []
    return [reading for reading in dictionary.readings(word) if reading.reason is Reason.ALLOWED]
