"""Which letters go on after others, and a word to announce."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import lru_cache
from itertools import islice

import numpy as np

from joute.bots.question import Question
from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.graph.jit import IntArray
from joute.dictionary.graph.primitives import child
from joute.games.amusante.engine import words_from
from joute.letters import ALPHABET

_LOOKED_THROUGH = 600
_COMPARED = 40


@lru_cache(maxsize=4)
def graph_of(dictionary: Dictionary) -> WordGraph:
    """The dictionary as the kernels read it."""
    return graph_for(dictionary.fingerprint(), dictionary.words)


@lru_cache(maxsize=1 << 16)
def following(dictionary: Dictionary, row: str) -> str:
    """The letters that some word has after these."""
    entry = entry_of(dictionary, row)
    return "".join(letter for number, letter in enumerate(ALPHABET, 1) if entry & (1 << number))


@lru_cache(maxsize=1 << 16)
def entry_of(dictionary: Dictionary, row: str) -> int:
    """Where these letters lead in the graph of words; 0 if no word begins like that."""
    dawg = graph_of(dictionary).dawg
    if not row:
        return int(dawg[0])
    return int(child(dawg, entry_of(dictionary, row[:-1]), ALPHABET.index(row[-1]) + 1))


@lru_cache(maxsize=4)
def few_words(dictionary: Dictionary) -> tuple[IntArray, IntArray]:
    """For each first letter 1–26, as bits, the second letters with which one word alone begins; and those
    that make a word with it, and with which one other word alone begins."""
    single, lone = np.zeros((2, len(ALPHABET) + 1), np.int64)
    for number, letter in enumerate(ALPHABET, 1):
        for second in following(dictionary, letter):
            words = list(islice(words_from(dictionary, letter + second), 3))
            bit = 1 << (ALPHABET.index(second) + 1)
            single[number] |= bit if len(words) == 1 else 0
            lone[number] |= bit if len(words) == 2 and words[0] == letter + second else 0
    return single, lone


def denying(dictionary: Dictionary, letter: str, stops: bool) -> list[str]:
    """Words with this first letter that the second player may want to say: the only one with its second
    letter, or, where a complete word stops the row, one of two letters (AMU-3, AMU-4)."""
    single = int(few_words(dictionary)[0][ALPHABET.index(letter) + 1])
    seconds = [second for number, second in enumerate(ALPHABET, 1) if single & (1 << number)]
    pairs = [letter + second for second in ALPHABET if second not in seconds] if stops else []
    only = [next(words_from(dictionary, letter + second)) for second in seconds]
    return [*only, *(pair for pair in pairs if pair in dictionary)]


def announced(question: Question, start: str, but: Container[str]) -> str | None:
    """A known word that begins like that, other than those that may not or shall not be said."""
    return next(_known_words(question, start, but), None)


def rare_word(question: Question, start: str, but: Container[str]) -> str | None:
    """A known word that others may doubt: who contests it takes up the row (AMU-6)."""
    frequency = question.settings.dictionary.frequency
    return min(islice(_known_words(question, start, but), _COMPARED), key=frequency, default=None)


def common_word(question: Question, start: str, but: Container[str]) -> str | None:
    """The known word that is met most often, as advice tells it."""
    return max(_known_words(question, start, but), key=question.settings.dictionary.frequency, default=None)


def _known_words(question: Question, start: str, but: Container[str]) -> Iterator[str]:
    words = islice(words_from(question.settings.dictionary, start), _LOOKED_THROUGH)
    return (word for word in words if word not in but and question.knows(word))


def any_word(question: Question, start: str, but: Container[str]) -> str | None:
    """Any word that begins like that."""
    words = words_from(question.settings.dictionary, start)
    return next((word for word in words if word not in but), None)
