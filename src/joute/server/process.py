"""The server as a process: how uvicorn runs the application, and how often Python collects garbage."""

from __future__ import annotations

import gc
from typing import Any

import uvicorn
from fastapi import FastAPI

from joute.server.operations.config import Config
from joute.server.operations.logs import LOGGING
from joute.server.wire.sockets import Sockets

_THRESHOLDS = (10_000, 5, 1_000)
"""Tables, positions and messages hold no cycles and go away without the collector. At its usual pace it reads
through all live tables again and again: a fifth of the server's time, and its longest pauses. So it looks at
what is new in small portions, and at everything hardly ever."""


def run(app: FastAPI, config: Config, host: str, port: int) -> None:
    """Serve until told to stop."""
    calm_collector()
    uvicorn.Server(uvicorn.Config(app, log_config=LOGGING, **server_settings(config, host, port))).run()


def calm_collector() -> None:
    """What is loaded by now stays for good and is not looked at again; the rest seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)


def server_settings(config: Config, host: str, port: int) -> dict[str, Any]:
    """How uvicorn runs our application."""
    return {
        "host": host,
        "port": port,
        "ws": Sockets,
        "ws_max_size": config.limits.message_bytes * 4,
        "ws_ping_interval": 20,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "server_header": False,
    }
