"""Compiled kernels kept in files: what is damaged is deleted, and compiled again.

Beside each file stands its sum, written the first time a process finds the file; at later starts a file
that does not agree with it any more is deleted before anybody runs it. What still cannot be loaded is
deleted then.
"""

import hashlib
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

LOG = logging.getLogger("joute.kernels")
SUM, INDEX = ".sum", ".nbi"
_ENDING = b"."
"""The last byte of everything pickled."""
K = TypeVar("K")


def forget_damaged(folder: Path) -> None:
    """Look at every file of the folder once, before any of them is used."""
    try:
        files = [file for file in folder.rglob("*.nb[ic]") if file.is_file()]
        for file in files:
            if not _is_whole(file):
                LOG.warning("compiled kernel damaged: %s is made again", file.name)
                forget(file)
    except OSError as problem:  # another process is tidying
        LOG.info("compiled kernels not checked: %s", type(problem).__name__)


def forget(file: Path) -> None:
    file.unlink(missing_ok=True)
    _sum_of(file).unlink(missing_ok=True)


def forgiving(compiled: K, function: Callable[..., Any]) -> K:
    """The kernel, whose files are deleted where loading them fails: numba would fail for ever."""
    cache: Any = getattr(compiled, "_cache", None)
    load = getattr(cache, "load_overload", None)
    if load is None:
        return compiled

    def load_or_forget(*args: Any) -> Any:
        try:
            return load(*args)
        except Exception as problem:
            LOG.warning("compiled kernel %s cannot be loaded: %s", function.__name__, type(problem).__name__)
            name = f"*{function.__name__}-{function.__code__.co_firstlineno}.*"
            for file in Path(cache.cache_path).glob(name):
                forget(file)
            return None

    cache.load_overload = load_or_forget
    return compiled


def _is_whole(file: Path) -> bool:
    """By its sum, if it has one; else it gets one, if it looks whole. An index grows, and has none."""
    data = file.read_bytes()
    if not data.endswith(_ENDING):
        return False
    if file.suffix == INDEX:
        return True
    found = hashlib.sha256(data).hexdigest()
    kept = _sum_of(file)
    try:
        return kept.read_text() == found
    except FileNotFoundError:
        part = kept.with_name(f"{kept.name}.{os.getpid()}")
        part.write_text(found)
        part.replace(kept)
        return True


def _sum_of(file: Path) -> Path:
    return file.with_name(file.name + SUM)
