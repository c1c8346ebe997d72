"""`joute serve` as it is started by hand."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
from tests.patience import SECONDS
from tests.server.nodes import free_port

from joute.games import registry
from joute.server.operations.logs import JsonLines


def test_joute_serve_answers_and_stops_politely(tmp_path: Path) -> None:
    port = free_port()
    database = f"sqlite:///{tmp_path / 'joute.sqlite'}"
    command = ["-m", "joute.cli.main", "serve", "--port", str(port), "--database", database, "--open"]
    quiet = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with subprocess.Popen(
        [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=quiet
    ) as process:
        assert process.stdout
        said = process.stdout.readline()
        assert re.search(rf"http://localhost:{port}/", said)
        transport = httpx.HTTPTransport(retries=10)
        with httpx.Client(transport=transport, timeout=SECONDS) as client:
            answer = client.get(f"http://127.0.0.1:{port}/health")
        told = answer.json()
        assert (told["status"], told["tables"]) == ("ok", 0)
        assert 0 <= told["kernels"]["ready"] <= told["kernels"]["of"] == len(registry.names())
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=SECONDS)
    assert process.returncode in (0, -signal.SIGTERM), errors
    assert "Traceback" not in errors


def test_a_log_line_tells_where_it_failed_but_quotes_nothing() -> None:
    formatter = JsonLines()
    hand = "QXZW"
    try:
        raise ValueError(hand)
    except ValueError:
        failure = sys.exc_info()
    record = logging.LogRecord(
        "joute.bots", logging.ERROR, "file.py", 1, "bot failed at %s: %s", ("jago", hand), failure
    )
    record.table = "abc"
    told = json.loads(formatter.format(record))
    assert hand not in json.dumps(told)
    assert told["event"].startswith("bot failed") and told["table"] == "abc" and "ValueError" in told["error"]
