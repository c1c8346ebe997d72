"""Kernels are compiled once for each content of their sources, and even where nothing can be kept."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from joute.dictionary.graph import jit

BUILD = "from joute.dictionary.graph import WordGraph; assert WordGraph.build(['AB', 'BA']).contains('BA')"


def test_compiled_code_is_kept_by_the_content_of_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JOUTE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(jit, "_compiled_folder", jit._compiled_folder.__wrapped__)
    sources = tmp_path / "game"
    sources.mkdir()
    folders = []
    for content in ("one = 1", "one = 2", "one = 1"):
        (sources / "kernel.py").write_text(content)
        folders.append(jit._compiled_folder(sources))
    assert folders[0] == folders[2] != folders[1]
    assert Path(folders[0]).parent == tmp_path / "cache" / "kernels"


def test_kernels_run_where_nothing_can_be_kept(tmp_path: Path) -> None:
    """Neither our cache folder nor any of those numba would fall back on."""
    (tmp_path / "file").write_text("not a folder")
    script = f"import numba.core.caching as c; c.CacheImpl._locator_classes = []\n{BUILD}"
    environment = os.environ | {"JOUTE_CACHE": str(tmp_path / "file")}
    subprocess.run([sys.executable, "-W", "error", "-c", script], env=environment, check=True)


def test_a_kept_graph_is_read_without_numba(tmp_path: Path) -> None:
    script = (
        "import sys; from joute.dictionary.graph import graph_for\n"
        "graph = graph_for('pair', lambda: ['AB', 'BA'])\n"
        "print(graph.words_count, 'numba' in sys.modules)\n"
    )
    environment = os.environ | {"JOUTE_CACHE": str(tmp_path)}
    subprocess.run([sys.executable, "-c", script], env=environment | {"JOUTE_PLAIN": "1"}, check=True)
    result = subprocess.run(
        [sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True
    )
    assert result.stdout.split() == ["2", "False"]
