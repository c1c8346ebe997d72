"""Every dictionary entry inflected, and which of the dictionary's classes it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from joute.dictionary.builder.affixes import (
    FORBIDDEN,
    KEEP_CASE,
    NEEDS_AFFIX,
    NO_SUGGESTION,
    UNIT_NAMES,
    UNIT_SYMBOLS,
    Affixes,
    Entry,
)
from joute.dictionary.builder.features import Features, analyse
from joute.dictionary.options import OptionalClass
from joute.dictionary.readings import Reason
from joute.letters import VOWELS, capitals

_PROPER = {"npr", "prn", "patr", "loc.patr"}
_FRAGMENTS = {"err", "pfx", "sfx", "div", "ponc", "sign", "nbro"}
_SYMBOLS = {"symb", "abty", "cc"}
_FOREIGN = {
    *("angl", "amér", "all", "néer", "fla", "norv", "sué", "dan", "isl", "finn", "ita", "esp", "port"),
    *("rus", "pol", "turc", "ara", "héb", "pers", "hind", "sskr", "chin", "jap", "afr", "étr", "etr"),
}


@dataclass(frozen=True, slots=True)
class Attributes:
    """What all the forms of a lexeme share."""

    reason: Reason
    classes: frozenset[OptionalClass]
    frequency: int
    pronominal: bool


@dataclass(frozen=True, slots=True)
class Lexeme:
    """A lemma with its forms; `identity` is the upstream number of its entry."""

    lemma: str
    identity: str
    attributes: Attributes
    forms: tuple[tuple[str, Features], ...]
    zipf: float = 0.0
    """How often it is met today, on Zipf's scale (see `frequencies`)."""


@dataclass(frozen=True, slots=True)
class Overrides:
    """What the upstream tags miss."""

    phrase_words: frozenset[str]  # words that live in set phrases only, and are words all the same
    foreign: frozenset[str]
    pronominal: frozenset[str]
    no_words: frozenset[str]  # filed as nouns, and yet symbols, or scraps of a phrase in another language


def expand(
    affixes: Affixes, entries: Iterable[Entry], overrides: Overrides, known: set[str]
) -> Iterator[Lexeme]:
    """The lexemes of all entries; `known` are the forms of the published word list."""
    entries = list(entries)
    units = _usual_units(entries, known)
    for entry in entries:
        if FORBIDDEN in entry.flags:
            continue
        stated = next(iter(entry.values("st")), entry.word)
        tags = tuple(tag for tag in entry.tags if tag.startswith(("po:", "is:")))
        yield from _lexemes(entry, stated, _own_forms(entry, affixes, tags), overrides, units)
        for lemma, forms in _prefixed_forms(entry, affixes, tags):
            yield from _lexemes(entry, lemma, forms, overrides, units)


_TaggedForms = list[tuple[str, tuple[str, ...]]]


def _own_forms(entry: Entry, affixes: Affixes, tags: tuple[str, ...]) -> _TaggedForms:
    bare = [] if NEEDS_AFFIX in entry.flags else [(entry.word, tags)]
    return bare + [(form, tags + more) for form, more in affixes.inflect(entry.word, entry.flags)]


def _prefixed_forms(
    entry: Entry, affixes: Affixes, tags: tuple[str, ...]
) -> Iterator[tuple[str, _TaggedForms]]:
    """Multiples of units: kilogramme, kg."""
    for flag in entry.flags:
        if flag not in (*UNIT_NAMES, UNIT_SYMBOLS):
            continue
        for word, rule in affixes.prefixed(entry.word, flag):
            tagged = tags + rule.tags
            bare = [(word, tagged)] if NEEDS_AFFIX not in rule.flags and flag != "Um" else []
            yield word, bare + [(form, tagged + more) for form, more in affixes.inflect(word, rule.flags)]


def _lexemes(
    entry: Entry, lemma: str, tagged: _TaggedForms, overrides: Overrides, units: set[str]
) -> Iterator[Lexeme]:
    """The entry's lexeme, in two where only some of its forms count."""
    shared = _attributes(entry, lemma, overrides, units)
    readings = dict.fromkeys((form, features) for form, tags in tagged for features in analyse(tags))
    clipped = "abr" in entry.values("lx")
    by_attributes: dict[Attributes, list[tuple[str, Features]]] = {}
    for form, features in readings:
        attributes = shared
        if len(form) == 1 or (clipped and _looks_abbreviated(capitals(form))):
            attributes = Attributes(Reason.ABBREVIATION, *_tail(shared))
        by_attributes.setdefault(attributes, []).append((form, features))
    identity = "".join(entry.values("id")[:1])
    for attributes, forms in by_attributes.items():
        yield Lexeme(lemma, identity, attributes, tuple(forms))


def _tail(attributes: Attributes) -> tuple[frozenset[OptionalClass], int, bool]:
    return attributes.classes, attributes.frequency, attributes.pronominal


def _looks_abbreviated(capital_form: str) -> bool:
    return len(capital_form) <= 2 or not VOWELS.intersection(capital_form)


def _attributes(entry: Entry, lemma: str, overrides: Overrides, units: set[str]) -> Attributes:
    verb = next((tag for tag in entry.values("po") if tag[0] == "v" and tag[1:2].isdigit()), "")
    return Attributes(
        _reason(entry, lemma, overrides, units),
        frozenset(_classes(entry, lemma, overrides)),
        int("".join(entry.values("fq")[:1]) or 0),
        # In « v1__t_p_zz » the seventh letter tells: p always pronominal, r always reciprocal.
        bool(verb) and (verb[6:7] in ("p", "r") or lemma in overrides.pronominal),
    )


def _classes(entry: Entry, lemma: str, overrides: Overrides) -> Iterator[OptionalClass]:
    if {"interj", "loc.interj"}.intersection(entry.values("po")):
        yield OptionalClass.INTERJECTIONS
    if "onom" in entry.values("lx") and "nom" not in entry.values("po"):  # BIP is a noun (LXD-6, DAM-13)
        yield OptionalClass.ONOMATOPOEIA
    if _FOREIGN.intersection(entry.values("et")) or lemma in overrides.foreign:
        yield OptionalClass.FOREIGN
    if "rare" in entry.values("lx"):
        yield OptionalClass.RARE


def _reason(entry: Entry, lemma: str, overrides: Overrides, units: set[str]) -> Reason:
    """Why the entry never counts, or ALLOWED; where several reasons hold, the most telling one."""
    classes, labels = set(entry.values("po")), set(entry.values("lx"))
    titled = lemma[:1].isupper() and len(lemma) > 1 and lemma[1:] == lemma[1:].lower()
    symbol = bool({NO_SUGGESTION, KEEP_CASE}.intersection(entry.flags) or labels & _SYMBOLS)
    if symbol or lemma == "etc" or lemma in overrides.no_words:
        return Reason.ACRONYM if "sig" in labels else Reason.ABBREVIATION
    if lemma != lemma.lower() and not (titled and "sig" not in labels):
        return Reason.PROPER_NOUN if classes & _PROPER else Reason.ACRONYM
    if titled or classes & _PROPER:
        return Reason.PROPER_NOUN
    if classes & _FRAGMENTS:
        return Reason.AFFIX
    if any(name.startswith("loc.") for name in classes) and lemma not in overrides.phrase_words:
        return Reason.LOCUTION
    if set(UNIT_NAMES).intersection(entry.flags) and lemma not in units:
        return Reason.UNIT
    return Reason.ALLOWED


def _usual_units(entries: list[Entry], known: set[str]) -> set[str]:
    """Unit names in real use: the units themselves and their everyday multiples."""
    usual = ("kilo", "hecto", "déca", "déci", "centi", "milli", "micro", "méga", "giga", "nano")
    bases = {entry.word for entry in entries if set(UNIT_NAMES).intersection(entry.flags)}
    return bases | {prefix + base for base in bases for prefix in usual if prefix + base in known}
