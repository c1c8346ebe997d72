"""The moves of the game as values, in canonical notation."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games.dames.material import SHAPE
from joute.play import Move
from joute.values import swift


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance lays the letters: White's sixteen, Black's sixteen, then what stays in the bag."""

    letters: str

    def text(self) -> str:
        return f"deal {self.letters}"


@swift
@dataclass(frozen=True, slots=True)
class Announcement:
    """A word and the squares that spell it; no squares where the player has not said them."""

    word: str
    squares: tuple[int, ...] = ()

    def text(self) -> str:
        return f"{self.word}@{'.'.join(SHAPE.names(self.squares))}" if self.squares else self.word


@swift
@dataclass(frozen=True, slots=True)
class Joker:
    """A joker set on a square (DAM-18)."""

    letter: str
    square: int

    def text(self) -> str:
        return f"+{self.letter}@{SHAPE.name(self.square)}"


@swift
@dataclass(frozen=True, slots=True)
class Slide(Move):
    """A letter moved in a straight line, the words it makes, the jokers they earn."""

    source: int
    target: int
    capture: bool = False
    words: tuple[Announcement, ...] = ()
    jokers: tuple[Joker, ...] = ()

    def text(self) -> str:
        way = f"{SHAPE.name(self.source)}{'x' if self.capture else '-'}{SHAPE.name(self.target)}"
        return " ".join(
            (way, *(word.text() for word in self.words), *(joker.text() for joker in self.jokers))
        )


@dataclass(frozen=True, slots=True)
class Touch(Move):
    """A letter touched: strict play makes the player move it (DAM-23)."""

    square: int

    def text(self) -> str:
        return f"touch {SHAPE.name(self.square)}"


@dataclass(frozen=True, slots=True)
class Adoube(Move):
    """« J'adoube »: the letters touched after it are only put straight (DAM-23)."""

    def text(self) -> str:
        return "adoube"
