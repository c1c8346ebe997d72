"""Back-ups of a running server, put back after a crash; a damaged database is said, not served."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import text
from tests.patience import SECONDS
from tests.server.guests import Guest, friends
from tests.server.nodes import Node

from joute.cli.main import main
from joute.storage import Store, open_engine

Make = Callable[..., Node]


def joute(*arguments: str) -> int:
    return main(["--lang", "en", *arguments])


def moves(database: str, table: str) -> list[str]:
    store = Store(open_engine(database))
    try:
        return [event.action for event in store.events(table) if event.seat]
    finally:
        store.close()


@pytest.fixture
def own_services(services: dict[str, str]) -> dict[str, str]:
    """A database that no other test has written to: a copy holds all of it, and it is all read again."""
    server, name = services["database"].rpartition("/")[0], f"own_{uuid4().hex}"
    engine = open_engine(services["database"])
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return {**services, "database": f"{server}/{name}"}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_backed_up_comes_back_whatever_happened_since(
    make_node: Make,
    tmp_path: Path,
    kind: str,
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Also after a crash, which leaves a write-ahead log that belongs to the file as it was."""
    services = request.getfixturevalue("own_services") if kind == "postgresql" else {}
    node = make_node(**services).start()
    database = str(node.order["database"])
    table, (first, second) = friends(node, "lexiduel")
    copy = tmp_path / "copy.sqlite"
    with first.tab(table) as one, second.tab(table) as two:
        one.act(1, "C3h MER")
        assert joute("backup", str(copy), "--database", database) == 0
        two.until(2)
        two.act(2, "C4v ON")
    later, _ = friends(node, "jago")
    assert joute("restore", str(copy), "--database", database) == 1
    assert "stop it first" in capsys.readouterr().err
    node.kill()
    if kind == "sqlite":
        assert Path(database.removeprefix("sqlite:///") + "-wal").stat().st_size > 0
    assert joute("restore", str(copy), "--database", database) == 0, "nobody uses it any more"
    assert "all read again" in capsys.readouterr().out
    assert moves(database, table) == ["C3h MER"]
    node.start()
    assert Guest(node).http.get(f"/api/tables/{later}").status_code == 404
    with second.tab(table) as two:
        assert [ply["effects"]["move"] for ply in two.state["plies"]] == ["C3h MER"]
        assert two.act(2, "C4v ON")["type"] == "acknowledged"


def test_a_copy_goes_from_one_kind_of_database_to_the_other(
    make_node: Make, tmp_path: Path, own_services: dict[str, str]
) -> None:
    node = make_node().start()
    table, (first, _) = friends(node, "lexiduel")
    with first.tab(table) as tab:
        tab.act(1, "C3h MER")
    node.stop()
    copy = tmp_path / "copy.sqlite"
    assert joute("backup", str(copy), "--database", str(node.order["database"])) == 0
    assert joute("restore", str(copy), "--database", own_services["database"], "--force") == 0
    assert moves(own_services["database"], table) == ["C3h MER"]


def test_a_damaged_database_is_said_at_the_start(make_node: Make, tmp_path: Path) -> None:
    node = make_node().start()
    for _ in range(10):
        friends(node, "lexiduel")
    node.stop()
    path = Path(str(node.order["database"]).removeprefix("sqlite:///"))
    damaged = tmp_path / "damaged.sqlite"
    shutil.copyfile(path, damaged)
    data = bytearray(damaged.read_bytes())
    data[4096 : 4096 * 6] = b"\x55" * (4096 * 5)
    damaged.write_bytes(data)
    command = [sys.executable, "-m", "joute.cli.main", "--lang", "en", "serve", "--port", "1"]
    for broken in (damaged, tmp_path / "text.sqlite"):
        if not broken.exists():
            broken.write_text("this is no database " * 300)
        done = subprocess.run(
            [*command, "--database", f"sqlite:///{broken}"],
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 1 and "The database is damaged" in done.stderr
        assert "joute restore" in done.stderr
        assert joute("restore", str(broken), "--database", f"sqlite:///{tmp_path / 'new.sqlite'}") == 1
        assert not (tmp_path / "new.sqlite").exists()
