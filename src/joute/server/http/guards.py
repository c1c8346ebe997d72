"""Before any route: sizes, rates, origins; after any route: security headers."""

from __future__ import annotations

import re

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from joute.play import Language
from joute.server.clock import now_ms
from joute.server.errors import RequestError
from joute.server.http.dependencies import reader, services
from joute.server.operations.config import Config
from joute.server.wire.rates import RateLimit

SECURITY = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FRAMED = SECURITY | {
    "content-security-policy": SECURITY["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    )
}
"""For the one page that other sites may show inside theirs."""
EMBEDDED = "/probleme"
WORD_LISTS = "/api/word-lists"
PICTURE = "/picture.svg"
_OF_A_TABLE = re.compile(r"/api/tables/([0-9a-z]+)(?:/|$)")
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


class Guards:
    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config
        limits = config.limits
        self._rate = RateLimit(limits.requests_per_second, limits.burst)
        self._pictures = RateLimit(limits.pictures_per_second, limits.picture_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        trouble = self._trouble(scope)
        if trouble and scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(_answer(trouble))
            return
        if trouble:
            await self._refuse(scope, receive, send, trouble)
            return
        if scope["type"] == "websocket":
            # The protocol bounds its messages, and they carry no headers.
            await self._app(scope, receive, send)
            return
        await self._app(scope, self._bounded(scope, receive), self._secured(send, _may_be_framed(scope)))

    def _trouble(self, scope: Scope) -> RequestError | None:
        headers = Headers(scope=scope)
        if not self._origin_is_ours(scope, headers):
            return RequestError("foreign_origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > self._most_bytes(scope):
            return RequestError("too_large")
        if scope["path"].startswith("/api/"):
            rate = self._pictures if scope["path"].endswith(PICTURE) else self._rate
            wait = rate.wait_ms(_player(scope) or _address(scope), now_ms())
            return RequestError("too_fast", retry_ms=wait) if wait else None
        return None

    def _most_bytes(self, scope: Scope) -> int:
        limits = self._config.limits
        return limits.list_bytes if scope["path"] == WORD_LISTS else limits.body_bytes

    def _origin_is_ours(self, scope: Scope, headers: Headers) -> bool:
        """A page of another site may neither open a socket nor change anything with our cookie."""
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE_METHODS):
            return True
        own = {f"{scheme}://{headers.get('host', '')}" for scheme in ("http", "https")}
        return origin in own or origin in self._config.origins

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """A body that lies about its length, or gives none, is cut off all the same."""
        most = self._most_bytes(scope)
        got = 0

        async def bounded() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise HTTPException(413)
            return message

        return bounded

    def _secured(self, send: Send, framed: bool = False) -> Send:
        security = FRAMED if framed else SECURITY

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in security.items():
                    headers.setdefault(name, value)
            await send(message)

        return secured

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, trouble: RequestError) -> None:
        await _answer(trouble)(scope, receive, self._secured(send))


def _address(scope: Scope) -> str:
    return str((scope.get("client") or ("", 0))[0])


def _player(scope: Scope) -> str:
    """Whoever asks about a table they sit at, by their key: others of their address cannot keep them out."""
    asked = _OF_A_TABLE.match(scope["path"])
    found = services(HTTPConnection(scope)).hub.known(asked[1]) if asked else None
    holder = reader(HTTPConnection(scope)) if found else ""
    return f"player {holder}" if found and holder and found.seated.held_by(holder) else ""


def _may_be_framed(scope: Scope) -> bool:
    """A problem asked for with `?embed`: there is nothing on that page to be tricked into."""
    path = scope["path"]
    of_problems = path == EMBEDDED or path.startswith(f"{EMBEDDED}/")
    return of_problems and "embed" in QueryParams(scope["query_string"])


def _answer(trouble: RequestError) -> JSONResponse:
    body = {"code": trouble.code, "message": trouble.message(Language.FRENCH)}
    retry = {"retry-after": str(-(-trouble.retry_ms // 1000))} if trouble.retry_ms else {}
    return JSONResponse(body, trouble.status, retry)
