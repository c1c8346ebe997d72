"""Words as people misspell them: a doubled letter, an ending that is none, a letter that sounds alike."""

from __future__ import annotations

import re
from collections.abc import Iterator

_SINGLE = re.compile(r"(?<=[AEIOUY])([FLMNPRST])(?=[AEIOUY])")
_DOUBLE = re.compile(r"([FLMNPRST])\1")
_ALIKE = (
    *(("AI", "E"), ("AN", "EN"), ("EN", "AN"), ("AU", "O"), ("EAU", "O"), ("QU", "K"), ("PH", "F")),
    *(
        ("I", "Y"),
        ("Y", "I"),
        ("SS", "C"),
        ("CE", "SSE"),
        ("CI", "SSI"),
        ("GE", "JE"),
        ("GI", "JI"),
        ("Z", "S"),
    ),
)
_SILENT = {"T": "D", "D": "T", "S": "X", "X": "S"}
"""Letters that end words unheard, and what is written for them."""


def misspelt(word: str) -> Iterator[str]:
    """Each way of getting it wrong once; some of them may be words all the same."""
    for single in _SINGLE.finditer(word):
        yield word[: single.start()] + single[1] * 2 + word[single.end() :]
    for double in _DOUBLE.finditer(word):
        yield word[: double.start()] + double[1] + word[double.end() :]
    for right, wrong in _ALIKE:
        if (at := word.find(right, 1)) > 0:
            yield word[:at] + wrong + word[at + len(right) :]
    yield from _with_another_ending(word)


def _with_another_ending(word: str) -> Iterator[str]:
    last = word[-1]
    if last not in "SXZ":
        yield word + "S"
    if last in "LNRTS":
        yield word + "E"
    if last == "E":
        yield word + "R"
    if last in _SILENT:
        yield word[:-1] + _SILENT[last]
