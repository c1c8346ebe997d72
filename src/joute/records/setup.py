"""What is agreed before play, from a record's headers or anybody's wishes: seats, options, words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from joute.dictionary import Dictionary
from joute.play import Game, Options, Refusal, Settings, read_options, unreadable
from joute.records.lines import excerpt
from joute.records.record import OPTION, BadLine, Record

Librarian = Callable[[Game, Options], Dictionary | Refusal]
"""Finds the words a table plays with; reading files and caches is its business."""


def make_settings(
    game: Game, seats: str, given: Mapping[str, str], librarian: Librarian
) -> Settings | Refusal:
    """The settings of a game; a refusal about an option names it in its data."""
    count = read_seats(game, seats)
    if isinstance(count, Refusal):
        return count
    options = read_options(game.options, given)
    if isinstance(options, Refusal):
        return options
    dictionary = librarian(game, options)
    return dictionary if isinstance(dictionary, Refusal) else Settings(count, options, dictionary)


def read_settings(record: Record, game: Game, librarian: Librarian) -> Settings | BadLine:
    """The settings the headers ask for."""
    seats = record.value("Seats", str(game.least_seats))
    settings = make_settings(game, seats, record.options(), librarian)
    if isinstance(settings, Settings):
        return settings
    if settings.reason == "bad_seats":
        return _bad_header(record, "seats", settings)
    return _bad_header(record, f"{OPTION}{settings.data.get('option', 'words')}", settings)


def read_seats(game: Game, text: str) -> int | Refusal:
    digits = text.strip()
    number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 4 else 0
    if game.least_seats <= number <= game.most_seats:
        return number
    return unreadable("bad_seats", value=excerpt(text), least=game.least_seats, most=game.most_seats)


def _bad_header(record: Record, name: str, refusal: Refusal) -> BadLine:
    found = record.find(name) or record.find("Game") or (1, "")
    return BadLine(found[0], refusal)
