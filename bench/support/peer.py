"""boardgame.io from npm, in a folder of its own that is thrown away: what a move costs its server."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tests.server.nodes import free_port

PACKAGE = "boardgame.io@0.50.2"
SCRIPTS = Path(__file__).parent / "boardgame_io"
INSTALL_SECONDS = 300


@dataclass(frozen=True, slots=True)
class PeerLoad:
    seconds: float
    server: float
    """Processor seconds of the server."""
    moves: int


def boardgame_io(matches: int, moves: int) -> PeerLoad | str:
    """Its own server with a toy game in memory, driven by its own kind of client; or why there is none."""
    if not shutil.which("npm") or not shutil.which("node"):
        return "npm is not installed here"
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="joute-peer-")))
        for script in SCRIPTS.glob("*.cjs"):
            shutil.copy(script, folder)
        install = ["npm", "install", "--no-audit", "--no-fund", "--omit=dev", PACKAGE]
        try:
            done = subprocess.run(
                install, cwd=folder, capture_output=True, timeout=INSTALL_SECONDS, check=False
            )
        except subprocess.TimeoutExpired:
            return "npm has not answered in time"
        if done.returncode:
            return "npm could not fetch it"
        return _measured(folder, matches, moves, stack)


def _measured(folder: Path, matches: int, moves: int, stack: ExitStack) -> PeerLoad:
    port = str(free_port())
    server = _started(["node", "server.cjs", port], folder, stack)
    warm = _started(["node", "client.cjs", port, str(matches), str(moves)], folder, stack)
    _play(warm)
    client = _started(["node", "client.cjs", port, str(matches), str(moves)], folder, stack)
    before = _busy(server.pid)
    seconds = _play(client)
    return PeerLoad(seconds, _busy(server.pid) - before, matches * moves)


def _started(command: list[str], folder: Path, stack: ExitStack) -> subprocess.Popen[str]:
    """The process, once it says that it is ready."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    stack.callback(process.wait, 30)
    stack.callback(process.terminate)
    while "ready" not in (line := _pipe(process.stdout).readline()):
        if not line:
            raise AssertionError(f"{command} has ended")
    return process


def _play(client: subprocess.Popen[str]) -> float:
    _pipe(client.stdin).write("go\n")
    _pipe(client.stdin).flush()
    return float(_pipe(client.stdout).readline())


def _busy(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe
    return pipe
