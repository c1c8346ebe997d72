"""Records brought by a reader: replayed ply by ply, with a view to draw after each."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from joute.games import registry
from joute.messages.http import Replayed, ReplayedPly, ReplayWanted
from joute.messages.wire import encode
from joute.play import Game, Language, Refused, Settings
from joute.records import BadLine, Record, Replay, read_as_far, read_settings, replay
from joute.server.context import Serving, Speaking
from joute.server.presenting import effects_info, numbers, outcome_info, refusal_info
from joute.server.seating import find_table_words
from joute.server.troubles import GameRefused, TroubleError

ROUTER = APIRouter(prefix="/api", tags=["replays"])
MOST_CHARACTERS = 200_000


@ROUTER.post("/replay", response_model=Replayed)
async def replay_record(wanted: ReplayWanted, serving: Serving, language: Speaking) -> Response:
    """Every ply with its view; where the record breaks off, the line and the refusal."""
    if len(wanted.record) > MOST_CHARACTERS:
        raise TroubleError("too_large")
    answer = await serving.work.do(partial(_replayed, wanted, language))
    return Response(encode(answer), media_type="application/json")


def _replayed(wanted: ReplayWanted, language: Language) -> Replayed:
    record, flaw = read_as_far(wanted.record)
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
    return _answer(record, game, settings, played, played.stopped or flaw, wanted.seat, language)


def _answer(
    record: Record,
    game: Game,
    settings: Settings,
    played: Replay,
    stopped: BadLine | None,
    seat: int | None,
    language: Language,
) -> Replayed:
    eyes = seat if seat and 1 <= seat <= settings.seats else None
    return Replayed(
        game=game.name,
        seats=settings.seats,
        names=tuple(record.value(f"Player.{number}", "") for number in range(1, settings.seats + 1)),
        plies=tuple(
            ReplayedPly(
                seat=ply.seat,
                effects=effects_info(ply.effects),
                view=ply.position.view(eyes),
            )
            for ply in played.plies
        ),
        scores=numbers(played.position.scores()),
        outcome=outcome_info(played.position.outcome()),
        refusal=refusal_info(stopped.refusal, game, language) if stopped else None,
        line=stopped.line if stopped else None,
    )
