"""LEXICON's moves and their notation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from joute.games.lexicon.material import MAITRESSE
from joute.letters import ALPHABET, capitals, unaccented
from joute.play import Declaration, Move, Refusal, read_with, unreadable
from joute.values import swift

OPEN, STOCK = "open", "stock"
MOST_MAITRESSES = 2
BELL = Declaration("bell")
"""The end of a tournament hand (TRN-2)."""


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """A card for each seat still drawing for the deal, `-` for the others (LEX-3)."""

    cards: str

    def text(self) -> str:
        return f"draw {self.cards}"


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The whole pack as it is dealt: round from the dealer's left, the open card, the stock (LEX-4)."""

    cards: str

    def text(self) -> str:
        return f"deal {self.cards}"


@dataclass(frozen=True, slots=True)
class Reshuffle(Move):
    """The open pile in its new order: the open card, then the stock (LEX-5)."""

    cards: str

    def text(self) -> str:
        return f"shuffle {self.cards}"


@swift
@dataclass(frozen=True, slots=True)
class Form(Move):
    """*Former*: a word from the hand (LEX-6)."""

    word: str

    def text(self) -> str:
        return f"word {self.word}"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """*Jeter et prendre* (LEX-7)."""

    card: str
    source: str

    def text(self) -> str:
        return f"discard {self.card} {self.source}"


@swift
@dataclass(frozen=True, slots=True)
class Insert(Move):
    """*Introduire*: the whole word a table word becomes (LEX-8)."""

    number: int
    word: str

    def text(self) -> str:
        return f"insert {self.number} {self.word}"


@swift
@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """*Échanger*: the whole word a table word becomes (LEX-9)."""

    number: int
    word: str

    def text(self) -> str:
        return f"exchange {self.number} {self.word}"


Turn = Form | Discard | Insert | Exchange
Dealing = Draw | Deal | Reshuffle


def read_move(text: str) -> Move | Refusal:
    return read_with(_read, text)


def _read(text: str) -> Move | Refusal:
    keyword, *rest = text.split()
    reader = _READERS.get(capitals(keyword).lower())
    return reader(rest, text) if reader else unreadable("unreadable_move", text=text[:80])


def _read_bell(rest: list[str], text: str) -> Move | Refusal:
    return BELL if not rest else unreadable("words_after", text=text[:80])


def _read_cards(make: Callable[[str], Move], extra: str = "") -> Callable[[list[str], str], Move | Refusal]:
    def read(rest: list[str], text: str) -> Move | Refusal:
        cards = capitals("".join(rest))
        if not cards:
            return unreadable("no_cards", text=text[:80])
        strange = sorted({card for card in cards if card not in ALPHABET + MAITRESSE + extra})
        return unreadable("strange_cards", cards="".join(strange)[:80]) if strange else make(cards)

    return read


def _read_word(rest: list[str], text: str) -> Move | Refusal:
    if len(rest) != 1:
        return unreadable("form_of_word", text=text[:80])
    word = read_word(rest[0])
    return word if isinstance(word, Refusal) else Form(word)


def _read_discard(rest: list[str], text: str) -> Move | Refusal:
    if len(rest) != 2 or (source := capitals(rest[1]).lower()) not in (OPEN, STOCK):
        return unreadable("form_of_discard", text=text[:80])
    thrown = capitals(rest[0])
    if len(thrown) != 1 or thrown not in ALPHABET + MAITRESSE:
        return unreadable("strange_cards", cards=rest[0][:80])
    return Discard(thrown, source)


def _read_change(
    make: Callable[[int, str], Move], keyword: str
) -> Callable[[list[str], str], Move | Refusal]:
    def read(rest: list[str], text: str) -> Move | Refusal:
        if len(rest) != 2 or not (rest[0].isascii() and rest[0].isdigit() and len(rest[0]) < 4):
            return unreadable("form_of_change", text=text[:80], keyword=keyword)
        word = read_word(rest[1])
        return word if isinstance(word, Refusal) else make(int(rest[0]), word)

    return read


def read_word(text: str) -> str | Refusal:
    """Letters A–Z, the case kept: it tells the Maîtresse. Nobody holds three: « farine » is plain cards."""
    word = unaccented(text)
    if not (word.isascii() and word.isalpha()):
        return unreadable("strange_word", word=text[:80])
    return word.upper() if word.islower() and len(word) > MOST_MAITRESSES else word


_READERS: dict[str, Callable[[list[str], str], Move | Refusal]] = {
    "draw": _read_cards(Draw, extra="-"),
    "deal": _read_cards(Deal),
    "shuffle": _read_cards(Reshuffle),
    "bell": _read_bell,
    "word": _read_word,
    "discard": _read_discard,
    "insert": _read_change(Insert, "insert"),
    "exchange": _read_change(Exchange, "exchange"),
}
