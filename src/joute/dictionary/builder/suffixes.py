"""The shape of French derivation: which endings go with each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from joute.dictionary.builder.prefixes import shared_length
from joute.letters import unaccented


def plausible_suffixes(examples: Iterable[tuple[str, str]]) -> Callable[[str, str], bool]:
    """A judge of shape, taught by examples: does the derived word look like base + suffix?

    Old etymologies also link words that only an etymologist would (crise, crime).
    """
    seen = Counter(_change(derived, base) for derived, base in examples)

    def plausible(derived: str, base: str) -> bool:
        one, other = unaccented(derived), unaccented(base)
        shared = shared_length(one, other)
        if seen[_change(derived, base)] >= 3:
            return True
        if shared == len(other) and len(one) - shared > 4:
            return False  # entre + prendre: a compound
        if shared >= 5:
            return True
        return shared == 4 and len(other) > 4 and len(other) - shared <= 3 and len(one) - shared <= 5

    return plausible


def _change(derived: str, base: str) -> tuple[str, str]:
    one, other = unaccented(derived), unaccented(base)
    shared = shared_length(one, other)
    return other[shared:], one[shared:]
