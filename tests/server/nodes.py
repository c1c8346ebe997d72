"""Starting, reaching and killing nodes."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.patience import SECONDS

GENEROUS = {
    "requests_per_second": 1e6,
    "burst": 1_000_000,
    "pictures_per_second": 1e6,
    "picture_burst": 1_000_000,
    "messages_per_second": 1e6,
    "message_burst": 1_000_000,
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Forge:
    """The process that forks nodes."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "tests.server.node"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path.cwd(),
            env={**os.environ, "JOUTE_PLAIN": os.environ.get("JOUTE_PLAIN", "")},
        )

    def fork(self, order: dict[str, Any]) -> int:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.close()
        self._process.wait(SECONDS)
        self._process.stdout.close()


@dataclass
class Node:
    """One server of the project on a port of its own, and how to reach it."""

    forge: Forge
    folder: Path
    order: dict[str, Any]
    port: int = field(default_factory=free_port)
    process: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / f"{self.port}.log"

    def start(self, wait: bool = True) -> Node:
        self.process = self.forge.fork({**self.order, "port": self.port, "log": str(self.log)})
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 5) as probe:
                    probe.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                    if b"200" in probe.recv(20):
                        return
            except OSError:
                time.sleep(0.03)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """No warning, no last words."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Politely."""
        self._signal(signal.SIGTERM)

    def logged(self) -> list[dict[str, Any]]:
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [json.loads(line) for line in lines if line.startswith("{")]

    def _signal(self, number: int) -> None:
        if not self.process:
            return
        try:
            os.kill(self.process, number)
            while True:
                os.kill(self.process, 0)
                time.sleep(0.01)
        except ProcessLookupError:
            self.process = 0
