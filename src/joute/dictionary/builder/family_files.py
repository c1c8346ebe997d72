"""The derivations as shipped: for each stem of the dictionary, the stems its lemma derives from."""

from __future__ import annotations

from array import array
from collections import defaultdict

from joute.dictionary.builder.files import little_endian, text_lines
from joute.dictionary.builder.kinship import Curated, Derivation, derivations, lemma_classes, read_curated
from joute.dictionary.builder.paradigms import Grammar
from joute.dictionary.readings import Reason


def family_files(grammar: Grammar) -> dict[str, bytes]:
    curated = read_curated()
    lemmas = [stem.text + grammar.paradigms[stem.paradigm].lemma_ending for stem in grammar.stems]
    counting = [grammar.attributes[stem.attributes].reason is Reason.ALLOWED for stem in grammar.stems]
    classes = lemma_classes(
        (lemma, features.word_class)
        for lemma, stem, counts in zip(lemmas, grammar.stems, counting, strict=True)
        if counts
        for _, features in grammar.paradigms[stem.paradigm].endings
    )
    return _pack(lemmas, counting, derivations(classes, curated)) | {"strangers.txt": _strangers(curated)}


def _pack(lemmas: list[str], counting: list[bool], links: list[Derivation]) -> dict[str, bytes]:
    """Per stem a count of bases, then all bases in one array: number of the stem, and the step."""
    first = {lemma: number for number, lemma in reversed(list(enumerate(lemmas))) if counting[number]}
    bases: dict[str, list[int]] = defaultdict(list)
    for link in links:
        bases[link.derived].append(first[link.base] << 2 | link.step)
    found = [bases[lemma] if counts else [] for lemma, counts in zip(lemmas, counting, strict=True)]
    return {
        "families.counts": bytes(map(len, found)),
        "families.bases": little_endian(array("I", (base for several in found for base in several))),
    }


def _strangers(curated: Curated) -> bytes:
    return text_lines(sorted(" ".join(sorted(pair)) for pair in curated.strangers))
