"""Adding a game is what CONTRIBUTING says: one command, and everything that plays games plays it.

The command is run in a copy of the repository.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.server import Server

ROOT = Path(__file__).resolve().parents[2]
NAME = "marelle"
TITLE = NAME.upper()
DEAL = "0 deal ABFDEGGHIABCCDEFHI"


class Copy:
    """The repository with one more game in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("COV")},
            "PYTHONPATH": os.pathsep.join((str(root / "src"), str(root))),
        }

    def run(self, *arguments: str, stdin: str = "") -> str:
        """What a Python program of the copy says; it must not fail."""
        ran = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=self.environment,
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
        return ran.stdout

    def joute(self, *arguments: str, stdin: str = "") -> str:
        return self.run("-m", "joute.cli.main", *arguments, stdin=stdin)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    root = tmp_path_factory.mktemp("copy") / "joute"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, root / name)  # with its time: a newer lock would install again
    made = Copy(root)
    made.run("scripts/new_game.py", NAME)
    made.run("scripts/docs.py")
    return made


def test_the_conformance_suite_and_its_own_tests_pass(copy: Copy) -> None:
    told = copy.run(
        *("-m", "pytest", "-q", "-k", NAME, "-p", "no:randomly", "-p", "no:cacheprovider"),
        *("tests/conformance", f"tests/games/{NAME}", "tests/reference", "tests/docs"),
    )
    assert " passed" in told and "failed" not in told
    copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/architecture/test_generated_pages.py")


def test_the_commands_know_it(copy: Copy, tmp_path: Path) -> None:
    assert copy.joute("new", NAME, "--seed", "7").startswith(f'[Game "{NAME}"]')
    record = tmp_path / "game.joute"
    record.write_text(f'[Game "{NAME}"]\n[Seats "2"]\n\n{DEAL}\n1 lay A\n', encoding="utf-8")
    replayed = json.loads(copy.joute("replay", str(record), "--json"))
    assert (replayed["scores"], replayed["to_act"]) == ([1, 0], [2])
    assert json.loads(copy.joute("judge", str(record), "2 lay D", "--json"))["legal"]
    assert json.loads(copy.joute("moves", str(record), "--json"))["count"] == 6
    assert json.loads(copy.joute("bot", str(record), "--json", "--time", "50"))
    assert "[" in copy.joute("play", NAME, "--seed", "1", stdin="quitter\n")


def test_it_is_refused_twice(copy: Copy) -> None:
    again = subprocess.run(
        [sys.executable, "scripts/new_game.py", NAME],
        cwd=copy.root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert again.returncode == 2 and "already" in again.stderr


def test_it_is_played_in_the_browser(copy: Copy, browser: Browser, tmp_path: Path) -> None:
    (copy.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run(
        ["bash", "scripts/web.sh", str(Path(sys.executable).parents[1])],
        cwd=copy.root,
        check=True,
        timeout=300,
    )
    start = f"import sys; sys.path[:0] = {copy.environment['PYTHONPATH'].split(os.pathsep)!r};"
    main = "from joute.cli.main import main; sys.exit(main(sys.argv[1:]))"
    server = Server(tmp_path, command=(sys.executable, "-c", start + main))
    server.start()
    try:
        with guest(browser, server.url) as player:
            home = player.goto("/")
            expect(home.get_by_role("heading", name=TITLE, level=3)).to_be_visible()
            # A game that names no mood of its own is proposed by its title.
            home.get_by_label("Quelle envie").select_option(label=TITLE)
            expect(home.get_by_role("heading", name=TITLE, level=2)).to_be_visible()
            made = player.make(NAME, [{"kind": "me"}, {"kind": "machine", "level": 1}])
            page = player.goto(f"/table/{made['table']['id']}")
            expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
            page.get_by_role("group", name="Vos lettres").locator(".letters button").first.click()
            player.play()
            assert player.state()["view"]["row"]
    finally:
        server.stop()
