"""What every route needs: the hub, the limits, who is asking, in which language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from joute.play import Language
from joute.server.keys import COOKIE, COOKIE_SECONDS, digest, new_key
from joute.server.live.hub import Hub
from joute.server.operations.config import Config
from joute.server.operations.connection_limits import ConnectionLimits
from joute.server.operations.list_limits import ListLimits
from joute.server.operations.metrics import Metrics
from joute.server.operations.work import Work
from joute.server.reviews.running import Reviews
from joute.server.tournaments.conductor import Conductor
from joute.server.tournaments.to_messages import Presenter
from joute.server.wire.rates import RateLimit
from joute.server.wire.services import WireServices


@dataclass(frozen=True, slots=True)
class Services:
    config: Config
    hub: Hub
    work: Work
    metrics: Metrics
    connections: ConnectionLimits
    wire: WireServices
    conductor: Conductor
    presenter: Presenter
    list_rate: RateLimit
    """How often somebody may send a word list."""
    list_limits: ListLimits
    """How many different ones."""
    making: Work
    """Tables being made: apart from analyses, which may be many."""
    reviews: Reviews
    """Games looked back at in the background."""
    kits: Work
    """Games to print."""


def services(connection: HTTPConnection) -> Services:
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


def language(request: Request, language: str = "") -> Language:
    """The one asked for, else the browser's, else French."""
    asked = language or request.headers.get("accept-language", "fr")[:2].lower()
    return Language.ENGLISH if asked == "en" else Language.FRENCH


def reader(connection: HTTPConnection) -> str:
    """The digest of the browser's key; empty for whoever has none."""
    key = connection.cookies.get(COOKIE, "")
    return digest(key) if 20 <= len(key) <= 100 else ""


def holder(request: Request, response: Response) -> str:
    """Like `reader`, but whoever has no key is given one: it is needed to hold a seat."""
    if known := reader(request):
        return known
    key = new_key()
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, key, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return digest(key)


def address(connection: HTTPConnection) -> str:
    """Where the request comes from: what one address may ask for is bounded by it."""
    return connection.client.host if connection.client else ""


Serving = Annotated[Services, Depends(services)]
Speaking = Annotated[Language, Depends(language)]
Reader = Annotated[str, Depends(reader)]
Holder = Annotated[str, Depends(holder)]
Address = Annotated[str, Depends(address)]
