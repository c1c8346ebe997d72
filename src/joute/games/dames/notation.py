"""Reading moves: `D3-E4 LUNE@E4.F3.G3.H3`, `A3xC3`, `+S@C4`, `deal …`, `touch D3`, `adoube`."""

from __future__ import annotations

import re

from joute.games.dames.material import SHAPE
from joute.games.dames.moves import Adoube, Announcement, Deal, Joker, Slide, Touch
from joute.letters import capitals, is_word_shaped
from joute.play import Move, Refusal, read_with, unreadable

_WAY = re.compile(r"([A-Z]\d+)([-X])([A-Z]\d+)(?=[ +]|$)")
_CAPTURE = re.compile(r"([A-Z]\d+)\s*X\s*([A-Z]\d+)")
_LOOSE = re.compile(r"\s+([-+@.])\s*|([-+@.])\s+")
_DASHES = str.maketrans({"–": "-", "—": "-", "−": "-", "→": "-", ">": "-", "×": "X", ",": ".", "’": "'"})


def read_move(text: str) -> Move | Refusal:
    """The move a line spells, whatever its case, accents and spaces."""
    return read_with(_read, text)


def _read(text: str) -> Move | Refusal:
    plain = capitals(text.translate(_DASHES)).strip()
    keyword, _, rest = plain.partition(" ")
    if keyword == "DEAL":
        return _read_deal(rest.replace(" ", ""))
    if keyword == "TOUCH":
        square = _square(rest.strip())
        return square if isinstance(square, Refusal) else Touch(square)
    if plain in ("ADOUBE", "J'ADOUBE"):
        return Adoube()
    return _read_slide(plain, text)


def _read_deal(letters: str) -> Move | Refusal:
    if not is_word_shaped(letters):
        return unreadable("unreadable_deal", "DAM-3")
    return Deal(letters)


def _read_slide(plain: str, text: str) -> Move | Refusal:
    tight = _CAPTURE.sub(r"\1X\2", plain, count=1)
    tight = _LOOSE.sub(r"\1\2", tight).replace("+", " +")
    way = _WAY.match(tight)
    if way is None:
        return unreadable("unreadable_move", text=text)
    source, target = _square(way[1]), _square(way[3])
    if isinstance(source, Refusal):
        return source
    if isinstance(target, Refusal):
        return target
    words: list[Announcement] = []
    jokers: list[Joker] = []
    for item in tight[way.end() :].split():
        part = _read_joker(item[1:]) if item.startswith("+") else _read_word(item)
        if isinstance(part, Refusal):
            return part
        if isinstance(part, Joker):
            jokers.append(part)
        else:
            words.append(part)
    ordered = sorted(jokers, key=lambda joker: (joker.letter, joker.square))
    return Slide(source, target, way[2] == "X", tuple(words), tuple(ordered))


def _read_word(item: str) -> Announcement | Refusal:
    word, at, path = item.partition("@")
    if not is_word_shaped(word):
        return unreadable("unreadable_word", "DAM-12", text=item)
    if not at:
        return Announcement(word)
    squares = []
    for name in path.split("."):
        square = _square(name)
        if isinstance(square, Refusal):
            return square
        squares.append(square)
    return Announcement(word, tuple(squares))


def _read_joker(item: str) -> Joker | Refusal:
    letter, _, name = item.partition("@")
    if len(letter) != 1 or not is_word_shaped(letter):
        return unreadable("unreadable_joker", "DAM-18", text=f"+{item}")
    square = _square(name)
    return square if isinstance(square, Refusal) else Joker(letter, square)


def _square(name: str) -> int | Refusal:
    square = SHAPE.index(name)
    return unreadable("no_such_square", "DAM-1", text=name) if square is None else square
