"""The set of all words, as an automaton walked letter by letter."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from joute.dictionary.data_files import read_bytes, read_lines, read_numbers


class Automaton:
    """Every word that may count, each with its profile: the classes that must be in for it to count.

    The edges of a state lie side by side. For each, `letters` has its letter, and `edges` where the next
    state's edges start (bits 10 and up), how many they are (bits 5–9) and the profile of the word that ends
    here (bits 0–4), 0 if none does.
    """

    def __init__(self) -> None:
        self._letters = read_bytes("words.letters")
        self._edges = read_numbers("words.edges", "I")
        self.digest, *lines = read_lines("words.txt")
        self._profiles = [[int(mask) for mask in line.split()] for line in lines]

    def profile(self, word: str) -> int:
        """The profile of a word in capitals; 0 for any other string."""
        find, edges = self._letters.find, self._edges
        start, end, profile = 0, 26, 0
        for letter in word.encode():
            position = find(letter, start, end)
            if position < 0:
                return 0
            edge = edges[position]
            start = edge >> 10
            end = start + (edge >> 5 & 31)
            profile = edge & 31
        return profile

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word, of any profile, begins so."""
        find, edges = self._letters.find, self._edges
        start, end = 0, 26
        for letter in prefix.encode():
            position = find(letter, start, end)
            if position < 0:
                return False
            start = edges[position] >> 10
            end = start + (edges[position] >> 5 & 31)
        return True

    def allowed_profiles(self, classes: int) -> int:
        """The profiles that count when these classes are in, as bits."""
        counting = 0
        for number, masks in enumerate(self._profiles, start=1):
            if any(mask & classes == mask for mask in masks):
                counting |= 1 << number
        return counting

    def words(self, allowed: int) -> Iterator[str]:
        """All the words with an allowed profile, in alphabetical order."""
        letters = self._letters.decode()
        edges = self._edges
        stack = [(position, letters[position]) for position in reversed(range(26))]
        while stack:
            position, prefix = stack.pop()
            edge = edges[position]
            if allowed >> (edge & 31) & 1:
                yield prefix
            start = edge >> 10
            end = start + (edge >> 5 & 31)
            stack += [(following, prefix + letters[following]) for following in range(end - 1, start - 1, -1)]


@cache
def automaton() -> Automaton:
    return Automaton()
