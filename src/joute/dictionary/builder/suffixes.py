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


_SINGLED = (
    "ett",
    "ott",
    "ell",
    "onn",
)  # lunette, lunetier; cocotte, cocoter; cannelle, cannelier; patronner, patronage


def by_chance(derived: str, base: str) -> bool:
    """Whether a suffix only seems to fit: the base would lose what no suffix takes from it.

    A doubled consonant mostly stays: malle gives no « malien ». A g kept hard by its u stays hard: lingue
    gives no « lingerie », but for learned words (géologue, géologie). Names of peoples in -ais and -ois come
    from names of places: malt gives no « maltais ».
    """
    one, other = unaccented(derived), unaccented(base)
    shared = shared_length(one, other)
    kept, lost, gained = other[:shared], other[shared:], one[shared:]
    if gained in ("ais", "ois"):
        return True
    if kept.endswith("g") and lost.startswith("ue"):
        return gained[:1] in ("e", "i") and not other.endswith("ogue")
    doubled = lost[:1] == kept[-1:] and lost[:1] not in ("", "a", "e", "i", "o", "u")
    return doubled and not f"{kept}{lost[0]}".endswith(_SINGLED)
