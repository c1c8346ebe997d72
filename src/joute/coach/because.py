"""Why a move is better, from the line its search gives: what it leads to, what the move played allowed."""

from __future__ import annotations

import re

from joute.play import Sentence

_TOLD = re.compile(
    r"(fait|makes|joue|plays|retourne|turns) |(pose|lays|prend|takes) \d|[+-]\d+(\.\d+)? points?$"
    r"|ne change pas le score|leaves the score|un coup |a waiting move|a quiet move"
)
"""Parts of a search's line that the words and figures beside it tell already."""
_LEFT = re.compile(r"(laisse|leaves) .* (à l’autre|to the other side)$")
"""« laisse MERCANTIS (+9) à l’autre »: no merit of a move, but what a better one prevents."""
_WITH = re.compile(r" (avec|with) [A-Za-z]+$")
"""« finit la manche avec MIAULERONS »: the word is named already."""


def leads_to(why: Sentence) -> Sentence:
    """« se défait de 12 points, en garde 30 »; empty where the line says no more than the move itself."""
    return Sentence(_merits(why.fr), _merits(why.en))


def leaves(why: Sentence) -> Sentence:
    """« laisse MERCANTIS (+9) à l’autre », where the search says so."""
    return Sentence(_left(why.fr), _left(why.en))


def _merits(why: str) -> str:
    parts = [_WITH.sub("", part) for part in why.split(", ")]
    return ", ".join(part for part in parts if part and not _TOLD.match(part) and not _LEFT.match(part))


def _left(why: str) -> str:
    return next((part for part in why.split(", ") if _LEFT.match(part)), "")
