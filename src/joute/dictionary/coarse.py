"""Vulgar, sexual and insulting words: allowed like any other, but not what a machine should come up with."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from joute.dictionary.inflections import inflections

TABLE = Path(__file__).with_suffix(".txt")
"""One lemma a line; its head says which and why."""
_REMEMBERED = 1 << 16


@cache
def coarse_lemmas() -> frozenset[str]:
    lines = TABLE.read_text("utf-8").splitlines()
    return frozenset(line.strip() for line in lines if line.strip() and not line.startswith("#"))


@lru_cache(_REMEMBERED)
def is_coarse(word: str) -> bool:
    """Whether a word in capitals may be read as a form of one of them."""
    lemmas = coarse_lemmas()
    return any(analysis.lemma in lemmas for analysis in inflections().analyses(word))
