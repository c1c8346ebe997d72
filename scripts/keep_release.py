"""Keeps what this version writes, as fixtures that every later version must still open.

    python scripts/keep_release.py

Run once when a version is released, and never again for that version: tests/release/fixtures/<version> holds
a database with a table of each game and a match, as SQL, and a whole record of each game.
"""

from __future__ import annotations

import json
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from joute.games import registry

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "tests" / "release" / "fixtures"
PLIES = 6


def main() -> int:
    folder = FIXTURES / version("joute")
    if folder.exists():
        print(f"{folder.name} is kept already: what was released does not change.", file=sys.stderr)
        return 1
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch, "joute.sqlite")
        with _server(file) as url, httpx.Client(base_url=url, timeout=60) as client:
            for name in registry.names():
                _play(client, name)
            _match(client)
        with closing(sqlite3.connect(file)) as database:
            text = "\n".join(database.iterdump()) + "\n"
    (folder / "database.sql").write_text(text, encoding="utf-8")
    for name in registry.names():
        record = max(
            (ROOT / "tests" / "reference" / name).glob("*.joute"), key=lambda one: one.stat().st_size
        )
        shutil.copyfile(record, folder / f"{name}.joute")
    return 0


@contextmanager
def _server(file: Path) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    command = [sys.executable, "-m", "joute", "serve", "--port", port, "--database", f"sqlite:///{file}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        url = f"http://127.0.0.1:{port}"
        httpx.Client(transport=httpx.HTTPTransport(retries=10)).get(f"{url}/health", timeout=60)
        try:
            yield url
        finally:
            process.terminate()


def _play(client: httpx.Client, name: str) -> None:
    """A few plies as the hints say, one of them taken back, and no end."""
    body = {"game": name, "seats": [{"kind": "me"}, {"kind": "here"}]}
    made = client.post("/api/tables", json=body).json()
    cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
    address = f"{client.base_url}/api/tables/{made['table']['id']}/live".replace("http", "ws", 1)
    with connect(address, additional_headers={"cookie": cookie}) as live:
        state = _ask(live, "state", type="hello")
        for number in range(PLIES):
            seat = state["table"]["to_act"][0]
            hint = _ask(live, "hinted", type="hint", id=f"h{number}", seat=seat, grade=3)
            state = _ask(live, "state", type="act", id=f"a{number}", seat=seat, move=hint["move"])
            if state["table"]["status"] != "playing":
                return
        if not made["table"]["hides"]:  # where letters are drawn, no move is taken back
            _ask(live, "acknowledged", type="takeback", id="t", seat=seat, answer="ask")


def _ask(live: ClientConnection, wanted: str, **request: Any) -> dict[str, Any]:
    """Send it and read on until such a message comes; a refusal ends everything."""
    live.send(json.dumps(request))
    while True:
        message: dict[str, Any] = json.loads(live.recv(60))
        if message["type"] in ("refused", "trouble"):
            raise ValueError(f"{request}: {message}")
        if message["type"] == wanted:
            return message


def _match(client: httpx.Client) -> None:
    headers = {"Tournament": "Match amical", "Game": "lexiduel", "Format": "match"}
    made = client.post("/api/tournaments", json={"headers": headers, "play_as": "Zoé"})
    made.raise_for_status()
    robot = {"name": "Robot", "level": 1}
    client.post(f"/api/tournaments/{made.json()['id']}/players", json=robot).raise_for_status()


if __name__ == "__main__":
    sys.exit(main())
