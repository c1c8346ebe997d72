"""Words as the pages spell them: with their accents where one spelling is certain."""

from __future__ import annotations

import re

_ACCENTS = {"A": "AÀÂÄ", "C": "CÇ", "E": "EÉÈÊË", "I": "IÎÏ", "O": "OÔÖ", "U": "UÙÛÜ", "Y": "YŸ"}


def spelled(word: str) -> re.Pattern[str]:
    """The word with or without the accents it is told with where one spelling is certain."""
    plain = "".join(f"[{_ACCENTS[letter]}]" if letter in _ACCENTS else letter for letter in word.upper())
    return re.compile(plain.replace("[OÔÖ][EÉÈÊË]", "(?:[OÔÖ][EÉÈÊË]|Œ)"), re.IGNORECASE)
