"""`joute` started by itself, and asked over its own protocol until the first move and the reply to it."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

GAME, MOVE, LEVEL = "lexiduel", "C3h MER", 1
PATIENCE = 3_600


@dataclass(frozen=True, slots=True)
class First:
    """Seconds since the command was given, and what the server takes of memory."""

    answered: float
    moved: float
    replied: float
    compiled: float | None
    megabytes_empty: float
    megabytes: float


def first_move(joute: Path, home: Path, until_compiled: bool = False) -> First:
    """Start it with that home, sit down opposite a machine and play; then it is stopped again."""
    begun = time.perf_counter()
    with _started(joute, home) as (process, url), httpx.Client(base_url=url, timeout=PATIENCE) as client:
        client.get("/").raise_for_status()
        answered, empty = time.perf_counter() - begun, _megabytes(process.pid)
        moved, replied = _played(client, begun)
        full = _megabytes(process.pid)
        compiled = None
        if until_compiled:
            while (told := client.get("/health").json()["kernels"])["ready"] < told["of"]:
                time.sleep(0.5)
            compiled = time.perf_counter() - begun
    return First(answered, moved, replied, compiled, empty, full)


def _played(client: httpx.Client, begun: float) -> tuple[float, float]:
    """When our move was acknowledged, which is when it is on disk, and when the machine's was."""
    seats = [{"kind": "me"}, {"kind": "machine", "level": LEVEL}]
    made = client.post("/api/tables", json={"game": GAME, "seats": seats})
    made.raise_for_status()
    cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
    address = str(client.base_url.join(f"/api/tables/{made.json()['table']['id']}/live"))
    moved = 0.0
    with connect(address.replace("http", "ws", 1), additional_headers={"cookie": cookie}) as live:
        live.send(json.dumps({"type": "hello"}))
        live.send(json.dumps({"type": "act", "id": "first", "seat": 1, "move": MOVE}))
        while True:
            message: dict[str, Any] = json.loads(live.recv(PATIENCE))
            if message["type"] in ("refused", "trouble"):
                raise ValueError(message)
            if message["type"] == "acknowledged":
                moved = time.perf_counter() - begun
            elif message["type"] == "state" and moved and len(message["plies"]) > 1:
                return moved, time.perf_counter() - begun


@contextmanager
def _started(joute: Path, home: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command alone, in an empty folder; it says where it is. Machines reply as soon as they can."""
    home.mkdir(exist_ok=True)
    left_out = ("PYTHONPATH", "JOUTE_", "XDG_", "DISPLAY", "WAYLAND_DISPLAY")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
    own = {"HOME": str(home), "JOUTE_MACHINE_PAUSE": "none"}
    process = subprocess.Popen(
        [joute, "--lang", "en"], cwd=home, env=kept | own, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    try:
        url = process.stdout.readline().split()[-1]
        _until_it_answers(url, process)
        yield process, url
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def _until_it_answers(url: str, process: subprocess.Popen[str]) -> None:
    while process.poll() is None:
        try:
            httpx.get(f"{url}health", timeout=5)
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return
    raise OSError("joute has stopped")


def _megabytes(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
