"""Families (JAG-12): which lemmas derive from a common one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import accumulate

from joute.dictionary.data_files import read_bytes, read_lines, read_numbers
from joute.dictionary.lexicon import lexicon
from joute.dictionary.stems import stems_of

_FORM, _PREFIX = 0, 2  # a participle or an adverb in -ment is the same word; a prefix changes it most
_FURTHEST = 2
_Chain = tuple[str, ...]


class Kinship:
    """For each stem of the lexicon, the stems its lemma derives from."""

    def __init__(self) -> None:
        counts = read_bytes("families.counts")
        self._ends = list(accumulate(counts))
        self._bases = read_numbers("families.bases", "I")
        self._strangers = {frozenset(line.split()) for line in read_lines("strangers.txt")}

    def link(self, first: Iterable[int], second: Iterable[int]) -> str:
        """The chain of derivations between two sets of stems, or nothing."""
        others = [(stem, lexicon().lemma(stem), self._ancestors(stem)) for stem in second]
        for stem in first:
            lemma, ancestors = lexicon().lemma(stem), self._ancestors(stem)
            for _, other, other_ancestors in others:
                if frozenset((lemma, other)) in self._strangers:
                    continue
                if chain := _join(ancestors, other_ancestors) or _shared_stem(lemma, other):
                    return chain
        return ""

    def _ancestors(self, stem: int) -> dict[str, tuple[int, bool, _Chain]]:
        """Every ancestor within reach: how many steps away, whether past a prefix, and the way there."""
        lemma = lexicon().lemma(stem)
        found: dict[str, tuple[int, bool, _Chain]] = {lemma: (0, False, (lemma,))}
        pending = [stem]
        while pending:
            current = pending.pop(0)
            steps, prefixed, chain = found[lexicon().lemma(current)]
            for base, kind in self._bases_of(current):
                name, distance = lexicon().lemma(base), steps + (kind != _FORM)
                if distance <= _FURTHEST and (name not in found or found[name][0] > distance):
                    found[name] = (distance, prefixed or kind == _PREFIX, (*chain, name))
                    pending.append(base)
        return found

    def _bases_of(self, stem: int) -> Iterator[tuple[int, int]]:
        start = self._ends[stem - 1] if stem else 0
        for packed in self._bases[start : self._ends[stem]]:
            yield packed >> 2, packed & 3


def _join(
    one: dict[str, tuple[int, bool, _Chain]], other: dict[str, tuple[int, bool, _Chain]]
) -> str:
    """The shortest way through a common ancestor; two differently prefixed words are no kin."""
    ways = [
        (one[name][0] + other[name][0], one[name][2], other[name][2])
        for name in one
        if name in other and not (one[name][1] and other[name][1])
    ]
    if not ways:
        return ""
    _, up, down = min(ways)
    return " ← ".join(up) + "".join(f" → {name}" for name in reversed(down[:-1]))


def _shared_stem(one: str, other: str) -> str:
    shared = stems_of(one) & stems_of(other)
    return f"{one} ← {max(shared, key=len)}- → {other}" if shared else ""


@cache
def kinship() -> Kinship:
    return Kinship()
