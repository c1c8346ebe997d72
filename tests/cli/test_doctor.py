"""`joute doctor`: what is wrong is found, and said with what to do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from joute.cli import checks
from joute.cli.main import main
from joute.storage import open_engine


def examined(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, str]]:
    code = main(["--lang", "en", "doctor", "--json", *arguments])
    findings = json.loads(capsys.readouterr().out)["findings"]
    return code, {each["about"]: f"{each['grade']}: {each['said']}" for each in findings}


def test_a_sound_deployment_is_said_to_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'joute.sqlite'}"
    open_engine(url).dispose()
    _, found = examined(capsys, "--database", url)
    assert found["database"] == "good: it answers and is whole"
    assert main(["--lang", "en", "doctor", "--database", url]) in (0, 1)
    assert "✓ database: it answers and is whole." in capsys.readouterr().out


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "joute.sqlite"
    _, found = examined(capsys, "--database", f"sqlite:///{file}")
    assert found["database"].startswith("good")
    assert not file.exists()


def test_what_is_broken_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "joute.sqlite"
    file.write_bytes(b"not a database" * 1000)
    bus, url = "redis://127.0.0.1:1/0", "http://127.0.0.1:1"
    code, found = examined(capsys, "--database", f"sqlite:///{file}", "--bus", bus, "--url", url)
    assert code == 1
    assert found["database"].startswith("bad: damaged") and "joute restore" in found["database"]
    assert found["bus"].startswith("bad: Redis does not answer")
    assert found["address"].startswith("bad: Joute does not answer there")


def test_a_full_disk_and_a_late_clock_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def english(_: str, text: str) -> str:
        return text

    monkeypatch.setattr(checks.shutil, "disk_usage", lambda _: type("Usage", (), {"free": 1_000}))
    monkeypatch.setattr(checks.time, "time", lambda: 0.0)
    found = [*checks.folders(f"sqlite:///{tmp_path / 'x.sqlite'}", english), *checks.clock(english)]
    assert {each.grade for each in found} == {"bad"}
    assert [each.about for each in found][-1] == "clock"


@pytest.mark.parametrize("command", [["doctor"], ["migrate"], ["serve"]])
def test_a_database_that_cannot_be_opened_is_not_called_damaged(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "joute.sqlite"
    folder.mkdir()
    assert main(["--lang", "en", *command, "--database", f"sqlite:///{folder}"]) == 1
    told = "".join(capsys.readouterr())
    assert "The database cannot be opened (unable to open database file)" in told
    assert "joute restore" not in told


def test_a_dry_run_makes_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "joute.sqlite"
    assert main(["--lang", "en", "migrate", "--dry-run", "--database", f"sqlite:///{file}"]) == 0
    assert "nothing was changed" in capsys.readouterr().out
    assert not file.exists()
