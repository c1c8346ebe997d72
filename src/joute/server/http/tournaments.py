"""Tournaments and matches kept by the server: setting up, organising, watching, printing."""

from __future__ import annotations

from fastapi import APIRouter, Response, WebSocket

from joute.messages.tournaments import Entered, NewTournament, TournamentInfo, TournamentLine
from joute.play import Refusal
from joute.server.chance import shuffled
from joute.server.errors import RequestError
from joute.server.http.dependencies import Holder, Reader, Serving, Speaking, reader, services
from joute.server.http.tournament_answers import must_organise, registered, settled, told
from joute.server.operations.database import in_database
from joute.server.tournaments.connection import Spectator
from joute.server.tournaments.running import Running
from joute.server.tournaments.setup import plan_tournament
from joute.server.tournaments.to_messages import tournament_line
from joute.server.wire.connection import dismissed
from joute.tournaments.players import Line
from joute.tournaments.sheets import score_sheets, standings_page

ROUTER = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
MOST_LISTED = 30
MOST_LINES = 500
MOST_ACTION = 4_000
NO_TOURNAMENT, CROWDED, TRY_AGAIN = 4404, 4429, 1013


@ROUTER.post("", status_code=201)
async def make_tournament(
    wanted: NewTournament, serving: Serving, holder: Holder, language: Speaking
) -> TournamentInfo:
    """A new tournament or match; whoever makes it is its organiser."""
    row = plan_tournament(wanted, language)
    live = await serving.conductor.create(row, holder)
    refusal = await registered(live, wanted.play_as, holder) if wanted.play_as.strip() else None
    return await told(serving, live, holder, language, refusal)


@ROUTER.get("")
async def my_tournaments(serving: Serving, reader: Reader) -> list[TournamentLine]:
    """Those the reader organises or plays in, the running ones first."""
    store = serving.conductor.store
    ids = await in_database(store.held_by, reader, MOST_LISTED) if reader else ()
    return [tournament_line((await serving.conductor.open(id_)).running, reader) for id_ in ids]


@ROUTER.get("/{tournament_id}")
async def tournament(
    tournament_id: str, serving: Serving, reader: Reader, language: Speaking
) -> TournamentInfo:
    return await told(serving, await serving.conductor.open(tournament_id), reader, language)


@ROUTER.get("/{tournament_id}/file")
async def file(tournament_id: str, serving: Serving) -> Response:
    """The tournament as a file, for the organiser's page or the command."""
    text = (await serving.conductor.open(tournament_id)).running.tournament.text()
    headers = {"content-disposition": f'attachment; filename="{tournament_id}.tournoi"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@ROUTER.get("/{tournament_id}/sheets")
async def sheets(tournament_id: str, serving: Serving, language: Speaking, what: str = "sheets") -> Response:
    """A page to print: the score sheets of the round, or the standings."""
    event = (await serving.conductor.open(tournament_id)).running.tournament.event
    page = (standings_page if what == "standings" else score_sheets)(event, language)
    return Response(page, media_type="text/html; charset=utf-8")


@ROUTER.post("/{tournament_id}/lines")
async def enter(
    tournament_id: str, wanted: Entered, serving: Serving, holder: Holder, language: Speaking
) -> TournamentInfo:
    """The organiser's entries; a line that is refused leaves the tournament as it was."""
    live = await serving.conductor.open(tournament_id)
    must_organise(live, holder)
    if live.running.is_own_match_of(holder):
        raise RequestError("own_match")
    if len(wanted.lines) > MOST_LINES or any(len(line.action) > MOST_ACTION for line in wanted.lines):
        raise RequestError("too_large")
    if not 1 <= len(wanted.id) <= 50 or any(set(line.action) & set(";{}") for line in wanted.lines):
        raise RequestError("unreadable", "id, lines")
    given = tuple((line.who, line.action) for line in wanted.lines)

    def lines(running: Running) -> tuple[Line, ...] | Refusal:
        entered = running.tournament.enter_all(given)
        if isinstance(entered, Refusal) or not wanted.next_round:
            return entered if isinstance(entered, Refusal) else given
        opening = entered.event.next_round(shuffled)
        return opening if isinstance(opening, Refusal) else (*given, *opening)

    return await settled(serving, live, holder, language, await live.enter(lines, wanted.id))


@ROUTER.websocket("/{tournament_id}/live")
async def live(socket: WebSocket, tournament_id: str) -> None:
    serving = services(socket)
    await socket.accept()
    try:
        watched = await serving.conductor.open(tournament_id)
    except RequestError as error:
        await dismissed(socket, NO_TOURNAMENT if error.code == "no_tournament" else TRY_AGAIN)
        return
    address = socket.client.host if socket.client else ""
    holder = reader(socket)
    takes_part = watched.running.is_organised_by(holder) or watched.running.players_of(holder)
    if takes_part:
        room = serving.connections.has_room_for_player(holder, tournament_id)
    else:
        most = serving.config.limits.connections_per_tournament
        room = serving.connections.has_room_for(address, tournament_id, most)
    if not room:
        await dismissed(socket, CROWDED)
        return
    with serving.connections.entered(address, tournament_id, holder if takes_part else ""):
        await Spectator(socket, watched, holder, serving.wire, serving.hub, serving.presenter).run()
