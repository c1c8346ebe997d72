"""What the dictionary says as commissaire of a tournament (TRN-5)."""

from __future__ import annotations

from joute.letters import capitals
from joute.play import Game, Settings


def verdict_on(word: str, game: Game, settings: Settings) -> str:
    """`good`, `spelling` where the word is merely misspelt, or `wrong`."""
    if game.has_word(word, settings):
        return "good"
    misspelt = game.is_spelling_mistake(capitals(word.strip()), settings.dictionary)
    return "spelling" if misspelt else "wrong"
