"""The server as a process: how uvicorn runs the application, and how often Python collects garbage."""

from __future__ import annotations

import contextlib
import gc
import sys
from typing import Any

import uvicorn
from fastapi import FastAPI

from joute.server.operations.config import Config
from joute.server.operations.logs import LOGGING
from joute.server.wire.patience import patient
from joute.server.wire.sockets import sockets

SWITCH_SECONDS = 0.001
"""How long a thinking thread keeps the interpreter before whoever serves players may have it."""
FILES = 200
_THRESHOLDS = (200_000, 0, 1_000)
"""Tables, positions and messages hold no cycles and go away without the collector. At its usual pace it reads
through all live tables again and again: a fifth of the server's time, and its longest pauses. So it looks at
what is new once or twice, in portions, and at everything hardly ever. Smaller portions cost more, since what
is under way just then is looked through each time; larger ones would make the longest pause longer."""


def run(app: FastAPI, config: Config, host: str, port: int) -> None:
    """Serve until told to stop."""
    calm_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    uvicorn.Server(uvicorn.Config(app, log_config=LOGGING, **server_settings(config, host, port))).run()


def calm_collector() -> None:
    """What is loaded by now stays for good and is not looked at again; the rest seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)


def room_for_sockets() -> int:
    """As many as the system lets one process have, less what files and the database need."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 1_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return max(100, soft - FILES)


def server_settings(config: Config, host: str, port: int) -> dict[str, Any]:
    """How uvicorn runs our application."""
    return {
        "host": host,
        "port": port,
        "http": patient(config.limits, min(config.limits.open_connections, room_for_sockets())),
        "ws": sockets(),
        "ws_max_size": config.limits.message_bytes_read,
        "ws_ping_interval": 20,
        "timeout_keep_alive": 5,
        "h11_max_incomplete_event_size": 16_384,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
    }
