"""The dictionary as commissaire: is a word that is not allowed merely misspelt (TRN-5)?"""

from __future__ import annotations

from collections.abc import Iterator

from joute.dictionary import Dictionary
from joute.letters import ALPHABET

LEAST = 4
"""Only an allowed word of so many letters can have been meant."""

_NOT_KNOWN = ("unknown", "not-in-list")
"""What the dictionary knows and does not allow (proper nouns, abbreviations…) is spelt well."""


def is_spelling_mistake(word: str, dictionary: Dictionary) -> bool:
    """One letter more, less or other, or two neighbours swapped, make it a word that may have been meant."""
    if str(dictionary.verdict(word).reason) not in _NOT_KNOWN:
        return False
    return any(len(meant) >= LEAST and meant in dictionary for meant in _near(word))


def _near(word: str) -> Iterator[str]:
    for at in range(len(word) + 1):
        head, tail = word[:at], word[at:]
        yield from (head + letter + tail for letter in ALPHABET)
        if tail:
            yield head + tail[1:]
            yield from (head + letter + tail[1:] for letter in ALPHABET)
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]


def verdict(word: str, dictionary: Dictionary) -> str:
    """What the dictionary says as commissaire: `good`, `spelling` or `wrong`."""
    found = dictionary.verdict(word)
    if found.allowed:
        return "good"
    return "spelling" if is_spelling_mistake(found.word, dictionary) else "wrong"
