"""The twenty-six letters every game is played with."""

import unicodedata

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
VOWELS = frozenset("AEIOUY")

_LIGATURES = str.maketrans({"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"})


def unaccented(text: str) -> str:
    """The text without accents, cedillas and ligatures, its case kept: « pêché » → « peche »."""
    if text.isascii():
        return text
    decomposed = unicodedata.normalize("NFD", text.translate(_LIGATURES))
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def capitals(text: str) -> str:
    """The text as it lies on a board: « pêche » → « PECHE »."""
    return unaccented(text).upper()


def is_word_shaped(text: str) -> bool:
    """Whether the text holds letters A–Z and nothing else."""
    return text.isascii() and text.isalpha() and text.isupper()
