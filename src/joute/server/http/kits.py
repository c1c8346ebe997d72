"""Games to print: a kit as PDF, what is in it, pictures of its pages; the box for a real board's referee."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from joute.games import registry
from joute.kit import Kit, make_kit, read_wishes
from joute.messages.kits import BoxInfo, KitInfo, KitPart
from joute.play import Game, Language, Refusal, Refused
from joute.play.box import Cards, Pieces
from joute.server.errors import RequestError, speaking_for
from joute.server.http.dependencies import Address, Serving, Speaking
from joute.server.live.seated import make_settings

ROUTER = APIRouter(prefix="/api", tags=["kits"])
PREVIEW_DPI = 60


@dataclass(frozen=True, slots=True)
class Wanted:
    """A kit as the address asks for it."""

    game: str
    language: Language
    paper: str
    ink: str
    sides: str
    square: int | None
    seats: int | None
    options: tuple[tuple[str, str], ...]


def wanted(
    game: str,
    request: Request,
    language: Speaking,
    paper: str = "a4",
    ink: str = "colour",
    sides: str = "duplex",
    square: int | None = None,
    seats: int | None = None,
) -> Wanted:
    """Options of the game are given as `option.lettres=francaises`."""
    given = tuple(
        (name.removeprefix("option."), value)
        for name, value in request.query_params.items()
        if name.startswith("option.")
    )
    return Wanted(game, language, paper, ink, sides, square, seats, given)


Asked = Annotated[Wanted, Depends(wanted)]


@ROUTER.get("/kits/{game}/kit.pdf", response_class=Response)
async def kit_pdf(asked: Asked, serving: Serving, address: Address) -> Response:
    pdf = await serving.kits.do(lambda: _kit(asked).pdf(), address)
    name = f'inline; filename="joute-{registry.find(asked.game).name}.pdf"'
    return Response(pdf, media_type="application/pdf", headers={"content-disposition": name})


@ROUTER.get("/kits/{game}")
async def kit_info(asked: Asked, serving: Serving, address: Address) -> KitInfo:
    kit = await serving.kits.do(partial(_kit, asked), address)
    return KitInfo(
        parts=tuple(KitPart(name=name, sheets=sheets) for name, sheets in kit.contents),
        sheets=len(kit.leaves),
        pages=tuple(number for number, sheet in enumerate(kit.sheets) if sheet.marks),
        most_seats=registry.find(asked.game).most_seats,
        square=kit.press.square,
    )


@ROUTER.get("/kits/{game}/pages/{number}.png", response_class=Response)
async def kit_page(asked: Asked, number: int, serving: Serving, address: Address) -> Response:
    """A page as a picture, to look at before printing."""
    kit = await serving.kits.do(partial(_kit, asked), address)
    if not 0 <= number < len(kit.sheets):
        raise RequestError("not_found")
    png = await serving.kits.do(partial(kit.picture, number, PREVIEW_DPI), address)
    return Response(png, media_type="image/png", headers={"cache-control": "private, max-age=3600"})


@ROUTER.get("/boxes/{game}")
async def box(asked: Asked) -> BoxInfo:
    return await asyncio.to_thread(_box, asked)


@lru_cache(maxsize=16)
def _kit(asked: Wanted) -> Kit:
    game = registry.find(asked.game)
    wishes = read_wishes(asked.paper, asked.language, asked.ink, asked.sides, asked.square)
    if isinstance(wishes, Refusal):
        raise Refused(wishes)
    with speaking_for(game):
        settings = make_settings(game, asked.seats or game.least_seats, dict(asked.options))
        return make_kit(game, settings, wishes)


def _box(asked: Wanted) -> BoxInfo:
    game = registry.find(asked.game)
    with speaking_for(game):
        settings = make_settings(game, asked.seats or game.least_seats, dict(asked.options))
        start = game.start(settings)
    pieces = [
        piece
        for part in game.box(settings).parts
        if isinstance(part, Pieces | Cards)
        for piece in part.pieces
        if not piece.special
    ]
    return BoxInfo(
        letters=dict(sorted(Counter(piece.letter for piece in pieces).items())),
        values={piece.letter: piece.value for piece in pieces if piece.value is not None},
        start=_start_text(game, start.to_act(), start.text()),
    )


def _start_text(game: Game, to_act: tuple[int, ...], text: str) -> str:
    """Nothing is hidden and nothing dealt: the game can be entered from its first move."""
    return text if to_act and 0 not in to_act and not game.hides else ""
