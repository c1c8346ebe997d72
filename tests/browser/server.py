"""A server of our own for the browser, on a free port, that can be killed and started again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web" / "dist"


class Server:
    def __init__(self, folder: Path, command: tuple[str, ...] = (), machine_pause: bool = False) -> None:
        """`command` runs another `joute` than the installed one; machines take no time unless they should."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._pause = "" if machine_pause else "none"
        self._command = command or (str(Path(sys.executable).with_name("joute")),)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert (PAGES / "index.html").is_file(), "no pages: run make web"
        database = f"sqlite:///{self._folder / 'tables.sqlite'}"
        command = [*self._command, "serve", "--port", str(self.port), "--database", database]
        log = (self._folder / "server.log").open("ab")
        with log:
            self._process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                cwd=ROOT,
                env={**os.environ, "PYTHONWARNINGS": "", "JOUTE_MACHINE_PAUSE": self._pause},
            )
        self._until_it_answers()

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self._process
        self._process.kill()
        self._process.wait()
        self._process = None

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.wait(SECONDS)
            self._process = None

    def _until_it_answers(self) -> None:
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/api/games", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise AssertionError((self._folder / "server.log").read_text()[-3000:])
