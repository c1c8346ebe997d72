"""How a French string is said: a table of spellings and sounds, read from left to right.

The sounds are those a listener tells apart, one sign each; what most speakers no longer distinguish (é and è,
a and â, o and ô, in and un) is one sound, and a semi-vowel is its vowel:

    a E i O u y 2   patte, été, lit, eau, loup, lune, feu        1 3 5   dent, pont, vin
    @               the e of « petit », which may be dropped     w       the letter itself
    b d f g j k l m n p r s S t v z                              j as in jour, S as in chat

A string is often readable in several ways (« ent », « er », a last consonant): all of them are kept.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import product

from joute.dictionary.spellings import VOWELS, Spelling, expanded, spellings

_TWICE = re.compile(r"([bdfgjklmnprsStvz])\1+")
_MOST_READINGS = 128


@cache
def _by_letter() -> dict[str, list[Spelling]]:
    found: dict[str, list[Spelling]] = {}
    for each in spellings():
        found.setdefault(each.letters[0], []).append(each)
    return found


def said(text: str, known: bool) -> frozenset[str]:
    """All the ways to say a text in small letters with its accents; `known`: the dictionary has it."""
    parts: list[tuple[str, ...]] = []
    at = 0
    while at < len(text):
        spelling = next((each for each in _by_letter().get(text[at], ()) if each.fits(text, at)), None)
        if spelling is None:
            return frozenset()
        at += len(spelling.letters)
        parts.append(_loud(spelling.known if known else spelling.sounds, text, spelling.letters, at))
    ways = product(*parts)
    return frozenset(
        _TWICE.sub(r"\1", "".join(way)) for way, _ in zip(ways, range(_MOST_READINGS), strict=False)
    )


def _loud(sounds: tuple[str, ...], text: str, letters: str, at: int) -> tuple[str, ...]:
    """The last consonant of a word with a W, which is not French, is heard."""
    is_last = at == len(text) and letters in ("d", "p", "s", "t") and text[-2:-1] in tuple(VOWELS)
    return (letters,) if is_last and "w" in text else sounds


_ACUTE = re.compile(expanded("e(?=V|O V|s?$|es?$)"))
_DIAERESIS = re.compile(r"(?<=[ao])i(?=[^lnm]|[lnm][aeiouy]|$)")
_MOST_ACCENTS = 6
_NOT_FRENCH = re.compile(
    "|".join(
        map(
            expanded,
            (
                r"^(?!.*V)",
                r"(.)\1\1",
                r"aa|ii|uu|yy|hh|jj|kk|qq|vv|ww|xx",
                r"^(C)\2|C(C)\3|(C)\4(?!r|l|h|V|s?$)",
                r"q(?!u|$)",
                r"(?<![tcprskg])h(?!V|$)|(?<![tcprskg])(?<!V)h$",
                r"^ck|^[ckmn]n|^mm|^nm",
                r"(?:a|o|au|ei|aou)es?$|eh$",
                r"[bcdfgptv][rl][sdt]?$",
                r"([bcdfgmnprt])\5s?$",
            ),
        )
    )
)
"""What no reader could say: letters trebled, or doubled where French never doubles them."""


def said_without_accents(word: str) -> frozenset[str]:
    """All the ways to say a string in capitals, which show no accents: E may be é, AI may be aï."""
    text = word.lower()
    if _NOT_FRENCH.search(text):
        return frozenset()
    places = [found.start() for found in _ACUTE.finditer(text)][:_MOST_ACCENTS]
    places += [found.start() for found in _DIAERESIS.finditer(text)][:1]
    found: set[str] = set()
    for chosen in product((False, True), repeat=len(places)):
        accents = dict(zip(places, chosen, strict=True))
        letters = [_ACCENTED[letter] if accents.get(at) else letter for at, letter in enumerate(text)]
        found |= said("".join(letters), known=False)
    return frozenset(found)


_ACCENTED = {"e": "é", "i": "ï"}
