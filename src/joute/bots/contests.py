"""Whether to contest a play, by what a level knows of words."""

from __future__ import annotations

from collections.abc import Sequence

from joute.bots.question import Question
from joute.play import ACCEPT, Challenge, Effects, Move, Position, Sentence

_DOUBT = {0: 0.0, 1: 0.05, 2: 0.06, 3: 0.05, 4: 0.03, 5: 0.01, 6: 0.0}
"""How often a word that exists but is not known is taken for an invention."""
_NOTICED = {0: 1.0, 1: 0.3, 2: 0.5, 3: 0.7, 4: 0.85, 5: 0.95, 6: 1.0}
"""How often a string that is no word is seen to be none."""

CONTESTED = Sentence("ce mot n’existe sans doute pas", "that is hardly a word")
ACCEPTED = Sentence("les mots sont bons", "the words are good")


def words_in_question(position: Position, seat: int) -> Sequence[str]:
    """The words a challenge would be about; none where there is nothing to contest."""
    judged = position.judge(seat, Challenge())
    return judged.words if isinstance(judged, Effects) else ()


def doubts(question: Question, words: Sequence[str]) -> bool:
    """Whether the level takes one of the words for an invention."""
    number = question.level.number
    for word in words:
        exists = word in question.settings.dictionary
        if exists and question.knows(word):
            continue
        if question.rng.random() < (_DOUBT if exists else _NOTICED)[number]:
            return True
    return False


def answer(question: Question, position: Position) -> Move | None:
    """Contest, or accept where the game waits for that alone; None to play on."""
    words = words_in_question(position, question.seat)
    if words and doubts(question, words):
        return Challenge()
    return ACCEPT if words and position.window().is_closing else None
