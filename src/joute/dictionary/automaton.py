"""The set of all words, as an automaton walked letter by letter."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from joute.dictionary.data_files import read_bytes, read_lines, read_numbers
from joute.letters import ALPHABET


class Automaton:
    """Every word that may count, each with its profile: the classes that must be in for it to count.

    The edges of all states are laid over one another: the edge for a letter lies at its state's place plus
    the letter's code. `letters` holds the letter there, `targets` the next state's place and, in the lowest
    five bits, the profile of the word that ends here (0 if none does). The root's place is 0.
    """

    def __init__(self) -> None:
        self._letters = read_bytes("words.letters")
        self._targets = read_numbers("words.targets", "I")
        self.digest, *lines = read_lines("words.txt")
        self._profiles = [[int(mask) for mask in line.split()] for line in lines]

    def profile(self, word: str) -> int:
        """The profile of a word in capitals; 0 for any other string."""
        letters, targets = self._letters, self._targets
        target = 0
        for code in word.encode():
            edge = (target >> 5) + code
            if letters[edge] != code:
                return 0
            target = targets[edge]
        return target & 31

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word, of any profile, begins so."""
        letters, targets = self._letters, self._targets
        target = 0
        for code in prefix.encode():
            edge = (target >> 5) + code
            if letters[edge] != code:
                return False
            target = targets[edge]
        return True

    def allowed_profiles(self, classes: int) -> int:
        """The profiles that count when these classes are in, as bits."""
        counting = 0
        for number, masks in enumerate(self._profiles, start=1):
            if any(mask & classes == mask for mask in masks):
                counting |= 1 << number
        return counting

    def words(self, allowed: int, start: str = "") -> Iterator[str]:
        """All the words with an allowed profile that begin so, in alphabetical order."""
        edges = cache(self._edges)
        target = 0
        for letter in start:
            target = dict(edges(target >> 5)).get(letter, -1)
            if target < 0:
                return
        stack = [(start, target)]
        while stack:
            prefix, target = stack.pop()
            if allowed >> (target & 31) & 1:
                yield prefix
            stack += [(prefix + letter, following) for letter, following in edges(target >> 5)]

    def _edges(self, place: int) -> list[tuple[str, int]]:
        """The edges of a state, from Z to A: a stack turns them round."""
        return [
            (letter, self._targets[place + ord(letter)])
            for letter in reversed(ALPHABET)
            if self._letters[place + ord(letter)] == ord(letter)
        ]


@cache
def automaton() -> Automaton:
    return Automaton()
