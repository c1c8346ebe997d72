"""The documentation site is built without a warning, its links lead somewhere, and the notebook runs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest
from tests.built import documentation
from tests.docs.blocks import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return documentation(tmp_path_factory)


def test_every_link_and_picture_of_the_site_is_there(site: Path) -> None:
    broken = []
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        targets = re.findall(r'(?:href|src)="(?!https?:|mailto:|#|data:)([^"#?]+)', text)
        gone = (target for target in targets if not (page.parent / unquote(target)).exists())
        broken += [f"{page.relative_to(site)}: {target}" for target in gone]
    assert not broken


def test_it_can_be_searched_and_needs_no_script_that_the_server_forbids(site: Path) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert "amorc" in index and "docs/rules/lexiduel.fr" in index
    for page in site.rglob("*.html"):
        inside = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", page.read_text(encoding="utf-8"))
        assert not inside, page.relative_to(site)


def test_rules_are_there_in_both_languages_with_their_boards(site: Path) -> None:
    for page in (ROOT / "docs" / "rules").glob("*.??.md"):
        built = (site / "docs" / "rules" / f"{page.stem}.html").read_text(encoding="utf-8")
        assert built.count(".svg") >= page.read_text(encoding="utf-8").count(".svg"), page.name


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
@pytest.mark.slow
def test_the_notebook_runs_from_top_to_bottom(notebook: Path, tmp_path: Path) -> None:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    assert not any(cell.get("outputs") for cell in cells), "kept without what it printed"
    code = "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    saved = "\nplt.savefig('plotted.png')\n"
    done = subprocess.run(
        [sys.executable, "-c", code.replace("plt.show()", "") + saved],
        cwd=tmp_path,
        env={**os.environ, "MPLBACKEND": "Agg"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "at 95 %" in done.stdout
    assert (tmp_path / "plotted.png").stat().st_size > 10_000
