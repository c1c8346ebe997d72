"""A stored tournament as the server holds it: its file, who its people are, the tables opened for it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from joute.play import Refusal, Refused
from joute.records import BadLine
from joute.server.errors import RequestError
from joute.storage import LineRow, OpenedRow, PersonRow, TournamentRow, TournamentStore
from joute.tournaments import Tournament, read_tournament
from joute.tournaments.encounter_scores import MATCH
from joute.tournaments.journal import STAMP
from joute.tournaments.players import ORGANISER, Number
from joute.values import replace


@dataclass(frozen=True, slots=True)
class Running:
    """Everything stored about one tournament, as far as its lines go."""

    row: TournamentRow
    tournament: Tournament
    people: tuple[PersonRow, ...]
    opened: tuple[OpenedRow, ...]

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def marks(self) -> tuple[object, ...]:
        """Nothing has changed where these are the same."""
        return self.version, self.people, self.opened

    @property
    def round(self) -> int:
        return self.tournament.event.opened

    @property
    def tables(self) -> tuple[OpenedRow, ...]:
        """Those of the round being played."""
        return tuple(one for one in self.opened if one.round == self.round)

    def person(self, number: Number) -> PersonRow:
        """Who the player is; a place that nobody has taken yet has neither holder nor level."""
        known = (person for person in self.people if person.number == number)
        return next(known, PersonRow(tournament_id=self.row.id, number=number))

    def is_organised_by(self, holder: str) -> bool:
        """By the key of the desk, or of another device it was opened on; those count down from 0."""
        return bool(holder) and any(one.number <= ORGANISER and one.holder == holder for one in self.people)

    def players_among_organisers(self) -> tuple[Number, ...]:
        """The players that somebody is who has the desk open, on whatever device."""
        desks = {one.holder or "" for one in self.people if one.number <= ORGANISER}
        return tuple(number for holder in desks for number in self.players_of(holder))

    def next_device(self) -> Number:
        """The number of one more device for the desk."""
        return min((one.number for one in self.people), default=ORGANISER) - 1

    def is_own_match_of(self, holder: str) -> bool:
        """Who has set up a match to play in it organises nothing: both players are equals there."""
        return self.tournament.event.agreement.format == MATCH and bool(self.players_of(holder))

    def players_of(self, holder: str) -> tuple[Number, ...]:
        """The players that holder is."""
        held = (person.number for person in self.people if holder and person.holder == holder)
        return tuple(number for number in held if number > ORGANISER)


def stamp(at_ms: int) -> str:
    """A moment as the file says it."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime(STAMP)


def read_running(store: TournamentStore, id_: str) -> Running:
    """A tournament as it is stored; raises `RequestError` if there is none."""
    row = store.tournament(id_)
    if row is None:
        raise RequestError("no_tournament")
    begun = read_tournament(row.head)
    if isinstance(begun, BadLine):
        raise Refused(begun.refusal)
    return _with(replace(row, version=0), begun, store)


def caught_up(store: TournamentStore, known: Running) -> Running:
    """The tournament with what has been stored meanwhile."""
    return _with(known.row, known.tournament, store)


def _with(row: TournamentRow, tournament: Tournament, store: TournamentStore) -> Running:
    lines: tuple[LineRow, ...] = store.lines(row.id, row.version)
    for line in lines:
        entered = tournament.enter(line.who, line.action, stamp(line.at_ms))
        if isinstance(entered, Refusal):
            raise Refused(entered)
        tournament = entered
    version = lines[-1].version if lines else row.version
    updated = lines[-1].at_ms if lines else row.updated_ms
    row = replace(row, version=version, over=tournament.event.over, updated_ms=updated)
    return Running(row, tournament, store.people(row.id), store.opened(row.id))
