"""What pages cost a phone: JavaScript on the wire, the largest paint on a slow line, layout shift."""

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.support.page_load import loads
from bench.support.table import Row, Table

PAGES = ("/", "/regles", "/regles/lexicon", "/lecons/jago/1", "/dictionnaire", "/tournois", "/nouvelle/demo")
LARGEST_PAINT_SECONDS = 2.5
MOST_JAVASCRIPT = 100.0
"""In kB."""
MOST_SHIFT = 0.05


def run(quick: bool) -> list[Table]:
    """360 × 740, a processor four times slower, 1.6 Mbit/s with 150 ms there and back; nothing kept."""
    with _server() as url:
        found = loads(url, PAGES[:1] if quick else PAGES)
    return [
        Table(
            "Largest paint on a slow phone, first visit",
            [Row(path, load.largest_paint, LARGEST_PAINT_SECONDS) for path, load in found.items()],
        ),
        Table(
            "JavaScript on the wire, first visit",
            [
                Row(path, load.javascript / 1000, MOST_JAVASCRIPT, f"{load.bytes / 1000:.0f} kB in all", "kB")
                for path, load in found.items()
            ],
        ),
        Table(
            "Layout shift, first visit",
            [Row(path, load.shift, MOST_SHIFT, unit="") for path, load in found.items()],
        ),
        Table(
            "Files that could leave compressed and do not, first visit",
            [Row(path, len(load.plain), 0, ", ".join(load.plain), "") for path, load in found.items()],
        ),
    ]


@contextmanager
def _server() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("joute")), "serve", "--port", str(port)]
        database = ["--database", f"sqlite:///{folder}/tables.sqlite"]
        process = subprocess.Popen(
            [*command, *database], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            _until_it_answers(url)
            yield url
        finally:
            process.terminate()
            process.wait(20)


def _until_it_answers(url: str) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server does not answer")
