"""Tournaments and matches kept by the server: setting up, organising, watching, printing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from functools import partial
from urllib.parse import quote

from fastapi import APIRouter, Response, WebSocket

from joute.messages.organiser import DeskEntry, DeskRound
from joute.messages.tournaments import (
    BroughtTournament,
    ClubRatings,
    Entered,
    NewTournament,
    RatedPerson,
    TournamentInfo,
    TournamentLine,
)
from joute.play import Language, Refusal
from joute.server.errors import RequestError, Unreadable
from joute.server.http.dependencies import (
    Address,
    Holder,
    Reader,
    Services,
    Serving,
    Speaking,
    reader,
    services,
)
from joute.server.http.tournament_answers import must_organise, registered, settled, told
from joute.server.http.uploads import lists_of, read_upload
from joute.server.live.word_lists import WordLists
from joute.server.operations.database import in_database
from joute.server.tournaments.connection import Spectator
from joute.server.tournaments.entering import wanted_lines
from joute.server.tournaments.organiser import history_page, refusal_info, round_page
from joute.server.tournaments.running import Running
from joute.server.tournaments.setup import plan_brought, plan_tournament
from joute.server.tournaments.signed import KEY, Game, fresh_key, is_told, read_signed, sign
from joute.server.tournaments.to_messages import tournament_line
from joute.server.wire.connection import dismissed
from joute.tables import Table
from joute.tournaments import Tournament
from joute.tournaments.cards import PAGES
from joute.tournaments.ratings import ratings
from joute.tournaments.sheets import score_sheets

ROUTER = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
MOST_LISTED = 30
MOST_RATED = 200
"""The latest events that a club's ratings are made from."""
MOST_LINES = 500
MOST_ACTION = 4_000
MOST_FILE = 4_000_000
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


@ROUTER.post("/brought", status_code=201)
async def bring(
    wanted: BroughtTournament, serving: Serving, holder: Holder, language: Speaking, address: Address
) -> TournamentInfo:
    """A file kept elsewhere until now: the server goes on with it at real tables."""
    if len(wanted.text) > MOST_FILE:
        raise RequestError("too_large")
    text = wanted.text
    if text.lstrip().startswith("{"):
        text = await serving.work.do(partial(_checked, text, lists_of(serving), language), address)
    row, entries = await serving.work.do(partial(plan_brought, text, language), address)
    live = await serving.conductor.create(row, holder)
    for at_ms, lines in entries:
        await live.bring(lines, at_ms)
    return await told(serving, live, holder, language)


def _checked(text: str, lists: WordLists, language: Language) -> str:
    """The tournament in a signed file, once every game in it has been refereed again."""

    def referee(record: str) -> Table | None:
        upload = read_upload(record, lists)
        return None if upload.stopped else upload.played.table

    read = read_signed(text, referee)
    if isinstance(read, Refusal):
        raise RequestError("bad_file", refusal_info(read, language).message.rstrip("."))
    return read[0].text()


@ROUTER.get("/{tournament_id}/results")
async def results(tournament_id: str, serving: Serving) -> Response:
    """The tournament and the games of its finished rounds, signed by this server."""
    running = (await serving.conductor.open(tournament_id)).running
    event = running.tournament.event
    games = []
    for one in running.opened:
        if one.entered and (one.round < event.opened or event.counted):
            table = (await serving.hub.open(one.table_id)).seated.table
            # What the organiser entered instead of a table's result is the organiser's word, not the game's.
            game = Game(one.round, one.number, one.game + 1, table.record().text())
            if is_told(table, running.tournament, game):
                games.append(game)
    key = await in_database(serving.conductor.store.server_key, KEY, fresh_key())
    text = sign(running.tournament.text(), tuple(games), key)
    headers = _saved_as(running.tournament, f"{tournament_id}.json")
    return Response(text, media_type="application/json", headers=headers)


def _saved_as(tournament: Tournament, plain: str) -> dict[str, str]:
    """Under which name a browser saves it: the tournament's own, or else its number."""
    named = tournament.event.agreement.name
    name = "".join(letter for letter in named if letter not in '/\\:*?"<>|').strip(". ")
    own = quote((name or plain.partition(".")[0]) + "." + plain.partition(".")[2])
    return {"content-disposition": f"attachment; filename=\"{plain}\"; filename*=UTF-8''{own}"}


@ROUTER.get("")
async def my_tournaments(serving: Serving, reader: Reader) -> list[TournamentLine]:
    """Those the reader organises or plays in, the running ones first."""
    store = serving.conductor.store
    ids = await in_database(store.held_by, reader, MOST_LISTED) if reader else ()
    return [tournament_line(running, reader) for running in await _readable(serving, ids)]


@ROUTER.get("/ratings")
async def club_ratings(serving: Serving, reader: Reader) -> list[ClubRatings]:
    """The people of the rated events the reader has organised, game by game."""
    ids = await in_database(serving.conductor.store.held_by, reader, MOST_RATED) if reader else ()
    running = await _readable(serving, tuple(reversed(ids)))
    events = [one.tournament.event for one in running if one.is_organised_by(reader)]
    found = []
    for game in sorted({event.agreement.game for event in events if event.agreement.rated}):
        people = ratings(event for event in events if event.agreement.game == game)
        told_people = tuple(
            RatedPerson(name=one.name, rating=one.rating, encounters=one.encounters) for one in people
        )
        found += [ClubRatings(game=game, people=told_people)] if told_people else []
    return found


@ROUTER.get("/{tournament_id}")
async def tournament(
    tournament_id: str, serving: Serving, reader: Reader, language: Speaking
) -> TournamentInfo:
    return await told(serving, await serving.conductor.open(tournament_id), reader, language)


@ROUTER.get("/{tournament_id}/file")
async def file(tournament_id: str, serving: Serving) -> Response:
    """The tournament as a file, for the organiser's page or the command."""
    kept = (await serving.conductor.open(tournament_id)).running.tournament
    headers = _saved_as(kept, f"{tournament_id}.tournoi")
    return Response(kept.text(), media_type="text/plain; charset=utf-8", headers=headers)


@ROUTER.get("/{tournament_id}/sheets")
async def sheets(tournament_id: str, serving: Serving, language: Speaking, what: str = "sheets") -> Response:
    """A page to print: the score sheets of the round, the standings, badges, certificates."""
    event = (await serving.conductor.open(tournament_id)).running.tournament.event
    page = PAGES.get(what, score_sheets)(event, language)
    return Response(page, media_type="text/html; charset=utf-8")


@ROUTER.get("/{tournament_id}/history")
async def history(tournament_id: str, serving: Serving, language: Speaking) -> list[DeskEntry]:
    """Every entry: who, when, what, and what has become of it."""
    running = (await serving.conductor.open(tournament_id)).running
    return list(history_page(running.tournament, language))


@ROUTER.get("/{tournament_id}/rounds/{number}")
async def earlier_round(tournament_id: str, number: int, serving: Serving) -> DeskRound:
    """A round as it was played, with the entries to correct."""
    tournament = (await serving.conductor.open(tournament_id)).running.tournament
    if not 1 <= number <= tournament.event.opened:
        raise RequestError("not_found")
    return round_page(tournament, number)


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
    refusal = await live.enter(partial(wanted_lines, wanted), wanted.id)
    return await settled(serving, live, holder, language, refusal)


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


async def _readable(serving: Services, ids: Iterable[str]) -> list[Running]:
    """One that cannot be read hides no other."""
    found = []
    for id_ in ids:
        with contextlib.suppress(Unreadable):
            found.append((await serving.conductor.open(id_)).running)
    return found
