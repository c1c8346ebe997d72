"""Kernels are compiled once for each content of their sources, and even where nothing can be kept."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from joute.dictionary.graph import jit
from joute.dictionary.graph.folder import cache_folder

pytestmark = pytest.mark.slow

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


IMPORTED_AT_ONCE = """
import importlib, pkgutil, threading
import joute.bots, joute.dictionary.graph, joute.games

names = [
    module.name
    for package in (joute.bots, joute.dictionary.graph, joute.games)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    if ".kernels." in module.name
]
together = threading.Barrier(8)

def imported(thread):
    together.wait()
    for name in names[thread:] + names[:thread]:
        importlib.import_module(name)

threads = [threading.Thread(target=imported, args=(5 * number,)) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(names))
"""


def test_kernels_imported_from_eight_threads_leave_nothing_where_they_are_started(tmp_path: Path) -> None:
    started = tmp_path / "started"
    started.mkdir()
    environment = os.environ | {"JOUTE_CACHE": str(tmp_path / "cache"), "JOUTE_PLAIN": "0"}
    command = [sys.executable, "-c", IMPORTED_AT_ONCE]
    result = subprocess.run(command, cwd=started, env=environment, check=True, capture_output=True)
    assert int(result.stdout) > 20
    assert list(started.iterdir()) == []


def test_the_folder_of_compiled_code_is_the_same_wherever_the_process_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JOUTE_CACHE", "kept")
    assert cache_folder() == tmp_path / "kept"


def test_a_kernel_for_kernels_only_refuses_python() -> None:
    """It has no code that reads Python's values: a call would end the process."""

    @jit.inner
    def one_more(number: int) -> int:
        return number + 1

    @jit.kernel
    def two_more(number: int) -> int:
        return one_more(one_more(number))

    assert two_more(1) == 3
    if not jit.PLAIN:
        with pytest.raises(TypeError, match="one_more"):
            one_more(1)


def test_constants_and_variables_share_what_is_compiled() -> None:
    @jit.inner
    def sum_of(first: int, second: int) -> int:
        return first + second

    @jit.kernel
    def sums(number: int) -> int:
        return sum_of(number, 0) + sum_of(1, number) + sum_of(number, number)

    assert sums(2) == 9
    if not jit.PLAIN:
        assert len(vars(sum_of)["overloads"]) == 1
