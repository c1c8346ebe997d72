"""Which lemma derives from which: etymologies, regular suffixes, and what people know better."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum

from joute.dictionary.builder.prefixes import shared_length
from joute.dictionary.builder.regular import regular_pairs
from joute.dictionary.builder.sources import read_override, read_source
from joute.dictionary.builder.suffixes import by_chance, plausible_suffixes
from joute.letters import unaccented


class Step(IntEnum):
    """How a derivation is made. A FORM (participle, adverb in -ment, other spelling) is no step away."""

    FORM = 0
    SUFFIX = 1
    PREFIX = 2


@dataclass(frozen=True, slots=True)
class Derivation:
    derived: str
    base: str
    step: Step


@dataclass(frozen=True, slots=True)
class Curated:
    """Judgements that overrule the sources: pairs of lemmas that are kin, and pairs that are not."""

    kin: tuple[tuple[str, str], ...]
    strangers: frozenset[frozenset[str]]


def read_curated() -> Curated:
    """Lines « yes base derived… » and « no lemma lemma… »: the first with each of the others."""
    kin, strangers = [], set()
    for answer, first, *others in read_override("families.txt"):
        for other in others:
            if answer == "yes":
                kin.append((other, first))
            else:
                strangers.add(frozenset((first, other)))
    return Curated(tuple(kin), frozenset(strangers))


def derivations(classes: dict[str, set[str]], curated: Curated) -> list[Derivation]:
    """All derivations between the lemmas of the dictionary, in alphabetical order."""
    found = {}
    regular = (Derivation(derived, base, Step.SUFFIX) for derived, base in regular_pairs(classes))
    for link in [*regular, *_etymologies(classes), *_curated_links(curated)]:
        pair = frozenset((link.derived, link.base))
        if len(pair) == 2 and pair <= classes.keys() and pair not in curated.strangers:
            found[link.derived, link.base] = link
    return [found[key] for key in sorted(found)]


def _etymologies(classes: dict[str, set[str]]) -> Iterator[Derivation]:
    lines = [line.split("\t") for line in read_source("family_edges.tsv")]
    suffixed = [
        (derived, base) for derived, base, source, kind in lines if kind == "suffix" and "littre" in source
    ]
    plausible = plausible_suffixes(suffixed)
    for derived, base, source, kind in lines:
        if kind == "suffix" and source == "littre" and not plausible(derived, base):
            continue
        if kind == "suffix" and source == "rule" and by_chance(derived, base):
            continue
        if derived.endswith("eusement") and base.endswith("eur"):
            continue  # copieusement is « copieux », not « copieur »
        yield Derivation(derived, base, _step(derived, base, source, kind, classes))


def _step(derived: str, base: str, source: str, kind: str, classes: dict[str, set[str]]) -> Step:
    if kind == "prefix":
        return Step.PREFIX
    adverb = derived.endswith("ment") and "adv" in classes.get(derived, ()) and "adj" in classes.get(base, ())
    return Step.FORM if adverb or {"part", "var"}.intersection(source.split(",")) else Step.SUFFIX


def _curated_links(curated: Curated) -> Iterator[Derivation]:
    for derived, base in curated.kin:
        yield Derivation(derived, base, Step.PREFIX if _prefixed(derived, base) else Step.SUFFIX)


def _prefixed(derived: str, base: str) -> bool:
    """Whether the base stands inside the derived word (dé-placer), neither at its start nor changed."""
    one, other = unaccented(derived), unaccented(base)
    return shared_length(one, other) < 2 and other[:3] in one


def lemma_classes(pairs: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    classes: dict[str, set[str]] = defaultdict(set)
    for lemma, word_class in pairs:
        classes[lemma].add(word_class)
    return classes
