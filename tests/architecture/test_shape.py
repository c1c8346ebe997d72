"""The house rules that a program can check: imports, sizes, leftovers."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = sorted((ROOT / "src" / "joute").rglob("*.py"))
MOST_LINES = 300
LEFTOVERS = ("TODO", "FIXME", "XXX", "HACK")


def test_the_rooms_know_only_the_rooms_below_them() -> None:
    script = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_are_small_documented_and_finished(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= MOST_LINES
    assert not text.strip() or ast.get_docstring(ast.parse(text))
    assert not any(word in text for word in LEFTOVERS)
