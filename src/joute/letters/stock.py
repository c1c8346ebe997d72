"""Multisets of letters: stocks, bags, racks and hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

JOKER = "*"


@dataclass(frozen=True, slots=True)
class Stock:
    """A frozen multiset of letters (and jokers), kept in alphabetical order."""

    letters: str

    @classmethod
    def of(cls, letters: Iterable[str]) -> Stock:
        return cls("".join(sorted(letters)))

    @classmethod
    def from_counts(cls, text: str) -> Stock:
        """Read a rulebook's list such as « A15 B6 E24 »."""
        return cls.of("".join(item[0] * int(item[1:]) for item in text.split()))

    def __len__(self) -> int:
        return len(self.letters)

    def __iter__(self) -> Iterator[str]:
        return iter(self.letters)

    def count(self, letter: str) -> int:
        return self.letters.count(letter)

    def missing(self, wanted: Iterable[str]) -> str:
        """The wanted letters that are not here, in alphabetical order."""
        wanted = "".join(wanted)
        held = self.letters.count
        lacking = [letter for letter in set(wanted) if wanted.count(letter) > held(letter)]
        return "".join([letter * (wanted.count(letter) - held(letter)) for letter in sorted(lacking)])

    def without(self, taken: Iterable[str]) -> Stock:
        """What is left once the letters are taken; they must all be here."""
        taken = "".join(taken)
        left = self.left_after(taken)
        if len(left) + len(taken) > len(self.letters):
            raise ValueError(f"not in the stock: {self.missing(taken)}")
        return left

    def left_after(self, taken: str) -> Stock:
        """The same where some of them may not be here: those are passed over."""
        left = self.letters
        for letter in set(taken):
            left = left.replace(letter, "", taken.count(letter))
        return Stock(left)

    def plus(self, added: Iterable[str]) -> Stock:
        return Stock.of(self.letters + "".join(added))

    def counts_text(self) -> str:
        """The inverse of `from_counts`: « A15 B6 »."""
        return " ".join([f"{letter}{self.letters.count(letter)}" for letter in sorted(set(self.letters))])
