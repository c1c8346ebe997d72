"""A board to try things on: any position text, any move, nothing stored. Lessons and rules pages use it."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from joute.games import registry
from joute.messages.http import Trial, Tried
from joute.messages.wire import encode
from joute.play import Language, Refusal
from joute.server.context import Serving, Speaking
from joute.server.presenting import effects_info, refusal_info
from joute.server.seating import make_settings
from joute.server.troubles import TroubleError, speaking_for

ROUTER = APIRouter(prefix="/api", tags=["trials"])
MOST_CHARACTERS = 4_000


@ROUTER.post("/try", response_model=Tried)
async def try_move(wanted: Trial, serving: Serving, language: Speaking) -> Response:
    """The position as the seat sees it; with a move, what it does and what the board looks like then."""
    if len(wanted.position) > MOST_CHARACTERS or len(wanted.move) > MOST_CHARACTERS:
        raise TroubleError("too_large")
    tried = await serving.work.do(partial(_tried, wanted, language))
    return Response(encode(tried), media_type="application/json")


def _tried(wanted: Trial, language: Language) -> Tried:
    game = registry.find(wanted.game)
    with speaking_for(game):
        settings = make_settings(game, wanted.seats, wanted.options)
        position = game.position(wanted.position, settings)
    seat = wanted.seat if 1 <= wanted.seat <= settings.seats else 1
    if not wanted.move:
        return Tried(view=position.view(seat), position=wanted.position, effects=None, refusal=None)
    move = game.read_move(wanted.move)
    judged = move if isinstance(move, Refusal) else position.judge(seat, move)
    if isinstance(judged, Refusal):
        info = refusal_info(judged, game, language)
        return Tried(view=position.view(seat), position=wanted.position, effects=None, refusal=info)
    after = judged.after
    return Tried(view=after.view(seat), position=after.text(), effects=effects_info(judged), refusal=None)
