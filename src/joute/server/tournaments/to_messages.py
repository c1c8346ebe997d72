"""A tournament as messages: what one reader may see."""

from __future__ import annotations

from dataclasses import fields

from joute.messages.organiser import DeskInfo
from joute.messages.shared import RefusalInfo
from joute.messages.tournaments import EventTable, MovedPlace, TournamentInfo, TournamentLine
from joute.messages.wire import encode
from joute.server.clock import now_ms
from joute.server.live.hub import Hub
from joute.server.tournaments.bell import NO_BELL, Bell, desk_bell
from joute.server.tournaments.live import LiveTournament
from joute.server.tournaments.organiser import organiser_page
from joute.server.tournaments.running import Running
from joute.tables import clock_view
from joute.values import replace


class Presenter:
    """Remembers the page of the last version: however many watch, it is made and written once."""

    def __init__(self) -> None:
        self._known: tuple[str, int] = ("", -1)
        self._page: DeskInfo | None = None
        self._written = ""

    def info(
        self, running: Running, holder: str, bell: Bell, refusal: RefusalInfo | None = None
    ) -> TournamentInfo:
        numbers = [player.number for player in running.tournament.event.players]
        organiser = running.is_organised_by(holder)
        held = {one.number for one in running.people if one.holder or one.level is not None}
        return TournamentInfo(
            id=running.row.id,
            version=running.version,
            desk=replace(self._page_of(running), refusal=refusal),
            organiser=organiser,
            you=running.players_of(holder),
            tables=tuple(
                EventTable(
                    table=one.number,
                    game=one.game + 1,
                    id=one.table_id,
                    players=one.players,
                    entered=one.entered,
                )
                for one in running.tables
            ),
            free=tuple(number for number in numbers if number not in held) if organiser else (),
            machines=tuple(one.number for one in running.people if one.level is not None),
            moved=tuple(
                MovedPlace(player=one.number, at_ms=one.moved_ms)
                for one in running.people
                if one.moved_ms is not None
            ),
            bell_ms=bell.left_ms,
            bell_runs=bell.runs,
            saved_ms=running.row.updated_ms,
        )

    def text(self, running: Running, holder: str, bell: Bell) -> str:
        """The same as JSON."""
        info = self.info(running, holder, bell)
        self._written = self._written or encode(self._page_of(running))
        pieces = {field.name: getattr(info, field.name) for field in fields(info) if field.name != "desk"}
        return f'{encode(pieces)[:-1]},"desk":{self._written}}}'

    def _page_of(self, running: Running) -> DeskInfo:
        key = (running.row.id, running.version)
        if self._page is None or self._known != key:
            self._known, self._page = key, replace(organiser_page(running.tournament, None), text="")
            self._written = ""
        return self._page


async def bell_of(live: LiveTournament, hub: Hub) -> Bell:
    """Until the bell: told by the first table still playing, since a server's pauses stop every clock.

    At real tables, by the desk's own bell.
    """
    running = live.running
    if not running.tournament.event.agreement.online:
        return desk_bell(running.tournament, now_ms())
    if running.tournament.event.agreement.format != "hands":
        return NO_BELL
    for opened in running.tables:
        if not opened.entered:
            table = (await hub.open(opened.table_id)).seated.table
            return Bell(next(iter(clock_view(table, now_ms()).remaining), None), True)
    return NO_BELL


def tournament_line(running: Running, holder: str) -> TournamentLine:
    event = running.tournament.event
    you = running.players_of(holder)
    waiting = (one.table_id for one in running.tables if not one.entered and set(you) & set(one.players))
    return TournamentLine(
        id=running.row.id,
        name=event.agreement.name,
        game=event.agreement.game,
        format=event.agreement.format,
        round=running.round,
        over=event.over,
        organiser=running.is_organised_by(holder),
        you=you,
        players=tuple(player.name for player in event.players) if len(event.players) <= 2 else (),
        table=next(waiting, ""),
    )
