"""What other people's programs rely on is as it was accepted, and the version is written in one place."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.metadata import version

import pytest
from tests.built import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
import contract

NAMES = ("library.txt", "commands.txt", "openapi.json", "messages.json")


@pytest.fixture(scope="module")
def now() -> dict[str, str]:
    return contract.texts()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_promised_has_changed_unnoticed(name: str, now: dict[str, str]) -> None:
    accepted = (contract.FOLDER / name).read_text(encoding="utf-8")
    assert now[name] == accepted, "read the difference, then: python scripts/contract.py --accept"


def test_the_version_is_written_once() -> None:
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert version("joute") == written, "run make setup"


def test_the_changelog_tells_of_this_version_and_when_it_came() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = re.findall(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", text, re.MULTILINE)
    assert dated[0][0] == version("joute")
    assert [day for _, day in dated] == sorted((day for _, day in dated), reverse=True)
    for number, _ in dated:
        assert re.search(rf"^## {re.escape(number)} .*?^### Upgrading$", text, re.MULTILINE | re.DOTALL), (
            number
        )
