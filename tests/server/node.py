"""A server for tests: a process that has everything loaded, and forks a node whenever one is wanted.

Orders come as JSON lines, {"port": …, "database": …, "limits": {…}, …}; each starts a node and is answered
by its process id. Tests kill the nodes themselves, as rudely as they like. With "ahead_ms" a node's clock
is so far ahead of the machine's: time passes between two of its lives without a test waiting for it. With
"clock_file" it is also so many milliseconds ahead as that file says, at any moment: a system clock that
jumps.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from joute.dictionary import Dictionary
from joute.games import registry
from joute.server import clock
from joute.server.app import make_app
from joute.server.operations.config import Config, Limits
from joute.server.process import run


def main() -> None:
    for name in registry.names():
        Dictionary.load(registry.find(name).words)
    gc.collect()
    gc.freeze()  # what is loaded is shared with the nodes, and not copied because somebody looks through it
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        process = os.fork()
        if not process:
            serve(order)
            os._exit(0)
        print(process, flush=True)


def serve(order: dict[str, Any]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(order.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 1)
    os.dup2(log, 2)
    port, ahead_ns = order.pop("port"), order.pop("ahead_ms", 0) * 1_000_000
    moved = Path(order.pop("clock_file", os.devnull))

    def system_clock() -> int:
        return time.time_ns() + ahead_ns + int(moved.read_text() or "0") * 1_000_000

    clock.time = SimpleNamespace(time_ns=system_clock)  # type: ignore[assignment]
    limits = Limits(**order.pop("limits", {}))
    config = Config(**order, limits=limits)
    run(make_app(config), config, "127.0.0.1", port)


if __name__ == "__main__":
    main()
