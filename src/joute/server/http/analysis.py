"""Positions of a record: the machine's best moves beside what was played, and pictures to keep."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from joute.bots import Advice, advise
from joute.messages.analysis import AdviceInfo, Analysed, AnalysisWanted, PictureWanted
from joute.messages.wire import encode
from joute.play import CHANCE, Effects, Game, Language, Position, Seat, Settings
from joute.server.http.dependencies import Address, Serving, Speaking
from joute.server.http.uploads import Upload, read_by
from joute.server.live.marks import must_not_be_a_variation, must_not_be_played
from joute.server.wire.to_messages import effects_info
from joute.tables import Replay

ROUTER = APIRouter(prefix="/api", tags=["analysis"])
LEVEL = 5
BUDGET_MS = 600
LOOKED_AT = 2_000
"""The move played is looked for among so many, to be valued as the best one is."""


@ROUTER.post("/analyse", response_model=Analysed)
async def analyse(wanted: AnalysisWanted, serving: Serving, language: Speaking, address: Address) -> Response:
    """One position of the record; nothing is stored. Only what its mover could know is looked at."""
    upload = await read_by(serving, wanted.record, address)
    positions = (upload.played.start, *(ply.after for ply in upload.played.plies))
    await must_not_be_played(serving.hub.store, upload.game.name, positions)
    answer = await serving.work.do(partial(_analysed, upload, wanted, language), address)
    return Response(encode(answer), media_type="application/json")


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


def _analysed(upload: Upload, wanted: AnalysisWanted, language: Language) -> Analysed:
    played = upload.played
    ply = min(max(0, wanted.ply), len(played.plies))
    position = _position(played, ply)
    following = played.plies[ply] if ply < len(played.plies) else None
    seat = following.seat if following else next(iter(position.to_act()), CHANCE)
    advice = _advice(upload.game, position, upload.settings, seat, ply)
    judged = [(one, position.judge(seat, one.move)) for one in advice[: min(10, max(1, wanted.most))]]
    return Analysed(
        ply=ply,
        seat=seat,
        position=position.text(),
        options=upload.record.options(),
        best=tuple(
            AdviceInfo(effects=effects_info(done), value=round(one.value, 2), why=one.why.say(language, {}))
            for one, done in judged
            if isinstance(done, Effects)
        ),
        loss=_loss(advice, position, seat, following.effects) if following and advice else None,
    )


def _advice(game: Game, position: Position, settings: Settings, seat: Seat, ply: int) -> tuple[Advice, ...]:
    if seat == CHANCE or seat not in position.to_act():
        return ()
    return advise(game, position.view(seat), settings, LEVEL, BUDGET_MS, seed=ply, most=LOOKED_AT)


def _loss(advice: tuple[Advice, ...], position: Position, seat: Seat, done: Effects[Position]) -> float:
    """By the machine's own values; for a move it did not value, by the points both gain at once."""
    text = done.move.text()
    for one in advice:
        if one.move.text() == text:
            return round(max(0.0, advice[0].value - one.value), 2)
    best = position.judge(seat, advice[0].move)
    if not isinstance(best, Effects) or not best.gains or not done.gains:
        return 0.0
    return round(max(0.0, float(best.gains[seat - 1] - done.gains[seat - 1])), 2)
