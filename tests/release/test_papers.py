"""What people find before they write to us: forms that can be shown, a contact, the versions mended."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from tests.built import ROOT

FOLDER = ROOT / ".github" / "ISSUE_TEMPLATE"
FORMS = sorted({*FOLDER.glob("*.yml")} - {FOLDER / "config.yml"})
KINDS = {"markdown", "input", "textarea", "dropdown", "checkboxes"}


@pytest.mark.parametrize(
    "path", [each for each in FORMS if each.stem != "config"], ids=lambda path: path.stem
)
def test_a_form_can_be_shown(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert form["name"] and form["description"]
    assert {part["type"] for part in form["body"]} <= KINDS
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert asked and all(part["attributes"]["label"] for part in asked)


def test_there_is_somebody_to_tell_and_a_word_on_manners() -> None:
    security = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert re.search(r"^## Telling us$", security, re.MULTILINE)
    assert re.search(r"^## Supported versions$", security, re.MULTILINE)
    for name in ("CODE_OF_CONDUCT.md", ".github/pull_request_template.md"):
        assert (ROOT / name).stat().st_size > 200, name
