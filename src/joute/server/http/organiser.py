"""The organiser's page: a tournament file, kept by whoever asks, is read, added to and printed."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from joute.messages.organiser import DeskInfo, DeskWanted, SheetsWanted
from joute.messages.wire import encode
from joute.play import Language, Refusal
from joute.records import BadLine
from joute.server.errors import RequestError
from joute.server.http.dependencies import Address, Serving, Speaking
from joute.server.tournaments.entering import all_lines
from joute.server.tournaments.organiser import organiser_page, refusal_info
from joute.tournaments import Tournament, read_tournament
from joute.tournaments.cards import PAGES
from joute.tournaments.sheets import score_sheets

ROUTER = APIRouter(tags=["organiser"])
ADDRESSES = ("/api/organiser", "/api/desk")
"""The second is the one it had first: files and scripts may still name it."""
MOST_CHARACTERS = 200_000
MOST_LINES = 500


async def organiser(wanted: DeskWanted, serving: Serving, language: Speaking, address: Address) -> Response:
    """The tournament after the lines asked for; a line that is refused leaves it as it was."""
    if len(wanted.text) > MOST_CHARACTERS or len(wanted.lines) > MOST_LINES:
        raise RequestError("too_large")
    answer = await serving.work.do(partial(_entered, wanted, language), address)
    return Response(encode(answer), media_type="application/json")


async def sheets(wanted: SheetsWanted, serving: Serving, language: Speaking, address: Address) -> Response:
    """A page to print: the score sheets of the round, or the standings."""
    if len(wanted.text) > MOST_CHARACTERS:
        raise RequestError("too_large")
    page = await serving.work.do(partial(_printed, wanted, language), address)
    return Response(page, media_type="text/html; charset=utf-8")


def _printed(wanted: SheetsWanted, language: Language) -> str:
    event = _read(wanted.text, language).event
    return PAGES.get(wanted.what, score_sheets)(event, language)


def _entered(wanted: DeskWanted, language: Language) -> DeskInfo:
    tournament = _read(wanted.text, language) if wanted.text else _begun(wanted.headers, language)
    lines = all_lines(wanted, tournament)
    entered = lines if isinstance(lines, Refusal) else tournament.enter_all(lines)
    if isinstance(entered, Refusal):
        return organiser_page(tournament, refusal_info(entered, language))
    return organiser_page(entered, None)


def _begun(headers: dict[str, str], language: Language) -> Tournament:
    begun = Tournament.new(headers, {})
    if isinstance(begun, Refusal):
        raise RequestError("unreadable", refusal_info(begun, language).message)
    return begun


def _read(text: str, language: Language) -> Tournament:
    read = read_tournament(text)
    if isinstance(read, BadLine):
        raise RequestError("unreadable", f"{read.line}: {refusal_info(read.refusal, language).message}")
    return read


for address in ADDRESSES:
    ROUTER.post(address, response_model=DeskInfo, include_in_schema=address == ADDRESSES[0])(organiser)
    ROUTER.post(f"{address}/sheets", include_in_schema=address == ADDRESSES[0])(sheets)
