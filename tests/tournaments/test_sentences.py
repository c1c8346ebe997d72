"""Every refusal of the desk can be said, in both languages."""

import ast
from pathlib import Path

import pytest

from joute.cli.sentences import SENTENCES as COMMAND
from joute.play import Language
from joute.play.sentences import SHARED
from joute.tournaments import SENTENCES

SOURCES = [*sorted(Path("src/joute/tournaments").glob("*.py")), Path("src/joute/cli/tournament_actions.py")]


def refusals(path: Path) -> list[tuple[str, set[str]]]:
    """The reasons a file refuses with, and the data it gives for the sentence."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("illegal", "unreadable")
        ):
            reason = node.args[1 if node.func.id == "illegal" else 0]
            data = {keyword.arg for keyword in node.keywords if keyword.arg}
            texts = [c.value for c in ast.walk(reason) if isinstance(c, ast.Constant)]
            found += [(text, data) for text in texts if isinstance(text, str)]
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_reason_has_a_sentence_and_its_data(path: Path) -> None:
    known = {**SHARED, **COMMAND, **SENTENCES}
    for reason, data in refusals(path):
        for language in Language:
            assert known[reason].say(language, dict.fromkeys(data, "x"))


def test_reasons_are_found_at_all() -> None:
    assert sum(len(refusals(path)) for path in SOURCES) > 30
