"""Positions of a record: the machine's best moves beside what was played, and pictures to keep."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from joute.coach import Looked, Verdict, came_of, look
from joute.messages.analysis import Analysed, AnalysisWanted, PictureWanted, Reviewed, ReviewWanted
from joute.messages.wire import encode
from joute.play import CHANCE, Position
from joute.server.http.dependencies import Address, Services, Serving
from joute.server.http.uploads import Upload, read_by
from joute.server.live.marks import must_not_be_a_variation, must_not_be_played
from joute.server.reviews.running import Asked
from joute.server.reviews.to_messages import line_info
from joute.tables import Replay

ROUTER = APIRouter(prefix="/api", tags=["analysis"])


@ROUTER.post("/analyse", response_model=Analysed)
async def analyse(wanted: AnalysisWanted, serving: Serving, address: Address) -> Response:
    """One position of the record; nothing is kept. Only what its mover could know is looked at."""
    upload = await read_by(serving, wanted.record, address)
    await _must_be_open(serving, upload)
    work = partial(_analysed, upload, wanted, serving.config.analysis_ms)
    answer = await serving.work.do(work, address)
    return Response(encode(answer), media_type="application/json")


@ROUTER.post("/reviews", response_model=Reviewed)
async def review(wanted: ReviewWanted, serving: Serving, address: Address) -> Response:
    """The whole game, looked at in the background and kept: ask again until everything is done."""
    upload = await read_by(serving, wanted.record, address)
    await _must_be_open(serving, upload)
    asked = Asked(wanted.record, upload.game, upload.settings, upload.played, max(0, wanted.last))
    return Response(await serving.reviews.of(asked, address, wanted.begin), media_type="application/json")


async def _must_be_open(serving: Services, upload: Upload) -> None:
    """Nobody is told about a game that is being played here without help."""
    positions = (upload.played.start, *(ply.after for ply in upload.played.plies))
    await must_not_be_played(serving.hub.store, upload.game.name, positions)


@ROUTER.post("/picture")
async def picture(wanted: PictureWanted, serving: Serving, address: Address) -> Response:
    """The position after so many plies, as an SVG file."""
    upload = await read_by(serving, wanted.record, address)
    shown = min(max(0, wanted.ply), len(upload.played.plies))
    await must_not_be_a_variation(serving.hub.store, upload.game.name, upload.played, shown)
    drawn = await serving.work.do(partial(_picture, upload, wanted), address)
    return Response(drawn, media_type="image/svg+xml")


def _picture(upload: Upload, wanted: PictureWanted) -> str:
    seat = wanted.seat if wanted.seat and 1 <= wanted.seat <= upload.settings.seats else None
    return upload.game.picture(_position(upload.played, wanted.ply).view(seat))


def _position(played: Replay, plies: int) -> Position:
    ply = min(max(0, plies), len(played.plies))
    return played.plies[ply - 1].after if ply else played.start


def _analysed(upload: Upload, wanted: AnalysisWanted, budget_ms: int) -> Analysed:
    played = upload.played
    ply = min(max(0, wanted.ply), len(played.plies))
    position = _position(played, ply)
    following = played.plies[ply] if ply < len(played.plies) else None
    seat = following.seat if following else next(iter(position.to_act()), CHANCE)
    most = min(10, max(0, wanted.most))
    effects = following.effects if following else None
    came = came_of(played.plies, ply) if following else None
    looked = (
        look(upload.game, upload.settings, position, seat, effects, budget_ms, ply, came)
        if most
        else Looked(seat, Verdict.UNJUDGED)
    )
    return Analysed(
        ply=ply,
        seat=seat,
        position=position.text(),
        options=upload.record.options(),
        best=tuple(line_info(line, seat) for line in looked.best[:most]),
        verdict=looked.verdict.value,
        loss=round(looked.lost, 1) if looked.played else None,
    )
