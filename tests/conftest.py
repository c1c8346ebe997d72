"""Which tests are not among those of daily work: browsers, whole servers, long games, rebuilt data.

And the order of all tests: random, but what takes long begins.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("joute", deadline=None)  # a busy machine is no fault
settings.load_profile("joute")

HERE = Path(__file__).parent
SLOW_FOLDERS = ("browser", "bench", "faults", "server", "rl", "release")
"""In the other folders a file says so itself (`pytestmark`)."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _folder(item) in SLOW_FOLDERS:
            item.add_marker(pytest.mark.slow)
    items[:] = _long_ones_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def _folder(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""


def _long_ones_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """`--dist worksteal` deals equal shares to the workers, one after another: each share begins with its
    part of the browser tests. One Chromium a worker then serves them all, and what the workers take from
    each other at the end is short."""
    browser = [item for item in items if _folder(item) == "browser"]
    slow = [item for item in items if _folder(item) in SLOW_FOLDERS and _folder(item) != "browser"]
    others = [item for item in items if _folder(item) not in SLOW_FOLDERS]
    ordered: list[pytest.Item] = []
    for left in range(workers, 0, -1):
        room = (len(browser) + len(slow) + len(others)) // left
        for kind in (browser, slow):
            part = min(len(kind) // left, room)
            ordered += kind[:part]
            del kind[:part]
            room -= part
        ordered += others[:room]
        del others[:room]
    return ordered + browser + slow + others


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where no slow test is wanted, their folders are not even read; None leaves it to others."""
    leaves_out = config.getoption("markexpr") == "not slow"
    return True if leaves_out and collection_path in [HERE / folder for folder in SLOW_FOLDERS] else None
