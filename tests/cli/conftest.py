"""The command, run in this process with the toy game on its list."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from joute.cli.main import main
from joute.games import registry

DEAL = "0 deal ABCDEFGHIABCDEFGHI"
"""Seat 1 holds ABC, seat 2 DEF."""


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Joute = Callable[..., Ran]


class _Stdin(io.StringIO):
    """Text typed or piped; records are read from its bytes."""

    def __init__(self, data: bytes, tty: bool) -> None:
        super().__init__(data.decode("utf-8", errors="replace"))
        self.buffer = io.BytesIO(data)
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty


@pytest.fixture
def joute(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Joute:
    monkeypatch.setitem(registry._GAMES, "toy", "templates.toy:TOY")
    for name in ("JOUTE_LANG", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, stdin: bytes | str = b"") -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr("sys.stdin", _Stdin(data, tty=False))
        try:
            code = main(arguments)
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        told = capsys.readouterr()
        return Ran(code, told.out, told.err)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Callable[..., str]:
    """A record in a file: the toy's headers and deal, then the given lines."""

    def write(*lines: str, headers: str = "", deal: str = DEAL, **_: Any) -> str:
        path = tmp_path / "game.joute"
        text = "\n".join(['[Game "toy"]', *headers.splitlines(), "", deal, *lines, ""])
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write
