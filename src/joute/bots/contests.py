"""Whether to contest a play, by what a level knows of words."""

from __future__ import annotations

from collections.abc import Sequence

from joute.bots.question import Question
from joute.bots.why import why
from joute.dictionary.homophones import is_said_like_a_word
from joute.dictionary.sounds import said_without_accents
from joute.play import ACCEPT, Challenge, Effects, Move, Position

_DOUBT = {0: 0.0, 1: 0.05, 2: 0.06, 3: 0.05, 4: 0.03, 5: 0.01, 6: 0.0}
"""How often a word that exists but is not known is taken for an invention."""
_NOTICED = {0: 1.0, 1: 0.3, 2: 0.5, 3: 0.7, 4: 0.85, 5: 0.95, 6: 1.0}
"""How often a string that is no word is seen to be none."""
_UNSAYABLE, _STRANGE = 0.95, 0.8
"""How often at least, at every level: letters that nobody could say, and those that are said like no word."""

CONTESTED = why("ce mot n’existe sans doute pas", "that is hardly a word")
ACCEPTED = why("les mots sont bons", "the words are good")


def words_in_question(position: Position, seat: int) -> Sequence[str]:
    """The words a challenge would be about; none where there is nothing to contest."""
    judged = position.judge(seat, Challenge())
    return judged.words if isinstance(judged, Effects) else ()


def doubts(question: Question, words: Sequence[str]) -> bool:
    """Whether the level takes one of the words for an invention."""
    number = question.level.number
    for word in words:
        exists = word in question.settings.dictionary
        if exists and question.has_met(word):
            continue
        chance = _DOUBT[number] if exists else _chance_noticed(word, question)
        if question.rng.random() < chance:
            return True
    return False


def _chance_noticed(word: str, question: Question) -> float:
    """What cannot be said, or is said like no word, strikes everybody; a misspelling only good readers."""
    noticed = _NOTICED[question.level.number]
    if not said_without_accents(word):
        return max(noticed, _UNSAYABLE)
    if noticed >= _STRANGE or is_said_like_a_word(word, question.settings.dictionary):
        return noticed
    return _STRANGE


def answer(question: Question, position: Position) -> Move | None:
    """Contest, or accept where the game waits for that alone; None to play on."""
    words = words_in_question(position, question.seat)
    if words and doubts(question, words):
        return Challenge()
    return ACCEPT if words and position.window().is_closing else None
