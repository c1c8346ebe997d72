"""What people at a table may say to each other: a few fixed phrases, and no free chat."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from joute.play import Sentence


class Phrase(StrEnum):
    """What may be said at a table, by its code."""

    HELLO = "hello"
    GOOD_GAME = "good_game"
    WELL_PLAYED = "well_played"
    NICE_WORD = "nice_word"
    ONE_MINUTE = "one_minute"
    SORRY = "sorry"
    THANKS = "thanks"
    ANOTHER = "another"
    SEE_YOU = "see_you"


PHRASES: Mapping[Phrase, Sentence] = {
    Phrase.HELLO: Sentence("Bonjour !", "Hello!"),
    Phrase.GOOD_GAME: Sentence("Bonne partie !", "Have a good game!"),
    Phrase.WELL_PLAYED: Sentence("Bien joué !", "Well played!"),
    Phrase.NICE_WORD: Sentence("Joli mot !", "Nice word!"),
    Phrase.ONE_MINUTE: Sentence("Une minute, s’il vous plaît.", "One minute, please."),
    Phrase.SORRY: Sentence("Pardon !", "Sorry!"),
    Phrase.THANKS: Sentence("Merci !", "Thank you!"),
    Phrase.ANOTHER: Sentence("Encore une ?", "Another game?"),
    Phrase.SEE_YOU: Sentence("À bientôt !", "See you soon!"),
}
"""In the order in which they are offered; the pages take them from here."""
