"""Words said like a string: sounds are spelt in every way the table knows, along the words that exist."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from functools import cache

from joute.dictionary.dictionary import Dictionary
from joute.dictionary.prefixes import prefix_test
from joute.dictionary.readings import Reading, Reason
from joute.dictionary.sounds import said, said_without_accents
from joute.dictionary.spellings import spellings
from joute.letters import capitals

_DOUBLING = re.compile(r"SS(?=.)|(?<=[AEIOUY])S(?=[AEIOUY])|(?<=[^AEIOUY])([B-DF-HJ-NP-TV-XZ])\1")
_MUTE_INSIDE = ("E", "H", "P")
_MUTE_AT_THE_END = ("E", "ES", "S", "T", "D", "X", "P", "B", "C", "F", "G", "GT", "CT", "L", "Z", "H", "ENT")


SHORT = 5
"""Up to so many letters strings drawn at random are often said like some word that hardly anybody uses."""
IN_USE = 3.0
"""How well known a word must be for a short string to be a misspelling of it."""


def is_said_like_a_word(word: str, dictionary: Dictionary) -> bool:
    """Whether some reading of a string in capitals is that of a word that may be played.

    A short string must be said like a word in use; in a long one a letter may be doubled amiss.
    """
    if len(word) <= SHORT:
        return any(_is_in_use(found, dictionary) for found in _said_like(word, dictionary))
    return any(True for spelt in (word, *_other_doublings(word)) for _ in _said_like(spelt, dictionary))


def _said_like(word: str, dictionary: Dictionary) -> Iterator[str]:
    return words_said(said_without_accents(word), dictionary)


def _is_in_use(word: str, dictionary: Dictionary) -> bool:
    return dictionary.frequency(word) >= IN_USE or dictionary.was_added(word)


def _other_doublings(word: str) -> Iterator[str]:
    """The string with one S between vowels doubled, one SS or a letter doubled after another single.

    PROFESEUR, CUISSINE, CONSSEIL, CARTTON.
    """
    for found in _DOUBLING.finditer(word):
        letter = found[0][0]
        yield f"{word[: found.start()]}{letter if len(found[0]) > 1 else letter * 2}{word[found.end() :]}"


def words_said(ways: Collection[str], dictionary: Dictionary) -> Iterator[str]:
    """The words that may be played and are said in one of these ways."""
    for found, heard in _spelt(ways, prefix_test(dictionary)):
        if heard in readings_aloud(found, dictionary):
            yield found


def readings_aloud(word: str, dictionary: Dictionary) -> frozenset[str]:
    """All the ways to say a word that may be played; nothing for another string."""
    if word not in dictionary:
        return frozenset()
    forms = {_as_said(reading) for reading in dictionary.readings(word) if reading.reason is Reason.ALLOWED}
    if not forms:
        return said_without_accents(word)
    return frozenset().union(*(said(form, known=True) for form in forms))


def _as_said(reading: Reading) -> str:
    """The form in small letters, without the letters of an inflection that nobody hears."""
    form = reading.form.lower()
    if reading.person == "3pl" and form.endswith("ent"):
        return form[:-2]
    if reading.tense == "infi" and form.endswith("er"):
        return form[:-2] + "é"
    if (reading.person or reading.number == "pl") and form.endswith("s"):
        return form[:-1]
    return form


def _spelt(ways: Collection[str], may_begin: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """Strings that begin some word and may be said in one of these ways, each with that way."""
    begun = {way[:length] for way in ways for length in range(len(way) + 1)}
    seen: set[tuple[str, str]] = set()
    stack = [("", "")] if begun else []
    while stack:
        prefix, heard = stack.pop()
        if (prefix, heard) in seen or (prefix and not may_begin(prefix)):
            continue
        seen.add((prefix, heard))
        if heard in ways and heard:
            yield prefix, heard
            stack += [(prefix + letters, heard) for letters in _MUTE_AT_THE_END]
        stack += [(prefix + letters, heard) for letters in _MUTE_INSIDE]
        for sound, spelt in _spelt_sounds():
            if heard + sound in begun:
                stack += [(prefix + letters, heard + sound) for letters in spelt]


@cache
def _spelt_sounds() -> list[tuple[str, tuple[str, ...]]]:
    """Each sound, and the letters that may stand for it."""
    spelt: dict[str, dict[str, None]] = {}
    for each in spellings():
        for sound in filter(None, each.known):
            spelt.setdefault(sound, {})[capitals(each.letters)] = None
    return [(sound, tuple(letters)) for sound, letters in spelt.items()]
