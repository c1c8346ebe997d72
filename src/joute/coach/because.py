"""Why a move is better, from the line its search gives: what it leads to, what the move played allowed."""

from __future__ import annotations

import re

from joute.play import Sentence

_TOLD = re.compile(
    r"(fait|makes|joue|plays|retourne|turns) |(pose|lays|prend|takes) \d|[+-]\d+(\.\d+)? points?$"
    r"|ne change pas le score|leaves the score|un coup |a waiting move|a quiet move"
)
"""Parts of a search's line that the words and figures beside it tell already."""
_LEFT = re.compile(r"(?:laisse|leaves) ([A-Z]+) \((\+\d+)\) (?:à l’autre|to the other side)$")
"""« laisse MERCANTIS (+9) à l’autre »: no merit of a move, but what a better one prevents."""
_CORNER = re.compile(r"(ouvre un coin|opens a corner)$")
"""Told with what comes of it: the other side must answer there (LXD-8)."""
_NEXT = re.compile(r"(?:ouvre|prepares) ([A-Z]+) \((\+\d+)\) (?:au tour suivant|for next turn)$")
"""« ouvre MERCANTIS (+9) au tour suivant »: a sentence of its own."""
_WITH = re.compile(r" (avec|with) [A-Za-z]+$")
"""« finit la manche avec MIAULERONS »: the word is named already."""
_ELSEWHERE = (_TOLD, _LEFT, _NEXT, _CORNER)
_DOES_FR = re.compile(r"(se|en|ouvre|finit|pose|gagne|jette|tente|ramasse)\b")
_DOES_EN = re.compile(r"(sheds|keeps|opens|ends|lays|wins|throws|tries|takes|leads|captures)\b")
"""Parts that say what the move does: they need a subject to be a sentence."""
_TAKEN_FR = re.compile(r"en prend (\d+)$")
_TAKEN_EN = re.compile(r"captures (\d+)$")
"""« en prend 1 », after letters that were turned: said with the move, « en prenant une lettre »."""


def clause(why: Sentence) -> Sentence:
    """What it leads to, to follow the move: « , qui se défait de 12 points et en garde 30 ».

    Empty where the line says no more than the move itself.
    """
    fr, en = _merits(why.fr), _merits(why.en)
    return Sentence(
        _taking(fr, _TAKEN_FR, ", en prenant", "une lettre", "lettres")
        or _clause(fr, _DOES_FR, ", qui ", " et ", " : "),
        _taking(en, _TAKEN_EN, ", capturing", "one letter", "letters")
        or _clause(en, _DOES_EN, ": it ", " and ", ": "),
    )


def _taking(merits: str, taken: re.Pattern[str], verb: str, one: str, more: str) -> str:
    """« , en prenant une lettre », « , en prenant 3 lettres », and what follows it."""
    first, *others = merits.split(", ")
    if not (found := taken.match(first)):
        return ""
    letters = one if found[1] == "1" else f"{found[1]} {more}"
    return ", ".join([f"{verb} {letters}", *others])


def _clause(merits: str, does: re.Pattern[str], lead: str, link: str, otherwise: str) -> str:
    if not merits:
        return ""
    parts = merits.split(", ")
    if not does.match(parts[0]):
        return otherwise + merits
    return lead + (link if len(parts) == 2 and does.match(parts[1]) else ", ").join(parts)


def comes_next(why: Sentence) -> tuple[str, str] | None:
    """The word that its author could hope for next, and what it gains: MERCANTIS, +9."""
    return _named(_NEXT, why)


def leaves(why: Sentence) -> tuple[str, str] | None:
    """The word that it leaves to the other side, and what it gains, where the search says so."""
    return _named(_LEFT, why)


def opens_corner(why: Sentence) -> bool:
    return any(_CORNER.match(part) for part in why.fr.split(", "))


def _named(pattern: re.Pattern[str], why: Sentence) -> tuple[str, str] | None:
    found = next((each for part in why.fr.split(", ") if (each := pattern.match(part))), None)
    return (found[1], found[2]) if found else None


def _merits(why: str) -> str:
    parts = [_WITH.sub("", part) for part in why.split(", ")]
    return ", ".join(part for part in parts if part and not any(one.match(part) for one in _ELSEWHERE))
