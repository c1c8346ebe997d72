"""Words met often, yet not what one would tell a French player to play: cries, and English ones.

Their counts come from film titles, songs and names. They are allowed like any other; hints do without them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_suffix(".txt")
"""Words in capitals, any number on a line."""


@cache
def curious_words() -> frozenset[str]:
    lines = TABLE.read_text("utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
