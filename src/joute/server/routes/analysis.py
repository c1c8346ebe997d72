"""Positions of a record: the machine's best moves beside what was played, and pictures to keep."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from joute.bots import Advice, advise
from joute.games import registry
from joute.messages.analysis import AdviceInfo, Analysed, AnalysisWanted, PictureWanted
from joute.messages.wire import encode
from joute.play import CHANCE, Effects, Game, Language, Position, Refused, Seat, Settings
from joute.records import BadLine, Record, Replay, read_as_far, read_settings, replay
from joute.server.context import Serving, Speaking
from joute.server.presenting import effects_info
from joute.server.seating import find_table_words
from joute.server.troubles import GameRefused, TroubleError

ROUTER = APIRouter(prefix="/api", tags=["analysis"])
MOST_CHARACTERS = 200_000
LEVEL = 5
BUDGET_MS = 600
LOOKED_AT = 2_000
"""Among so many moves the one played is looked for, to be weighed on the same scales as the best."""


@ROUTER.post("/analyse", response_model=Analysed)
async def analyse(wanted: AnalysisWanted, serving: Serving, language: Speaking) -> Response:
    """One position of the record; nothing is stored. Only what its mover could know is looked at."""
    if len(wanted.record) > MOST_CHARACTERS:
        raise TroubleError("too_large")
    answer = await serving.work.do(partial(_analysed, wanted, language))
    return Response(encode(answer), media_type="application/json")


@ROUTER.post("/picture")
async def picture(wanted: PictureWanted, serving: Serving) -> Response:
    """The position after so many plies, as an SVG file."""
    if len(wanted.record) > MOST_CHARACTERS:
        raise TroubleError("too_large")
    return Response(await serving.work.do(partial(_picture, wanted)), media_type="image/svg+xml")


def _picture(wanted: PictureWanted) -> str:
    _, game, settings, played = _read(wanted.record)
    seat = wanted.seat if wanted.seat and 1 <= wanted.seat <= settings.seats else None
    return game.picture(_position(played, wanted.ply).view(seat))


def _position(played: Replay, plies: int) -> Position:
    ply = min(max(0, plies), len(played.plies))
    return played.plies[ply - 1].position if ply else played.start


def _analysed(wanted: AnalysisWanted, language: Language) -> Analysed:
    record, game, settings, played = _read(wanted.record)
    ply = min(max(0, wanted.ply), len(played.plies))
    position = _position(played, ply)
    following = played.plies[ply] if ply < len(played.plies) else None
    seat = following.seat if following else next(iter(position.to_act()), CHANCE)
    advice = _advice(game, position, settings, seat, ply)
    judged = [(one, position.judge(seat, one.move)) for one in advice[: min(10, max(1, wanted.most))]]
    return Analysed(
        ply=ply,
        seat=seat,
        position=position.text(),
        options=record.options(),
        best=tuple(
            AdviceInfo(effects=effects_info(done), value=round(one.value, 2), why=one.why.say(language, {}))
            for one, done in judged
            if isinstance(done, Effects)
        ),
        loss=_loss(advice, position, seat, following.effects) if following and advice else None,
    )


def _read(text: str) -> tuple[Record, Game, Settings, Replay]:
    record, flaw = read_as_far(text)
    found = record.find("Game")
    if found is None:
        raise Refused(flaw.refusal) if flaw else TroubleError("unreadable", "Game")
    game = registry.find(found[1])
    settings = read_settings(record, game, find_table_words)
    if isinstance(settings, BadLine):
        raise GameRefused(settings.refusal, game)
    played = replay(record, game, settings)
    if isinstance(played, BadLine):
        raise GameRefused(played.refusal, game)
    return record, game, settings, played


def _advice(game: Game, position: Position, settings: Settings, seat: Seat, ply: int) -> tuple[Advice, ...]:
    if seat == CHANCE or seat not in position.to_act():
        return ()
    return advise(game, position.view(seat), settings, LEVEL, BUDGET_MS, seed=ply, most=LOOKED_AT)


def _loss(advice: tuple[Advice, ...], position: Position, seat: Seat, done: Effects) -> float:
    """On the machine's own scales; for a move it did not weigh, by the points both gain at once."""
    text = done.move.text()
    for one in advice:
        if one.move.text() == text:
            return round(max(0.0, advice[0].value - one.value), 2)
    best = position.judge(seat, advice[0].move)
    if not isinstance(best, Effects) or not best.gains or not done.gains:
        return 0.0
    return round(max(0.0, float(best.gains[seat - 1] - done.gains[seat - 1])), 2)
