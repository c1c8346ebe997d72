"""Uploaded records: replayed ply by ply, with a view to draw after each."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from joute.messages.http import Replayed, ReplayedPly, ReplayWanted
from joute.messages.wire import encode
from joute.play import Game, Hidden, Language, Position, Seat
from joute.server.http.dependencies import Address, Serving, Speaking
from joute.server.http.uploads import Upload, read_by
from joute.server.live.marks import must_not_be_a_variation
from joute.server.wire.to_messages import (
    clock_info,
    counted_info,
    effects_info,
    judged_info,
    numbers,
    outcome_info,
    refusal_info,
    told_info,
)
from joute.tables import Replay, clock_after, result, told

ROUTER = APIRouter(prefix="/api", tags=["replays"])


@ROUTER.post("/replay", response_model=Replayed)
async def replay_record(
    wanted: ReplayWanted, serving: Serving, language: Speaking, address: Address
) -> Response:
    """Every ply with its view; where the record breaks off, the line and the refusal."""
    upload = await read_by(serving, wanted.record, address)
    await must_not_be_a_variation(serving.hub.store, upload.game.name, upload.played, None)
    answer = await serving.work.do(partial(_replayed, upload, wanted, language), address)
    return Response(encode(answer), media_type="application/json")


def _replayed(upload: Upload, wanted: ReplayWanted, language: Language) -> Replayed:
    game, seats, played, stopped = upload.game, upload.settings.seats, upload.played, upload.stopped
    eyes = wanted.seat if wanted.seat and 1 <= wanted.seat <= seats else None
    return Replayed(
        game=game.name,
        seats=seats,
        names=tuple(upload.record.value(f"Player.{number}", "") for number in range(1, seats + 1)),
        plies=tuple(_ply(played, number, eyes) for number in range(1, len(played.plies) + 1)),
        scores=numbers(played.position.scores()),
        outcome=outcome_info(played.position.outcome(), result(played.table)),
        refusal=refusal_info(stopped.refusal, game, language) if stopped else None,
        line=stopped.line if stopped else None,
        hands=_hands(upload) if Hidden.HANDS in game.hides else (),
    )


def _hands(upload: Upload) -> tuple[tuple[str, ...], ...]:
    """At the start and after each ply."""
    played = upload.played
    positions = (played.start, *(ply.after for ply in played.plies))
    return tuple(_held(upload.game, position, upload.settings.seats) for position in positions)


def _held(game: Game, position: Position, seats: int) -> tuple[str, ...]:
    """Each seat's hand, as only its own eyes see it."""
    first = position.view(1)
    others = (position.view_like(first, seat) for seat in range(2, seats + 1))
    return tuple(game.observe(view).hand for view in (first, *others))


def _ply(played: Replay, number: int, eyes: Seat | None) -> ReplayedPly:
    ply, telling = played.plies[number - 1], told(played.table, number)
    return ReplayedPly(
        seat=ply.seat,
        effects=effects_info(ply.effects),
        told=told_info(telling.sentence),
        judged=judged_info(telling.judged),
        counted=counted_info(telling.counted),
        spent_ms=ply.ms,
        clock=None if ply.ms is None else clock_info(clock_after(ply)),
        late=played.late.get(number),
        view=ply.after.view(eyes),
    )
