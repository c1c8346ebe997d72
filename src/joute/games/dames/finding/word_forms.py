"""DAM-13 for many words at once: only words that share a lemma with an earlier one are looked at closely."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations

from joute.dictionary.inflections import inflections
from joute.games.dames.state import State


@lru_cache(maxsize=1 << 15)
def _lemmas(word: str) -> frozenset[str]:
    """Every lemma the word may be a form of, whatever the table's options: more than are ever compared."""
    return frozenset(inflections().lemmas(word))


def allowed_words(state: State, words: list[str]) -> list[bool]:
    """Which of these words of the dictionary the player to move may make."""
    made, strings = state.made_words(), {each.word for each in state.made}
    taken = frozenset[str]().union(*map(_lemmas, strings))
    return [
        word not in strings and (taken.isdisjoint(_lemmas(word)) or made.judge(word, state.turn).allowed)
        for word in words
    ]


def related_pairs(words: list[str], numbers: Iterable[int]) -> list[int]:
    """Of the words with these numbers, the pairs that share a lemma, as `first × len(words) + second`."""
    by_lemma = defaultdict[str, list[int]](list)
    for number in numbers:
        for lemma in _lemmas(words[number]):
            by_lemma[lemma].append(number)
    groups = (group for group in by_lemma.values() if len(group) > 1)
    return [one * len(words) + other for group in groups for one, other in permutations(group, 2)]


def barred_pairs(state: State, words: list[str], pairs: Iterable[int]) -> list[int]:
    """Which of these pairs may not be announced in that order."""
    made, seat = state.made_words(), state.turn
    barred = []
    for pair in pairs:
        first, second = divmod(pair, len(words))
        if not made.then(words[first], seat).judge(words[second], seat).allowed:
            barred.append(pair)
    return barred


def forget_lemmas() -> None:
    """Look every word up anew, as a process that has just started does."""
    _lemmas.cache_clear()
