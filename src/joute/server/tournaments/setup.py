"""A new tournament planned: everything that can be refused is refused before anything is stored."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import groupby
from secrets import token_hex

from joute.games import registry
from joute.messages.tournaments import NewTournament
from joute.play import Language, Refusal, Refused
from joute.records import BadLine
from joute.server.clock import now_ms
from joute.server.errors import RequestError, speaking_for
from joute.server.keys import new_table_id
from joute.server.live.seated import make_settings
from joute.server.tournaments.organiser import refusal_info
from joute.storage import TournamentRow
from joute.tables.timing import read_clock
from joute.tournaments import Tournament, read_tournament
from joute.tournaments.journal import STAMP
from joute.tournaments.players import Line
from joute.tournaments.tournament import HANDS, HEADERS
from joute.tournaments.verifiable import commitment_to

MOST_CHARACTERS = 2_000
Moments = tuple[tuple[int, tuple[Line, ...]], ...]
"""Lines by the moment they were entered."""


def plan_tournament(wanted: NewTournament, language: Language) -> TournamentRow:
    """Raises `RequestError`, or `Refused` where the game has no such options."""
    for name in wanted.headers:
        if name not in HEADERS:
            raise RequestError("unreadable", name[:80])
    headers = dict(wanted.headers)
    if "Game" in headers:
        headers["Game"] = registry.find(headers["Game"]).name
    # The tables of a duplicate event need a common seed, so it has a secret too.
    verifiable = headers.get("Commitment") or headers.get("Deal") == "duplicate"
    secret = token_hex(32) if verifiable else ""
    if secret:
        headers["Commitment"] = commitment_to(secret)
    begun = Tournament.new(headers, wanted.options)
    if isinstance(begun, Refusal):
        raise RequestError("unreadable", refusal_info(begun, language).message)
    agreement = begun.event.agreement
    game = registry.find(agreement.game)
    with speaking_for(game):
        settings = make_settings(game, 4 if agreement.format == HANDS else 2, dict(agreement.options))
        if isinstance(clock := read_clock(settings), Refusal):
            raise Refused(clock)
    return _row(begun, secret)


def plan_brought(
    text: str, language: Language
) -> tuple[TournamentRow, tuple[tuple[int, tuple[Line, ...]], ...]]:
    """A file that the server is to keep: its headers, and its lines."""
    read = read_tournament(text)
    if isinstance(read, BadLine):
        why = refusal_info(read.refusal, language).message.rstrip(".")
        raise RequestError("bad_file", f"{read.line}: {why}")
    headers = {head.name: head.value for _, head in read.record.headers() if head.name in HEADERS}
    begun = Tournament.new({**headers, "Tables": "real"}, read.record.options())
    if isinstance(begun, Refusal):
        raise RequestError("unreadable", refusal_info(begun, language).message)
    now = now_ms()
    moments = groupby(read.entries, key=lambda entry: _moment(entry.at, now))
    lines = tuple((at, tuple((one.who, one.action) for one in each)) for at, each in moments)
    return _row(begun), lines


def _moment(at: str, now: int) -> int:
    """When a file says a line was entered; now, if it does not."""
    try:
        said = datetime.strptime(at, STAMP).replace(tzinfo=UTC)
    except ValueError:
        return now
    return min(now, int(said.timestamp() * 1000))


def _row(begun: Tournament, secret: str = "") -> TournamentRow:
    head = begun.text()
    if len(head) > MOST_CHARACTERS or not isinstance(read_tournament(head), Tournament):
        raise RequestError("too_large")
    now = now_ms()
    return TournamentRow(
        id=new_table_id(),
        head=head,
        over=False,
        version=0,
        settled=0,
        created_ms=now,
        updated_ms=now,
        secret=secret,
    )
