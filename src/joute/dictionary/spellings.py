"""The table of French spellings and the sounds they stand for; `sounds` says which signs these are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_SILENT = "-"
VOWELS = "aeiouyàâäéèêëîïôöûùüœæ"
_MACROS = {
    "V": f"[{VOWELS}]",
    "C": f"[^{VOWELS}]",
    "N": f"(?![{VOWELS}hnm])",  # after it a nasal vowel stays one
    "F": "[eéèêëiîïyœ]",  # softens c and g
    "P": "s?$",  # the end, or that of a plural
    "O": "(?:[bcdfgptv][rl]|ch|ph|th|gn|[gq]u|C)",  # what begins a syllable
}

TABLE = Path(__file__).with_suffix(".txt")
"""One line a spelling; its head says how to read it."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """One line of the table."""

    letters: str
    before: re.Pattern[str] | None
    follows: re.Pattern[str]
    sounds: tuple[str, ...]
    """Empty ones for silence."""
    known: tuple[str, ...]
    """Those of the words of the dictionary."""

    def fits(self, text: str, at: int) -> bool:
        if not self.follows.match(text, at):
            return False
        return self.before is None or self.before.search(text[:at]) is not None


def expanded(context: str) -> str:
    """A context of the table as a regular expression."""
    for _ in range(2):
        context = re.sub("[A-Z]", lambda found: _MACROS[found[0]], context)
    return context.replace(" ", "")


def _spelling(line: str) -> Spelling:
    before, letters, follows, heard = (cell.strip() for cell in f" {line}".split(" | "))
    sounds = heard.split(",")
    return Spelling(
        letters,
        re.compile(f"(?:{expanded(before)})$") if before else None,
        re.compile(f"{letters}(?={expanded(follows)})"),
        tuple(_sound(each.lstrip("~")) for each in sounds if not each.startswith("*")),
        tuple(_sound(each.lstrip("*")) for each in sounds if not each.startswith("~")),
    )


def _sound(written: str) -> str:
    return "" if written == _SILENT else written


@cache
def spellings() -> tuple[Spelling, ...]:
    """The table."""
    lines = TABLE.read_text("utf-8").splitlines()
    return tuple(_spelling(line) for line in lines if line.strip() and not line.startswith("#"))
