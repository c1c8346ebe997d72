"""Whether a word may begin with these letters: what a plain search along a board asks at each step."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from joute.dictionary.automaton import automaton
from joute.dictionary.dictionary import Dictionary
from joute.dictionary.options import WordOptions


def prefix_test(dictionary: Dictionary) -> Callable[[str], bool]:
    """A test of letters in capitals; where it says no, no word of the dictionary begins so."""
    ours = automaton().has_prefix
    added = _added_prefixes(dictionary.options)
    if dictionary.options.replaces:
        return added.__contains__
    return (lambda prefix: ours(prefix) or prefix in added) if added else ours


@lru_cache(maxsize=8)
def _added_prefixes(options: WordOptions) -> frozenset[str]:
    return frozenset(word[:length] for word in options.added for length in range(1, len(word) + 1))
