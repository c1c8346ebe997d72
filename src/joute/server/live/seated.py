"""A stored table as the server holds it: set-up, seats, and the game once everyone is there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from joute import records
from joute.dictionary import Dictionary, WordList
from joute.games import registry
from joute.play import Game, Options, Refusal, Refused, Settings, unreadable
from joute.records.words import find_words
from joute.server.live.word_lists import WordLists
from joute.storage import SeatRow, TableRow
from joute.tables import Event, Table
from joute.values import replace, swift


@swift
@dataclass(frozen=True, slots=True)
class Seated:
    """Everything stored about one table, played as far as its events go."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    table: Table

    @property
    def waiting(self) -> bool:
        return "open" in [seat.kind for seat in self.seats]

    @property
    def withdrawn(self) -> bool:
        """It was ended before everybody had come: by whoever opened it, or by somebody it waited for."""
        return self.waiting and self.row.finished

    @property
    def declined(self) -> int:
        """The free seat of whoever would not come to a rematch; 0 where nobody has declined."""
        return next((seat.seat for seat in self.seats if seat.kind == "open" and seat.holder), 0)

    @property
    def maker(self) -> int:
        """The first seat of whoever opened it; 0 where nobody may withdraw it."""
        return next((seat.seat for seat in self.seats if seat.holder and seat.holder == self.row.maker), 0)

    def held_by(self, holder: str) -> tuple[int, ...]:
        return tuple([seat.seat for seat in self.seats if seat.holder == holder])


def make_settings(game: Game, seats: int, given: dict[str, str], lists: WordLists | None = None) -> Settings:
    """The settings of a new table; raises `Refused`. Without lists, those who name one are refused."""
    settings = records.make_settings(game, str(seats), given, lists.find if lists else _without_lists)
    if isinstance(settings, Refusal):
        raise Refused(settings)
    return settings


def open_table(
    row: TableRow, seats: tuple[SeatRow, ...], events: Iterable[Event], lists: WordLists
) -> Seated:
    """Build the table again from what is stored."""
    seats = distinct(tuple(map(_without_default, seats)))
    game = registry.find(row.game)
    settings = make_settings(game, len(seats), dict(row.options), lists)
    given = [name for name, _ in row.options]
    table = Table.open(game, settings, (seat.name for seat in seats), given, row.position)
    return Seated(row, seats, table.replayed(events))


def distinct(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """Nobody sits under another's name: the second Camille is « Camille 2 », the third « Camille 3 »."""
    taken: set[str] = set()
    named = []
    for seat in seats:
        name, number = seat.name, 1
        while name and name.casefold() in taken:
            number += 1
            name = f"{seat.name} {number}"
        taken.add(name.casefold())
        named.append(seat if name == seat.name else replace(seat, name=name))
    return tuple(named)


def _without_default(seat: SeatRow) -> SeatRow:
    """Who gave no name was once stored as « Joueur 2 »; each reader now finds that in their own language."""
    return replace(seat, name="") if seat.kind == "person" and seat.name == f"Joueur {seat.seat}" else seat


def _without_lists(game: Game, options: Options) -> Dictionary | Refusal:
    return find_words(game, options, _no_list)


def _no_list(name: str) -> WordList | Refusal:
    return unreadable("no_word_list", option="dictionary", value=name[:80])
