"""The rules pages are written for readers: no program notation, one name for one thing, French signs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = sorted(RULES.glob("*.??.md"))
FENCED = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_players_read_no_program_notation(page: Path) -> None:
    text = page.read_text("utf-8")
    assert "## Notation" not in text
    assert FENCED.findall(text) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_apostrophes_and_minus_signs_are_real_ones(page: Path) -> None:
    text = FENCED.sub("", page.read_text("utf-8"))
    assert re.findall(r".{0,20}'.{0,20}", text) == []
    assert re.findall(r".{0,20}(?<![\w-])-\d.{0,20}", text) == []


def test_the_pile_one_draws_from_has_one_name() -> None:
    for page in RULES.glob("*.fr.md"):
        assert not re.search(r"\btalons?\b", page.read_text("utf-8")), page
