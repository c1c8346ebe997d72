"""What released versions wrote is still read: their databases played again, their records replayed."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.built import ROOT

from joute.cli.opening import librarian
from joute.games import registry
from joute.play import Settings
from joute.records import Record, read_record, read_settings
from joute.server.tournaments.replaying import replay_everything
from joute.tables import Replay, replay

FIXTURES = Path(__file__).parent / "fixtures"
RELEASES = sorted(folder.name for folder in FIXTURES.iterdir() if folder.is_dir())
RECORDS = sorted(FIXTURES.glob("*/*.joute"))


def test_every_released_version_is_kept_with_a_record_of_each_game() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\d+\.\d+\.\d+) \(", changes, re.MULTILINE)
    assert sorted(released) == RELEASES, "run scripts/keep_release.py"
    for release in RELEASES:
        dump = (FIXTURES / release / "database.sql").read_text(encoding="utf-8")
        games = {path.stem for path in RECORDS if path.parent.name == release}
        assert games and all(f"'{name}'" in dump for name in games), release
    assert {path.stem for path in RECORDS} == set(registry.names())


@pytest.mark.parametrize("release", RELEASES)
def test_every_released_database_opens_and_plays_again(release: str, tmp_path: Path) -> None:
    file = tmp_path / "joute.sqlite"
    dump = (FIXTURES / release / "database.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dump)
    found = replay_everything(f"sqlite:///{file}")
    assert not found.broken
    assert found.tables == dump.count('INSERT INTO "tables"') >= len(registry.names())
    assert found.events == dump.count('INSERT INTO "events"')
    assert found.tournaments == dump.count('INSERT INTO "tournaments"') >= 1


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_released_record_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert isinstance(record, Record), record
    game = registry.find(record.value("Game"))
    settings = read_settings(record, game, librarian(path.parent))
    assert isinstance(settings, Settings)
    played = replay(record, game, settings)
    assert isinstance(played, Replay)
    assert played.stopped is None
