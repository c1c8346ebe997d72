"""Which language the command speaks: `--lang`, then JOUTE_LANG, then LANG, else French."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

Tongue = Literal["fr", "en"]
Translator = Callable[[str, str], str]
"""Picks the French or the English text."""


def pick_language(arguments: Sequence[str], environment: Mapping[str, str]) -> Tongue:
    for wish in (_asked(arguments), environment.get("JOUTE_LANG", ""), environment.get("LANG", "")):
        if (start := wish[:2].lower()) in ("fr", "en"):
            return "en" if start == "en" else "fr"
    return "fr"


def translator(language: Tongue) -> Translator:
    return (lambda _, english: english) if language == "en" else (lambda french, _: french)


def _asked(arguments: Sequence[str]) -> str:
    for position, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and position + 1 < len(arguments):
            return arguments[position + 1]
    return ""
