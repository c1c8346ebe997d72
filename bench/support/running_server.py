"""A server in a process of its own, the application as it is, and how busy it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from tests.server.nodes import free_port


@dataclass(frozen=True, slots=True)
class Running:
    url: str
    process: int

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def busy(self) -> float:
        """Processor seconds used so far."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(database: str, bus: str = "", tree: Path | None = None) -> Iterator[Running]:
    """The server of this tree, or of another with an environment of its own."""
    port = free_port()
    asked = json.dumps({"database": database, "port": port, "bus": bus})
    python = tree / ".venv" / "bin" / "python" if tree else sys.executable
    process = subprocess.Popen([python, "-m", "bench.support.server_node", asked], cwd=tree)
    url = f"http://127.0.0.1:{port}"
    try:
        while True:
            try:
                httpx.get(f"{url}/health")
                break
            except httpx.ConnectError:
                time.sleep(0.1)
        yield Running(url, process.pid)
    finally:
        process.terminate()
        process.wait(30)
