"""A new tournament planned: everything that can be refused is refused before anything is stored."""

from __future__ import annotations

from joute.games import registry
from joute.messages.tournaments import NewTournament
from joute.play import Language, Refusal, Refused
from joute.server.clock import now_ms
from joute.server.errors import RequestError, speaking_for
from joute.server.keys import new_table_id
from joute.server.live.seated import make_settings
from joute.server.tournaments.organiser import refusal_info
from joute.storage import TournamentRow
from joute.tables.timing import read_clock
from joute.tournaments import Tournament, read_tournament
from joute.tournaments.tournament import HANDS, HEADERS

MOST_CHARACTERS = 2_000


def plan_tournament(wanted: NewTournament, language: Language) -> TournamentRow:
    """Raises `RequestError`, or `Refused` where the game has no such options."""
    for name in wanted.headers:
        if name not in HEADERS:
            raise RequestError("unreadable", name[:80])
    headers = dict(wanted.headers)
    if "Game" in headers:
        headers["Game"] = registry.find(headers["Game"]).name
    begun = Tournament.new(headers, wanted.options)
    if isinstance(begun, Refusal):
        raise RequestError("unreadable", refusal_info(begun, language).message)
    agreement = begun.event.agreement
    game = registry.find(agreement.game)
    with speaking_for(game):
        settings = make_settings(game, 4 if agreement.format == HANDS else 2, dict(agreement.options))
        if isinstance(clock := read_clock(settings), Refusal):
            raise Refused(clock)
    head = begun.text()
    if len(head) > MOST_CHARACTERS or not isinstance(read_tournament(head), Tournament):
        raise RequestError("too_large")
    now = now_ms()
    return TournamentRow(
        id=new_table_id(), head=head, over=False, version=0, settled=0, created_ms=now, updated_ms=now
    )
