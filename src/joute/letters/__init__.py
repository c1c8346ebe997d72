"""The alphabet and multisets of letters."""

from joute.letters.alphabet import ALPHABET, VOWELS, capitals, is_word_shaped, unaccented
from joute.letters.stock import JOKER, Stock

__all__ = ["ALPHABET", "JOKER", "VOWELS", "Stock", "capitals", "is_word_shaped", "unaccented"]
