"""Tournaments written the way the tests read best."""

from __future__ import annotations

from joute.play import Refusal
from joute.records import BadLine
from joute.tournaments import EncountersEvent, HandsEvent, Tournament, read_tournament


def new(game: str = "lexicon", options: dict[str, str] | None = None, **headers: str) -> Tournament:
    named = {
        {"tiebreaks": "TieBreaks"}.get(name, name.capitalize()): value for name, value in headers.items()
    }
    tournament = Tournament.new({"Game": game, **named}, options or {})
    assert isinstance(tournament, Tournament), tournament
    return tournament


def with_players(tournament: Tournament, count: int) -> Tournament:
    return enter(tournament, *(f"0 player Player {number}" for number in range(1, count + 1)))


def enter(tournament: Tournament, *lines: str) -> Tournament:
    for line in lines:
        who, _, action = line.partition(" ")
        entered = tournament.enter(int(who), action)
        assert isinstance(entered, Tournament), (line, entered)
        tournament = entered
    return tournament


def article(tournament: Tournament, line: str) -> str:
    """The article (or the reason, where no article speaks) that refuses a line."""
    who, _, action = line.partition(" ")
    refused = tournament.enter(int(who), action)
    assert isinstance(refused, Refusal), line
    return refused.article or refused.reason


def hands(tournament: Tournament) -> HandsEvent:
    assert isinstance(tournament.event, HandsEvent)
    return tournament.event


def encounters(tournament: Tournament) -> EncountersEvent:
    assert isinstance(tournament.event, EncountersEvent)
    return tournament.event


def tables(tournament: Tournament) -> list[tuple[int, ...]]:
    current = hands(tournament).current
    assert current is not None
    return [table.players for table in current.tables]


def dealers(tournament: Tournament) -> list[int]:
    current = hands(tournament).current
    assert current is not None
    return [table.dealer for table in current.tables]


def counted(tournament: Tournament, *points: str) -> Tournament:
    """Every hand of the round entered and initialled: « 1:0 2:20 … », a table a text."""
    for table in points:
        for entry in table.split():
            player, _, held = entry.partition(":")
            tournament = enter(tournament, f"{player} score {held}")
    current = hands(tournament).current
    assert current is not None
    for seating in current.tables:
        for player in seating.players:
            tournament = enter(tournament, f"{seating.left_of(player)} initial {player}")
    return tournament


def started(players: int, rounds: int = 5) -> Tournament:
    """Seated in the order of their numbers, the first round open."""
    order = " ".join(map(str, range(1, players + 1)))
    tournament = with_players(new(rounds=str(rounds)), players)
    return enter(tournament, f"0 draw {order}", "0 round")


def read_again(tournament: Tournament) -> Tournament:
    """What a desk that was closed finds in the file."""
    again = read_tournament(tournament.text())
    assert not isinstance(again, BadLine), again
    assert again.event == tournament.event
    assert again.text() == tournament.text()
    return again


def ranking(tournament: Tournament) -> list[tuple[int | None, int, int]]:
    """Rank, player, total."""
    return [(line.rank, line.player.number, int(line.total)) for line in tournament.event.standings()]
