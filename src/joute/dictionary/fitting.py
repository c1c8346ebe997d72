"""Words that fit the squares of a line: tried one by one against the letters there and those at hand.

It looks at every word and uses no graph, so that what the graphs find can be checked against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from joute.dictionary.dictionary import Dictionary
from joute.letters import ALPHABET, JOKER

Bytes = npt.NDArray[np.uint8]
NOTHING = 0
"""An empty square in a pattern of letters."""
_A = ord("A")


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
    words = words_of_length(dictionary, len(slot.squares))
    pattern = np.array([NOTHING if x == "." else ord(x.upper()) for x in slot.letters], np.uint8)
    if not covering:
        for place in np.flatnonzero(pattern):
            words = words[words[:, place] == pattern[place]]
    laid = words != pattern
    counts = _counts(hand)
    if covering:
        counts = counts + _counts(slot.letters.replace(".", "").upper())
    return _spelt(_within(words, laid, counts, hand.count(JOKER)))


def _within(words: Bytes, laid: npt.NDArray[np.bool_], counts: npt.NDArray[np.int64], jokers: int) -> Bytes:
    """The words whose laid letters are at hand, jokers standing for those that are not."""
    lacking = np.zeros(len(words), np.int64)
    for number in range(len(ALPHABET)):
        needed = ((words == _A + number) & laid).sum(axis=1)
        lacking += np.maximum(needed - counts[number], 0)
        if not jokers and len(words) and not counts[number]:
            keep = lacking == 0
            words, laid, lacking = words[keep], laid[keep], lacking[keep]
    return words[lacking <= jokers]


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


def _counts(letters: str) -> npt.NDArray[np.int64]:
    return np.array([letters.count(letter) for letter in ALPHABET], np.int64)


def _spelt(words: Bytes) -> list[str]:
    text, length = words.tobytes().decode("ascii"), words.shape[1]
    return [text[at : at + length] for at in range(0, len(text), length)]


def touches(squares: Sequence[int], near: frozenset[int]) -> bool:
    return any(square in near for square in squares)
