"""Around every request and every socket: its id, which logs and the answer carry, and how long it took."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from secrets import token_hex

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from joute.server.operations.logs import REQUEST
from joute.server.operations.metrics import Metrics

HEADER = "x-request-id"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"})
"""Any other word that somebody sends is counted as one."""
_GOOD_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")


class Watching:
    def __init__(
        self, app: ASGIApp, metrics: Metrics, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._app = app
        self._metrics = metrics
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        id_ = request_id(Headers(scope=scope).get(HEADER, ""))
        REQUEST.set(id_)
        if scope["type"] == "websocket":
            # Open for as long as somebody plays: its messages are measured one by one.
            await self._app(scope, receive, send)
            return
        begun = self._clock()
        status = 500

        async def marked(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = id_
            await send(message)

        try:
            await self._app(scope, receive, marked)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            labels = (method, route_of(scope), f"{status // 100}xx")
            self._metrics.requests.labels(*labels).observe(self._clock() - begun)


def request_id(given: str) -> str:
    """The proxy's or the client's own where it is one, so that both logs tell of the same; else a new one."""
    return given if _GOOD_ID.fullmatch(given) else token_hex(8)


def route_of(scope: Scope) -> str:
    """The path as the routes are written, without anybody's table in it; the pages share one name."""
    path = getattr(scope.get("route"), "path", "")
    return str(path) if path else "pages"
