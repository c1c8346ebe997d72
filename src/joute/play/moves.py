"""Moves as values, and the declarations every game shares."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from joute.letters import capitals, is_word_shaped
from joute.play.refusal import Refusal, unreadable

Seat = int
CHANCE: Seat = 0


class Move(ABC):
    """What a seat does, as written in a record."""

    __slots__ = ()

    @abstractmethod
    def text(self) -> str:
        """The move in canonical notation."""

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True, slots=True)
class Declaration(Move):
    """A move that is one word: it touches no letter."""

    name: str

    def text(self) -> str:
        return self.name


PASS = Declaration("pass")
END = Declaration("end")
RESIGN = Declaration("resign")
TIMEOUT = Declaration("timeout")
ACCEPT = Declaration("accept")

_DECLARATIONS = {move.name: move for move in (PASS, END, RESIGN, TIMEOUT, ACCEPT)}


@dataclass(frozen=True, slots=True)
class Challenge(Move):
    """A contest of the play just made, of one word of it if named."""

    word: str = ""

    def text(self) -> str:
        return f"challenge {self.word}".strip()


def read_declaration(text: str) -> Move | Refusal | None:
    """The declaration the text spells; None if it is some game's own notation."""
    head, *rest = capitals(text).split() or [""]
    keyword = head.lower()
    if keyword == "challenge":
        if len(rest) > 1 or not all(is_word_shaped(word) for word in rest):
            return unreadable("one_word_challenge", text=text.strip())
        return Challenge(*rest)
    if keyword in _DECLARATIONS:
        return _DECLARATIONS[keyword] if not rest else unreadable("words_after", text=text.strip())
    return None


def read_with(reader: Callable[[str], Move | Refusal], text: str) -> Move | Refusal:
    """Try the shared declarations first, then a game's own reader; a move is one short line."""
    if len(text) > 2000:
        return unreadable("too_long", most=2000)
    stripped = text.strip()
    if not stripped or not stripped.isprintable():
        return unreadable("empty_move" if not stripped else "unprintable")
    return read_declaration(stripped) or reader(stripped)
