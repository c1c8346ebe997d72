"""A board to try things on: any position text, any move, nothing stored. Lessons and rules pages use it."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from joute.games import registry
from joute.messages.http import Trial, Tried
from joute.messages.wire import encode
from joute.play import NO_GUIDANCE, Duty, Effects, Judgement, Language, Position, Refusal, Seat
from joute.server.errors import RequestError, speaking_for
from joute.server.http.dependencies import Address, Serving, Speaking
from joute.server.live.marks import must_not_be_played
from joute.server.live.seated import make_settings
from joute.server.wire.composing import Composing, composed_in, read_composition
from joute.server.wire.to_messages import destination_info, duty_info, effects_info, refusal_info

ROUTER = APIRouter(prefix="/api", tags=["trials"])
MOST_CHARACTERS = 4_000


@ROUTER.post("/try", response_model=Tried)
async def try_move(wanted: Trial, serving: Serving, language: Speaking, address: Address) -> Response:
    """The position as the seat sees it; with a move, what it does and what the board looks like then.

    With a composition, what it comes to.
    """
    if len(wanted.position) > MOST_CHARACTERS or len(wanted.move) > MOST_CHARACTERS:
        raise RequestError("too_large")
    serving.list_limits.check(address, wanted.options)
    tried, positions = await serving.work.do(partial(_tried, wanted, language), address)
    await must_not_be_played(serving.hub.store, wanted.game, positions)
    return Response(encode(tried), media_type="application/json")


def _awaited(position: Position, seat: Seat, composed: Composing) -> Duty | None:
    """What is still to be laid; of a letter that means nothing by itself, what the turn asks for."""
    if composed.ways or composed.refusal or composed.awaits:
        return composed.awaits
    guidance = position.guidance(seat) if seat == position.on_turn() else NO_GUIDANCE
    return guidance.duty or guidance.open


def _tried(wanted: Trial, language: Language) -> tuple[Tried, tuple[Position, ...]]:
    """And the positions it is about."""
    game = registry.find(wanted.game)
    with speaking_for(game):
        settings = make_settings(game, wanted.seats, wanted.options)
        position = game.position(wanted.position, settings)
    seat = wanted.seat if 1 <= wanted.seat <= settings.seats else 1
    # Whoever tries wrote the position down: nothing in it is hidden from them.
    made = None if wanted.composition is None else read_composition(game, wanted.composition)
    composed = Composing() if made is None else composed_in((position,), seat, made)
    judged: Judgement | None = composed.refusal
    shown: object = None
    if wanted.move:
        move = game.read_move(wanted.move)
        judged = move if isinstance(move, Refusal) else position.judge(seat, move)
        if isinstance(judged, Refusal) and not isinstance(move, Refusal):
            shown = position.composition(move)
    done = judged if isinstance(judged, Effects) else None
    guided = wanted.guide and seat == position.on_turn()
    guidance = position.guidance(seat) if guided else NO_GUIDANCE
    tried = Tried(
        view=(done.after if done else position).view(seat),
        position=done.after.text() if done else wanted.position,
        effects=effects_info(done) if done else None,
        refusal=refusal_info(judged, game, language) if isinstance(judged, Refusal) else None,
        ways=composed.ways,
        repairs=composed.repairs,
        awaits=duty_info(_awaited(position, seat, composed) if made else None, game, language),
        composition=shown,
        starts=guidance.starts,
        destinations=tuple(destination_info(one, with_help=True) for one in guidance.destinations),
    )
    return tried, (position, done.after) if done else (position,)
