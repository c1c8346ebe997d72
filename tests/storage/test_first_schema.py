"""A database of the first schema, with a game in it, on both kinds of database: migrated, and never back."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from joute.cli.main import main
from joute.server.tournaments.replaying import replay_everything
from joute.storage import NewerDatabase, Store, open_engine
from joute.storage.engine import MIGRATIONS, bare_engine, pending

ROWS = Path(__file__).parents[1] / "release" / "fixtures" / "first-schema.sql"


@pytest.fixture
def first(url: str) -> str:
    """The address of a database as the first version left it."""
    engine = bare_engine(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for line in ROWS.read_text(encoding="utf-8").splitlines():
            connection.exec_driver_sql(line)
    engine.dispose()
    return url


def test_its_game_goes_on(first: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "migrate", "--dry-run", "--database", first]) == 0
    told = capsys.readouterr().out
    assert told.startswith("0002  ") and "nothing was changed" in told
    assert main(["--lang", "en", "migrate", "--dry-run", "--database", first]) == 0
    assert capsys.readouterr().out == told, "nothing was changed"
    assert main(["--lang", "en", "migrate", "--database", first]) == 0
    assert "up to date" in capsys.readouterr().out
    found = replay_everything(first)
    assert (found.tables, found.events, found.broken) == (1, 6, [])
    store = Store(open_engine(first))
    (table,) = store.all_tables()
    assert [event.action for event in store.events(table)][:3] == ["start", "B4h FUR", "D2v MU"]
    store.close()


def test_a_database_of_a_later_version_is_left_alone(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase):
        pending(engine)
    engine.dispose()
    for typed in (["migrate"], ["serve"]):
        assert main(["--lang", "en", *typed, "--database", url]) == 1
        assert "later version of Joute" in capsys.readouterr().err
