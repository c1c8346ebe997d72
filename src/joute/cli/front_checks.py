"""What `joute doctor --url` sees from outside: whether the proxy in front lets all through, and no more."""

from __future__ import annotations

import json
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlsplit

from joute.cli.checks import Finding
from joute.cli.language import Translator

SECONDS = 5
NO_TABLE = "0" * 24
NO_SUCH_TABLE = 4404
LOOPBACK = ("127.0.0.1", "::1")
FORGED = "203.0.113.77"
"""An address of nobody (RFC 5737), as somebody might write it into a request."""


def front(url: str, tr: Translator) -> Iterator[Finding]:
    about = tr("adresse", "address")
    base = url.rstrip("/")
    status, told = _asked(f"{base}/health")
    if status != 200 or not isinstance(told, dict) or told.get("status") != "ok":
        answer = tr(
            f"Joute n’y répond pas ({status or '-'})", f"Joute does not answer there ({status or '-'})"
        )
        advice = tr(
            " : vérifiez que le serveur tourne et que le proxy y mène",
            ": check that the server runs and the proxy leads to it",
        )
        yield Finding(about, "bad", answer + advice)
        return
    yield Finding(
        about, "good", tr(f"Joute {told.get('version')} répond", f"Joute {told.get('version')} answers")
    )
    yield from _ready(base, tr)
    yield _socket(base, tr)
    yield _metrics(base, tr)
    yield _addresses(base, tr)


def _ready(base: str, tr: Translator) -> Iterator[Finding]:
    status, told = _asked(f"{base}/ready")
    if status != 200:
        why = ", ".join(told.get("why", ())) if isinstance(told, dict) else ""
        yield Finding(
            tr("adresse", "address"),
            "bad",
            tr(
                f"le serveur attend ({why}) : regardez son journal",
                f"the server is waiting ({why}): look at its log",
            ),
        )


def _socket(base: str, tr: Translator) -> Finding:
    """A table that does not exist is said so over a WebSocket, if the proxy lets it become one."""
    from websockets.exceptions import ConnectionClosed, WebSocketException
    from websockets.sync.client import connect
    from websockets.typing import Origin

    about = tr("proxy", "proxy")
    code = 0
    try:
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{NO_TABLE}/live"
        with connect(address, origin=Origin(base), open_timeout=SECONDS) as live:
            live.recv(SECONDS)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 0
    except (WebSocketException, OSError, TimeoutError):
        pass
    if code == NO_SUCH_TABLE:
        return Finding(about, "good", tr("les tables en direct passent", "live tables get through"))
    told = tr(
        "les tables en direct ne passent pas : transmettez Host, Upgrade et Connection (deploy/nginx.conf)",
        "live tables do not get through: pass on Host, Upgrade and Connection (deploy/nginx.conf)",
    )
    return Finding(about, "bad", told)


def _metrics(base: str, tr: Translator) -> Finding:
    about = tr("proxy", "proxy")
    status, _ = _asked(f"{base}/metrics")
    if status != 200:
        return Finding(
            about, "good", tr("/metrics est caché au public", "/metrics is hidden from the public")
        )
    told = tr(
        "/metrics est public : cachez-le (deploy/nginx.conf)",
        "/metrics is public: hide it (deploy/nginx.conf)",
    )
    return Finding(about, "poor", told)


def _addresses(base: str, tr: Translator) -> Finding:
    """Limits count by address: the proxy tells the player's, and believes nobody who says his own."""
    about = tr("proxy", "proxy")
    _, told = _asked(f"{base}/health", {"X-Forwarded-For": FORGED})
    seen = told.get("you") if isinstance(told, dict) else None
    if seen == FORGED:
        told = tr(
            "chacun peut se donner une autre adresse : faites écrire X-Forwarded-For par le proxy",
            "anybody can pretend another address: let the proxy write X-Forwarded-For itself",
        )
        return Finding(about, "poor", f"{told} (deploy/nginx.conf)")
    if seen in LOOPBACK and not _is_here(base):
        told = tr(
            "tous les joueurs comptent pour un : transmettez X-Forwarded-For",
            "all players count as one: pass on X-Forwarded-For",
        )
        return Finding(about, "bad", f"{told} (deploy/nginx.conf)")
    return Finding(
        about, "good", tr("l’adresse de chacun est la sienne", "everybody is known by their own address")
    )


def _is_here(base: str) -> bool:
    """Whether that address leads to this machine without leaving it."""
    try:
        found = socket.getaddrinfo(urlsplit(base).hostname, None)
    except OSError:
        return False
    return any(each[4][0] in LOOPBACK for each in found)


def _asked(url: str, headers: Mapping[str, str] | None = None) -> tuple[int, Any]:
    """The status and the body, read if it is JSON; 0 where nobody answers."""
    try:
        asked = urllib.request.Request(url, headers=dict(headers or {}))
        with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
            return answer.status, _read(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, _read(error.read())
    except (OSError, ValueError):
        return 0, None


def _read(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return None
