"""A stored tournament as the server holds it: its file, who its people are, the tables opened for it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from joute.play import Refusal, Refused
from joute.records import BadLine
from joute.server.errors import RequestError
from joute.storage import LineRow, OpenedRow, PersonRow, TournamentRow, TournamentStore
from joute.tournaments import EncountersEvent, HandsEvent, Tournament, read_tournament
from joute.tournaments.encounter_scores import MATCH
from joute.tournaments.players import ORGANISER, Number


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
        event = self.tournament.event
        return len(event.rounds) if isinstance(event, HandsEvent | EncountersEvent) else 0

    @property
    def tables(self) -> tuple[OpenedRow, ...]:
        """Those of the round being played."""
        return tuple(one for one in self.opened if one.round == self.round)

    def person(self, number: Number) -> PersonRow:
        """Who the player is; a place that nobody has taken yet has neither holder nor level."""
        known = (person for person in self.people if person.number == number)
        return next(known, PersonRow(tournament_id=self.row.id, number=number))

    def is_organised_by(self, holder: str) -> bool:
        return bool(holder) and self.person(ORGANISER).holder == holder

    def is_own_match_of(self, holder: str) -> bool:
        """Who has set up a match to play in it organises nothing: both players are equals there."""
        return self.tournament.event.agreement.format == MATCH and bool(self.players_of(holder))

    def players_of(self, holder: str) -> tuple[Number, ...]:
        """The players that holder is."""
        held = (person.number for person in self.people if holder and person.holder == holder)
        return tuple(number for number in held if number != ORGANISER)


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
        entered = tournament.enter(line.who, line.action)
        if isinstance(entered, Refusal):
            raise Refused(entered)
        tournament = entered
    version = lines[-1].version if lines else row.version
    row = replace(row, version=version, over=tournament.event.over)
    return Running(row, tournament, store.people(row.id), store.opened(row.id))
