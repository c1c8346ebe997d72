"""Words counted as common, yet not what a French player would think of: cries, English and rare short ones.

Their counts come from film titles, songs, names and units. They are allowed like any other; hints and the
levels up to Club do without them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from joute.dictionary.dictionary import Dictionary

TABLE = Path(__file__).with_suffix(".txt")
"""Words in capitals, any number on a line."""


@cache
def curious_words() -> frozenset[str]:
    lines = TABLE.read_text("utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


def commonness(word: str, dictionary: Dictionary) -> float:
    """How common people find it: as often as it is counted, and never where that count misleads."""
    return 0.0 if word in curious_words() else dictionary.frequency(word)
