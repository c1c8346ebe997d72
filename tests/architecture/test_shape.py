"""The house rules that a program can check: imports, sizes, leftovers."""

import ast
import re
import subprocess
import sys
from pathlib import Path

from joute.games import registry

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = sorted((ROOT / "src" / "joute").rglob("*.py"))
MOST_LINES = 300
NEWLINE = "\n"
REGISTRY = "src/joute/games/registry.py"
SKELETON = (
    *("material", "options", "state", "moves", "rules", "ends", "judge", "generate", "view", "text"),
    *("compose", "sentences", "telling", "drawing", "picture", "box", "engine", "position", "game"),
)
"""What every game's folder holds; `kernels` and `guide` where it has need of them."""
NOT_EVERYWHERE = (
    *("curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"),
    *("httptools", "uvloop"),
)
LEFTOVERS = ("TODO", "FIXME", "XXX", "HACK")


def test_the_rooms_know_only_the_rooms_below_them() -> None:
    script = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout


def test_nothing_is_loaded_that_only_some_systems_have() -> None:
    """On Windows and macOS every module can be imported: what they may lack is asked for where it is used."""
    loaded = re.compile(rf"^(?:import|from) ({'|'.join(NOT_EVERYWHERE)})\b", re.MULTILINE)
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in SOURCES}
    assert not {name: found[1] for name, text in texts.items() if (found := loaded.search(text))}


def test_files_are_small_documented_and_finished() -> None:
    """One test for all of them: what is wrong is listed file by file."""
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in SOURCES}
    wrong = {
        name: complaint
        for name, text in texts.items()
        if (
            complaint := (f"{text.count(NEWLINE)} lines" if text.count(NEWLINE) > MOST_LINES else "")
            or ("no docstring" if text.strip() and not ast.get_docstring(ast.parse(text)) else "")
            or next((word for word in LEFTOVERS if word in text), "")
        )
    }
    assert wrong == {}


def test_no_room_but_the_registry_names_a_game() -> None:
    names = (*registry.names(), *(registry.find(name).title for name in registry.names()))
    named = re.compile(rf"(?<![\w])({'|'.join(map(re.escape, names))})(?![\w])", re.IGNORECASE)
    own = re.compile(rf"src/joute/(games|bots)/({'|'.join(registry.names())})/")
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{number}"
        for path in SOURCES
        if not own.match(place := path.relative_to(ROOT).as_posix()) and place != REGISTRY
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []


def test_every_game_has_the_same_files() -> None:
    folders = {name: ROOT / "src" / "joute" / "games" / name for name in registry.names()}
    missing = [
        f"{name}/{module}"
        for name, folder in folders.items()
        for module in SKELETON
        if not (folder / f"{module}.py").exists() and not (folder / module / "__init__.py").exists()
    ]
    assert missing == []
