"""From the tags of a form to its grammar: class, gender, number, tense, person."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

TENSES = ("infi", "ppre", "ppas", "ipre", "iimp", "ipsi", "ifut", "cond", "spre", "simp", "impe")
CONJUGATED = frozenset(TENSES) - {"infi", "ppre", "ppas"}

_PERSONS = {"1sg", "2sg", "3sg", "1pl", "2pl", "3pl", "3pl!"}
_INVERTED = {"1isg", "1jsg"}  # « aimé-je »: not a form of its own
_NOT_CLASSES = _PERSONS | {"1pe", "2pe", "3pe", "mg", "preverb", "prepv", "epi", "sg"}


class Features(NamedTuple):
    word_class: str
    gender: str = ""
    number: str = ""
    tense: str = ""
    person: str = ""


@cache
def analyse(tags: tuple[str, ...]) -> tuple[Features, ...]:
    """All the readings that the tags of one form stand for."""
    classes = [tag[3:] for tag in tags if tag.startswith("po:")]
    inflections = [tag[3:] for tag in tags if tag.startswith("is:")]
    if "1isg" in classes:
        return ()
    gender = next((tag for tag in inflections if tag in ("mas", "fem", "epi")), "")
    number = next((tag for tag in reversed(inflections) if tag in ("sg", "pl", "inv")), "")
    if any(re.match("v[0-3]", tag) for tag in classes):
        return tuple(_verb_readings(classes, inflections, gender, number))
    named = [tag for tag in classes if tag not in _NOT_CLASSES] or ["mg" for tag in classes if tag == "mg"]
    return tuple(Features(name.removeprefix("loc."), gender, number) for name in named)


def _verb_readings(classes: list[str], inflections: list[str], gender: str, number: str) -> list[Features]:
    tenses = [tag for tag in classes + inflections if tag in TENSES]
    persons = [tag.rstrip("!") for tag in classes if tag in _PERSONS]
    if not persons and not _INVERTED.intersection(classes):
        persons = [""]
    readings = []
    if "ppas" in tenses:
        readings.append(Features("ver", gender, number, "ppas"))
        if "adj" in classes:
            readings.append(Features("adj", gender, number, "ppas"))
    for tense in tenses:
        if tense in ("infi", "ppre"):
            readings.append(Features("ver", tense=tense))
        elif tense != "ppas":
            readings += [Features("ver", tense=tense, person=person) for person in persons]
    return readings
