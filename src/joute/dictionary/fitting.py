"""Words that fit the squares of a line: tried one by one against the letters there and those at hand.

It looks at every word and uses no graph, so that what the graphs find can be checked against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from joute.dictionary.dictionary import Dictionary
from joute.letters import ALPHABET, JOKER

Bytes = npt.NDArray[np.uint8]
_ANY = frozenset(ALPHABET)


@dataclass(frozen=True, slots=True)
class Line:
    """The squares of a row or column in reading order, and the letters on them, `.` where there is none."""

    squares: tuple[int, ...]
    letters: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A stretch of a line that a whole word may fill: nothing stands before it or after it."""

    squares: tuple[int, ...]
    letters: str

    @property
    def filled(self) -> int:
        return sum(letter != "." for letter in self.letters)


def slots(line: Line, shortest: int, longest: int) -> Iterator[Slot]:
    """Every stretch of those lengths that would be a whole run once it is filled."""
    size = len(line.squares)
    for start in range(size):
        if start and line.letters[start - 1] != ".":
            continue
        for end in range(start + shortest, min(size, start + longest) + 1):
            if end == size or line.letters[end] == ".":
                yield Slot(line.squares[start:end], line.letters[start:end])


def fitting(dictionary: Dictionary, slot: Slot, hand: str, covering: bool = False) -> list[str]:
    """The words of the slot's length that agree with its letters and need no more than the hand has.

    Covering, other letters may be written over those on the squares, and these then be laid elsewhere.
    """
    there = slot.letters.replace(".", "").upper()
    words = _spellable(dictionary, len(slot.squares), "".join(sorted(hand + there)))
    if not covering:
        for place, letter in enumerate(slot.letters.upper()):
            if letter != ".":
                words = words[words[:, place] == ord(letter)]
    return _spelt(words)


def spellable(dictionary: Dictionary, letters: str) -> Iterator[str]:
    """Every word that these letters can spell; a joker stands for any."""
    for length in range(1, len(letters) + 1):
        yield from _spelt(_spellable(dictionary, length, "".join(sorted(letters))))


@lru_cache(maxsize=512)
def _spellable(dictionary: Dictionary, length: int, letters: str) -> Bytes:
    """The words of one length whose letters are all among these, jokers standing for those that are not."""
    words = words_of_length(dictionary, length)
    if length > len(letters):
        return words[:0]
    lacking = np.maximum(_letter_counts(dictionary, length) - _counts(letters), 0).sum(axis=1)
    spelt: Bytes = words[lacking <= letters.count(JOKER)]
    return spelt


def crossing(dictionary: Dictionary, cells: str, columns: int, down: bool) -> list[frozenset[str]]:
    """By square, the letters that make a word of the run which crosses there; all where none does.

    `down` says how the word to be laid goes; the runs that cross it go the other way.
    """
    allowed = [_ANY] * len(cells)
    for goes_down, line in lines(cells.upper(), columns):
        if goes_down == down:
            continue
        for at, square in enumerate(line.squares):
            before = line.letters[:at].rpartition(".")[2]
            after = line.letters[at + 1 :].partition(".")[0]
            if before or after:
                allowed[square] = frozenset(x for x in ALPHABET if before + x + after in dictionary)
    return allowed


def crosses_words(slot: Slot, word: str, crosses: list[frozenset[str]]) -> bool:
    """Whether each run through a square that changes is then a word: `crosses` comes from `crossing`."""
    changed = zip(slot.squares, slot.letters.upper(), word, strict=True)
    return all(letter == there or letter in crosses[square] for square, there, letter in changed)


def with_jokers(slot: Slot, word: str, hand: str) -> str:
    """The word with the laid letters that the hand lacks in lower case: those are jokers."""
    left, spelt = list(hand), []
    for there, letter in zip(slot.letters, word, strict=True):
        if there != ".":
            spelt.append(letter)
        elif letter in left:
            left.remove(letter)
            spelt.append(letter)
        else:
            spelt.append(letter.lower())
    return "".join(spelt)


def words_of_length(dictionary: Dictionary, length: int) -> Bytes:
    """All words of that length, one row each, in alphabetical order."""
    return _by_length(dictionary).get(length, np.zeros((0, length), np.uint8))


def lines(cells: str, columns: int) -> Iterator[tuple[bool, Line]]:
    """The rows, then the columns, of a board written square by square; whether the line goes down."""
    for start in range(0, len(cells), columns):
        yield False, Line(tuple(range(start, start + columns)), cells[start : start + columns])
    for column in range(columns):
        yield True, Line(tuple(range(column, len(cells), columns)), cells[column::columns])


@lru_cache(maxsize=4)
def _by_length(dictionary: Dictionary) -> dict[int, Bytes]:
    grouped: dict[int, list[str]] = {}
    for word in dictionary.words():
        grouped.setdefault(len(word), []).append(word)
    return {
        length: np.frombuffer("".join(words).encode("ascii"), np.uint8).reshape(-1, length)
        for length, words in grouped.items()
    }


@lru_cache(maxsize=64)
def _letter_counts(dictionary: Dictionary, length: int) -> npt.NDArray[np.int8]:
    """How many of each letter each word of that length has."""
    words = words_of_length(dictionary, length)
    columns = [(words == ord(letter)).sum(axis=1) for letter in ALPHABET]
    return np.stack(columns, 1).astype(np.int8)


def _counts(letters: str) -> npt.NDArray[np.int8]:
    return np.array([letters.count(letter) for letter in ALPHABET], np.int8)


def _spelt(words: Bytes) -> list[str]:
    text, length = words.tobytes().decode("ascii"), words.shape[1]
    return [text[at : at + length] for at in range(0, len(text), length)]
