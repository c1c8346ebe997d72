"""What is released: built twice the same, installed with nothing of the tree in reach, played."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.hands import square, type_words
from tests.browser.server import Server
from tests.built import ROOT
from tests.release.conftest import build
from tests.release.pythons import unfit

pytestmark = pytest.mark.timeout(1800)  # they fetch and unpack a hundred megabytes, beside all other tests

LIBRARY = """
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import Settings, read_options

game = registry.find("lexiduel")
settings = Settings(2, read_options(game.options, {}), Dictionary.load(game.words))
position = game.start(settings).play(1, game.read_move("C3h MER"))
print(*position.judge(2, game.read_move("C4v ON")).words)
"""


def test_the_same_sources_give_the_same_bytes(wheel: Path, site: Path, tmp_path: Path) -> None:
    build(tmp_path, site)
    made = sorted(wheel.parent.iterdir())
    assert [file.suffix for file in made] == [".whl", ".gz"]
    for file in made:
        assert file.read_bytes() == (tmp_path / file.name).read_bytes(), file.name


def test_the_wheel_carries_pages_migrations_and_words(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    wanted = ["joute/storage/migrations/env.py", "joute/py.typed"]
    wanted += ["joute/server/pages/index.html", "joute/server/docs/docs/index.html"]
    for folder in ("storage/migrations/versions", "dictionary/data", "dictionary/overrides", "kit/fonts"):
        files = (file for file in (source / "joute" / folder).iterdir() if file.is_file())
        wanted += [file.relative_to(source).as_posix() for file in files if file.suffix != ".pyc"]
    assert not [name for name in wanted if name not in names]
    assert not [name for name in names if name.startswith(("tests/", "templates/", "bench/"))]


def test_the_source_archive_holds_the_sources_of_all_it_carries(wheel: Path) -> None:
    with tarfile.open(next(wheel.parent.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for wanted in (
        "web/src/App.svelte",
        "web/dist/index.html",
        "data/upstream",
        "tests/conftest.py",
        "Makefile",
    ):
        assert wanted in names, wanted
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_installed_it_plays_in_the_browser(installed: Path, outside: Path, browser: Browser) -> None:
    server = Server(outside, (str(installed / "joute"),))
    server.start()
    try:
        with guest(browser, server.url) as player:
            made = player.make("lexiduel", [{"kind": "me"}, {"kind": "here"}])
            page = player.goto(f"/table/{made['table']['id']}")
            for move in ("C3h MER", "C4v ON"):
                square(page, move.partition(" ")[0][:-1]).click()
                type_words(page, move)
                player.play()
            player.act("resign", 1)
            expect(page.locator("dialog .scores")).to_be_visible()
            assert player.state()["table"]["outcome"]["winners"] == [2]
            page.goto(f"{server.url}/docs")
            expect(page.locator("h1").first).to_contain_text("Joute")
            page.goto(f"{server.url}/docs/search.html?q=amorce")
            expect(page.locator("#search-results li").first).to_be_visible()
    finally:
        server.stop()


@pytest.mark.usefixtures("outside")
def test_installed_it_is_a_library_and_a_command(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python, joute = str(installed / "python"), str(installed / "joute")
    assert _said(python, "-c", LIBRARY) == "ON MON\n"
    assert _said(joute, "--version") == _said(python, "-m", "joute", "--version")
    monkeypatch.delenv("JOUTE_PLAIN")  # compiled, once: plain Python takes a minute to lay out the words
    bots = ["--bots", "1,1", "--games", "2", "--time", "20", "--jobs", "1", "--json"]
    assert json.loads(_said(joute, "arena", "demo", *bots))["games"] == 2


@pytest.mark.parametrize(
    ("version", "has_venv", "advice"),
    [
        ("", False, "install your distribution's python3"),
        ("3.9.2", True, "is 3.9.2 and Joute needs Python >=3.11: upgrade"),
        ("3.11.2", False, "apt-get install python3-venv"),
        ("3.11.2", True, ""),
        ("3.14.0", True, ""),
    ],
)
def test_a_python_that_will_not_do_is_said_so(version: str, has_venv: bool, advice: str) -> None:
    said = unfit(version, has_venv)
    assert advice in said and bool(said) == bool(advice)


def test_without_the_faster_loop_and_parser_it_serves(outside: Path) -> None:
    """On Windows there is no uvloop; elsewhere a wheel may be missing."""
    runner = outside / "run_joute.py"
    runner.write_text(
        "import sys\n"
        "sys.modules['uvloop'] = sys.modules['httptools'] = None\n"
        "from joute.cli.main import main\n"
        "main()\n"
    )
    server = Server(outside, (sys.executable, str(runner)))
    server.start()
    server.stop()


def _said(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
