"""Which database a command means."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from joute.cli.database import database_url
from joute.cli.main import main


def test_a_plain_path_is_an_sqlite_file(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    assert main(["migrate", "--database", str(file)]) == 0
    assert file.read_bytes().startswith(b"SQLite format 3")


def test_an_address_stays_as_it_is_and_the_environment_speaks_where_no_option_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert database_url(argparse.Namespace(database="sqlite:///a.db")) == "sqlite:///a.db"
    monkeypatch.setenv("JOUTE_DATABASE", "postgresql://club@host/joute")
    assert database_url(argparse.Namespace(database="")) == "postgresql://club@host/joute"


@pytest.mark.parametrize("command", [["serve"], ["migrate"], ["doctor"], ["backup", "copy.db"]])
def test_another_kind_of_database_is_refused_with_a_sentence(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--database", "mysql://club@host/joute"]) == 2
    assert "postgresql://" in capsys.readouterr().err
