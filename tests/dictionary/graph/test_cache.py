"""Graphs are kept between starts, and whatever happens to the files, the answers are right."""

import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import numpy as np
import pytest
from tests.patience import SECONDS

from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.graph.cache import IN_MEMORY, ON_DISK, forget_graphs
from joute.dictionary.graph.file import graph_file_name, read_graph
from joute.dictionary.graph.folder import cache_folder

WORDS = ("MER", "AMER", "MERE", "ANTICONSTITUTIONNELLEMENT")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    WordGraph.build(WORDS)  # the kernels themselves stay in the usual cache
    monkeypatch.setenv("JOUTE_CACHE", str(tmp_path / "cache"))
    forget_graphs()
    yield tmp_path / "cache" / "graphs"
    forget_graphs()


def never() -> tuple[str, ...]:
    raise AssertionError("the words were asked for")


def same(one: WordGraph, other: WordGraph) -> bool:
    arrays = np.array_equal(one.dawg, other.dawg) and np.array_equal(one.gaddag, other.gaddag)
    return arrays and one.words_count == other.words_count


def test_a_graph_is_built_once(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    built = graph_for("sea", lambda: WORDS)
    assert graph_for("sea", never) is built
    forget_graphs()
    read = graph_for("sea", never)
    assert read is not built
    assert same(read, built)
    assert not read.gaddag.flags.writeable
    assert [file.name for file in folder.iterdir()] == [graph_file_name("sea")]
    assert not caplog.records


def test_other_words_are_another_graph() -> None:
    graph_for("sea", lambda: WORDS)
    assert graph_for("lake", lambda: ["LAC"]).words_count == 1
    forget_graphs()
    assert graph_for("lake", never).contains("LAC")
    assert graph_for("sea", never).contains("MER")


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[:0],
        lambda content: content[:40],
        lambda content: content[:64],
        lambda content: content[:-8],
        lambda content: content[:-3],
        lambda content: content + bytes(8),
        lambda content: bytes([255]) * len(content),
        *(
            lambda content, at=at: content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]
            for at in range(0, 200, 9)
        ),
    ],
)
def test_a_damaged_file_is_built_again_and_said(
    folder: Path, caplog: pytest.LogCaptureFixture, damage: object
) -> None:
    built = graph_for("sea", lambda: WORDS)
    forget_graphs()
    file = folder / graph_file_name("sea")
    assert callable(damage)
    file.write_bytes(damage(file.read_bytes()))
    assert same(graph_for("sea", lambda: WORDS), built)
    assert [(record.levelno, "building it again" in record.message) for record in caplog.records] == [
        (logging.WARNING, True)
    ]
    forget_graphs()
    assert same(graph_for("sea", never), built)


def test_a_file_of_another_list_is_not_taken_for_ours(folder: Path) -> None:
    graph_for("sea", lambda: WORDS)
    graph_for("lake", lambda: ["LAC"])
    forget_graphs()
    (folder / graph_file_name("lake")).replace(folder / graph_file_name("sea"))
    assert graph_for("sea", lambda: WORDS).contains("MER")


def test_where_nothing_can_be_kept_it_works_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("JOUTE_CACHE", str(tmp_path / "file"))
    assert graph_for("sea", lambda: WORDS).contains("AMER")
    assert "cannot be kept" in caplog.text


def test_without_a_home_it_works_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("JOUTE_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(
        os.path, "expanduser", lambda path: path
    )  # what it gives where nobody's home is known
    assert cache_folder() is None
    assert graph_for("sea", lambda: WORDS).contains("AMER")
    assert "No home folder" in caplog.text


def test_the_folder_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cache_folder() == tmp_path / "cache"
    monkeypatch.delenv("JOUTE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/var/cache/somebody")
    assert cache_folder() == Path("/var/cache/somebody/joute")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/somebody")
    assert cache_folder() == Path("/home/somebody/.cache/joute")


def test_only_the_latest_graphs_stay(folder: Path) -> None:
    for number in range(ON_DISK + 3):
        graph_for(f"list {number}", lambda: WORDS)
        os.utime(folder / graph_file_name(f"list {number}"), (number, number))
    (folder / "killed.part").touch()
    os.utime(folder / "killed.part", (0, 0))
    (folder / "writing.part").touch()
    graph_for("the last", lambda: WORDS)
    names = {file.name for file in folder.iterdir()}
    assert len(names) == ON_DISK + 1
    assert graph_file_name("the last") in names
    assert graph_file_name("list 3") not in names
    assert "writing.part" in names
    assert "killed.part" not in names


def test_only_the_latest_graphs_stay_in_memory() -> None:
    first = graph_for("list 0", lambda: WORDS)
    for number in range(1, IN_MEMORY):
        graph_for(f"list {number}", lambda: WORDS)
    assert graph_for("list 0", never) is first
    graph_for("one more", lambda: WORDS)
    assert graph_for("list 0", never) is first
    assert same(graph_for("list 1", never), first)


def test_processes_that_start_together_all_find_the_words(folder: Path) -> None:
    script = (
        "import sys, time; from joute.dictionary.graph import graph_for\n"
        "words = [a + b + c + d for a in 'ABCDE' for b in 'ABCDE' for c in 'ABCDE' for d in 'ABCDE']\n"
        "time.sleep(max(0, float(sys.argv[1]) - time.time()))\n"
        "graph = graph_for('shared', lambda: words)\n"
        "assert graph.words_count == 5**4 and graph.contains('CADE') and not graph.contains('CAFE')\n"
    )
    # As plain Python: kernels would be compiled anew into the empty cache of this test.
    environment = os.environ | {"JOUTE_PLAIN": "1"}
    command = [sys.executable, "-c", script, str(time.time() + 1.0)]
    processes = [
        subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) for _ in range(4)
    ]
    assert [(process.communicate()[1], process.returncode) for process in processes] == [("", 0)] * 4
    assert [file.name for file in folder.iterdir()] == [graph_file_name("shared")]
    assert read_graph(folder / graph_file_name("shared"), "shared").words_count == 5**4


def test_threads_share_one_graph_and_do_not_wait_for_another() -> None:
    sea = graph_for("sea", lambda: WORDS)
    asked: list[str] = []
    started, finish = Event(), Event()

    def slow() -> tuple[str, ...]:
        asked.append("lake")
        started.set()
        assert finish.wait(SECONDS)
        return ("LAC",)

    with ThreadPoolExecutor(3) as pool:
        lakes = [pool.submit(graph_for, "lake", slow) for _ in range(2)]
        assert started.wait(SECONDS)
        assert pool.submit(graph_for, "sea", never).result(60) is sea
        finish.set()
        assert lakes[0].result(60) is lakes[1].result(60)
    assert asked == ["lake"]
