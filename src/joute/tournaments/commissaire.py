"""What the dictionary says as commissaire of a tournament (TRN-5)."""

from __future__ import annotations

from joute.dictionary import Dictionary
from joute.play import Game


def verdict_on(word: str, game: Game, dictionary: Dictionary) -> str:
    """`good`, `spelling` where the word is merely misspelt, or `wrong`."""
    found = dictionary.verdict(word)
    if found.allowed:
        return "good"
    return "spelling" if game.is_spelling_mistake(found.word, dictionary) else "wrong"
