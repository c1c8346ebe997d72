"""The graph of derivations: which lemmas come from a common one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate

from joute.dictionary.data_files import read_bytes, read_lines, read_numbers
from joute.dictionary.inflections import inflections
from joute.dictionary.stems import stems_of
from joute.letters import unaccented

FORM, PREFIX = 0, 2  # a participle or an adverb in -ment is the same word; a prefix changes it most
FURTHEST, MOST_STEPS = 3, 4


@dataclass(frozen=True, slots=True)
class _Way:
    """A way up from a lemma: its steps, whether one of them takes off a prefix, the lemmas passed."""

    steps: int
    prefixed: bool
    lemmas: tuple[str, ...]


class Kinship:
    """For each stem of the dictionary, the stems its lemma derives from."""

    def __init__(self) -> None:
        self._ends = list(accumulate(read_bytes("families.counts")))
        self._bases = read_numbers("families.bases", "I")
        self._strangers = {frozenset(line.split()) for line in read_lines("strangers.txt")}
        self._with_strangers = frozenset(lemma for pair in self._strangers for lemma in pair)
        self._ancestors = lru_cache(maxsize=8192)(self._find_ancestors)

    def strangers(self, one: str, other: str) -> bool:
        """Whether two lemmas are known to be no kin, whatever their looks."""
        return frozenset((one, other)) in self._strangers

    def link(self, one: int, other: int) -> str:
        """The chain of derivations between the lemmas of two stems, or nothing."""
        above, beside = self._ancestors(one), self._ancestors(other)
        first, second = next(iter(above)), next(iter(beside))
        if self.strangers(first, second):
            return ""
        if chain := _join(above, beside):
            return chain
        # A stem tells nothing where the words' own bases are known to be no kin: univers, universitaire.
        if self._any_strangers(above, beside):
            return ""
        return _shared_stem(first, second)

    def _any_strangers(self, some: dict[str, _Way], others: dict[str, _Way]) -> bool:
        """Whether any of these lemmas and any of those are strangers: hardly any lemma has one."""
        known = [lemma for lemma in some if lemma in self._with_strangers]
        return any(self.strangers(lemma, other) for lemma in known for other in others)

    def _find_ancestors(self, stem: int) -> dict[str, _Way]:
        """Every lemma within reach above a stem, its own first."""
        lemma = inflections().lemma(stem)
        found = {lemma: _Way(0, False, (lemma,))}
        pending = [stem]
        while pending:
            current = pending.pop(0)
            way = found[inflections().lemma(current)]
            for base, kind in self._bases_of(current):
                name, steps = inflections().lemma(base), way.steps + (kind != FORM)
                if steps <= FURTHEST and (name not in found or found[name].steps > steps):
                    found[name] = _Way(steps, way.prefixed or kind == PREFIX, (*way.lemmas, name))
                    pending.append(base)
        return found

    def _bases_of(self, stem: int) -> Iterator[tuple[int, int]]:
        start = self._ends[stem - 1] if stem else 0
        for packed in self._bases[start : self._ends[stem]]:
            yield packed >> 2, packed & 3


def _join(one: dict[str, _Way], other: dict[str, _Way]) -> str:
    """The shortest way through a common ancestor; two differently prefixed words are no kin."""
    if one.keys().isdisjoint(other):
        return ""
    ways = [
        (one[name].steps + other[name].steps, one[name].lemmas, other[name].lemmas)
        for name in one.keys() & other.keys()
        if not _differently_prefixed(one[name], other[name])
        and one[name].steps + other[name].steps <= MOST_STEPS
    ]
    if not ways:
        return ""
    _, up, down = min(ways)
    return " ← ".join(up) + "".join(f" → {name}" for name in reversed(down[:-1]))


def _differently_prefixed(one: _Way, other: _Way) -> bool:
    """Two words made from one base by two prefixes: retenir, entretenir; but not renom, renommer."""
    same_start = unaccented(one.lemmas[0])[:2] == unaccented(other.lemmas[0])[:2]
    return one.prefixed and other.prefixed and not same_start


def _shared_stem(one: str, other: str) -> str:
    shared = stems_of(one) & stems_of(other)
    return f"{one} ← {max(shared, key=lambda stem: (len(stem), stem))}- → {other}" if shared else ""


@cache
def kinship() -> Kinship:
    return Kinship()
