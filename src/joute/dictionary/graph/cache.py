"""Word graphs kept from one start to the next: in memory for this process, in files for the next ones.

A file is named after the word list's content, written beside its place and then moved there, so that
processes starting together each find a whole file or none. What cannot be read is built again.
"""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from joute.dictionary.graph.file import BadGraphFileError, graph_file_name, read_graph, write_graph
from joute.dictionary.graph.folder import cache_folder
from joute.dictionary.graph.word_graph import WordGraph

IN_MEMORY = 8
ON_DISK = 16
_ABANDONED_SECONDS = 3600

_log = logging.getLogger(__name__)
_recent: OrderedDict[str, WordGraph] = OrderedDict()
_lock = Lock()
_being_made: dict[str, Lock] = {}
_building = Lock()
"""Graphs are read side by side, but built one at a time: that takes a processor and much memory."""


def graph_for(fingerprint: str, words: Callable[[], Iterable[str]]) -> WordGraph:
    """The graph of a word list; `words` is asked only if no earlier process has kept this fingerprint's."""
    if graph := _in_memory(fingerprint):
        return graph
    with _making(fingerprint):  # each once, while threads that need another one go on
        if graph := _in_memory(fingerprint):
            return graph
        graph = _kept_graph(fingerprint, words)
        with _lock:
            _recent[fingerprint] = graph
            while len(_recent) > IN_MEMORY:
                _recent.popitem(last=False)
        return graph


@contextmanager
def _making(fingerprint: str) -> Iterator[None]:
    """Held by whoever reads or builds that graph."""
    with _lock:
        lock = _being_made.setdefault(fingerprint, Lock())
    try:
        with lock:
            yield
    finally:
        with _lock:
            if not lock.locked():
                _being_made.pop(fingerprint, None)


def _in_memory(fingerprint: str) -> WordGraph | None:
    with _lock:
        if fingerprint in _recent:
            _recent.move_to_end(fingerprint)
        return _recent.get(fingerprint)


def forget_graphs() -> None:
    """Drop what this process holds in memory; the files stay."""
    with _lock:
        _recent.clear()


def _kept_graph(fingerprint: str, words: Callable[[], Iterable[str]]) -> WordGraph:
    cache = cache_folder()
    if cache is None:
        _log.warning("No home folder to keep the word graph in: it is built at each start")
        return WordGraph.build(words())
    path = cache / "graphs" / graph_file_name(fingerprint)
    try:
        return read_graph(path, fingerprint)
    except FileNotFoundError:
        pass
    except (BadGraphFileError, OSError) as problem:
        _log.warning("The word graph kept in %s cannot be used (%s): building it again", path, problem)
    with _building:
        graph = WordGraph.build(words())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_graph(path, fingerprint, graph)
        _drop_old_files(path.parent)
    except OSError as problem:
        _log.warning(
            "The word graph cannot be kept in %s (%s): it is built at each start", path.parent, problem
        )
    return graph


def _drop_old_files(folder: Path) -> None:
    """Keep the latest graphs only (every list of extra words has one), and no interrupted writer's file."""
    graphs = sorted(folder.glob("*.graph"), key=_written, reverse=True)
    abandoned = [file for file in folder.glob("*.part") if _written(file) < time.time() - _ABANDONED_SECONDS]
    for file in graphs[ON_DISK:] + abandoned:
        file.unlink(missing_ok=True)


def _written(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except FileNotFoundError:  # another process was quicker
        return 0.0
