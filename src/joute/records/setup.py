"""What a record's headers agree on: seats, options, words, the position it starts from."""

from __future__ import annotations

from collections.abc import Callable

from joute.dictionary import Dictionary
from joute.play import Game, Options, Position, Refusal, Refused, Settings, read_options, unreadable
from joute.records.lines import excerpt
from joute.records.record import OPTION, BadLine, Record

Librarian = Callable[[Game, Options], Dictionary | Refusal]
"""Finds the words a table plays with; reading files and caches is its business."""


def read_settings(record: Record, game: Game, librarian: Librarian) -> Settings | BadLine:
    """The settings the headers ask for."""
    seats = read_seats(game, record.value("Seats", str(game.least_seats)))
    if isinstance(seats, Refusal):
        return _bad_header(record, "seats", seats)
    options = read_options(game.options, record.options())
    if isinstance(options, Refusal):
        return _bad_header(record, f"{OPTION}{options.data['option']}", options)
    dictionary = librarian(game, options)
    if isinstance(dictionary, Refusal):
        return _bad_header(record, f"{OPTION}{dictionary.data.get('option', 'words')}", dictionary)
    return Settings(seats, options, dictionary)


def read_seats(game: Game, text: str) -> int | Refusal:
    digits = text.strip()
    number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 4 else 0
    if game.least_seats <= number <= game.most_seats:
        return number
    return unreadable("bad_seats", value=excerpt(text), least=game.least_seats, most=game.most_seats)


def read_start(record: Record, game: Game, settings: Settings) -> Position | BadLine:
    """The position before the first action: the game's own, or the `Position` header's."""
    found = record.find("Position")
    try:
        return game.position(found[1], settings) if found else game.start(settings)
    except Refused as refused:
        return BadLine(found[0], refused.refusal) if found else _bad_header(record, "Seats", refused.refusal)


def _bad_header(record: Record, name: str, refusal: Refusal) -> BadLine:
    found = record.find(name) or record.find("Game") or (1, "")
    return BadLine(found[0], refusal)
