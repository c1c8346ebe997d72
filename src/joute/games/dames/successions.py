"""DAM-13 for many words at once: only words that share a lemma with an earlier one are looked at closely."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from joute.dictionary import Dictionary, MadeWords, Reason
from joute.games.dames.values import Made
from joute.games.dames.words import made_so_far, made_words

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition

_Lemmas = frozenset[tuple[str, str]]


@lru_cache(maxsize=1 << 15)
def _lemmas(dictionary: Dictionary, word: str) -> _Lemmas:
    readings = dictionary.readings(word)
    return frozenset((r.lemma, r.word_class) for r in readings if r.reason is Reason.ALLOWED)


def allowed_words(position: DamesPosition, words: list[str]) -> list[bool]:
    """Which of these words of the dictionary the player to move may make."""
    dictionary, made = position.settings.dictionary, made_so_far(position)
    strings = {each.word for each in position.made}
    taken = frozenset[tuple[str, str]]().union(*(_lemmas(dictionary, word) for word in strings))
    return [
        word not in strings
        and (taken.isdisjoint(_lemmas(dictionary, word)) or made.judge(word, position.turn).allowed)
        for word in words
    ]


def barred_pairs(position: DamesPosition, words: list[str], codes: list[int]) -> list[int]:
    """Which pairs (`first × len(words) + second`) may not be announced in that order."""
    lemmas = [_lemmas(position.settings.dictionary, word) for word in words]
    after: dict[int, MadeWords] = {}
    barred = []
    for code in codes:
        first, second = divmod(code, len(words))
        if lemmas[first].isdisjoint(lemmas[second]):
            continue
        if first not in after:
            after[first] = made_words(position, (*position.made, Made(words[first], position.turn)))
        if not after[first].judge(words[second], position.turn).allowed:
            barred.append(code)
    return barred
