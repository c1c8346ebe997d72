"""Whether a word has changed its meaning: a question to the dictionary, for the judge and the generator."""

from __future__ import annotations

from joute.dictionary import Dictionary


def same_meaning(dictionary: Dictionary, old: str, new: str) -> bool:
    """JAG-12; where one of the two does not exist the meaning counts as changed (JAG-19)."""
    return old in dictionary and new in dictionary and dictionary.family(old, new).same
