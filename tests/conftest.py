"""Which tests are not among those of daily work: browsers, whole servers, long games, rebuilt data."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("joute", deadline=None)  # a busy machine is no fault
settings.load_profile("joute")

HERE = Path(__file__).parent
SLOW_FOLDERS = ("browser", "bench", "faults", "server", "rl", "release")
"""In the other folders a file says so itself (`pytestmark`)."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        folder = item.path.relative_to(HERE).parts[0]
        if folder in SLOW_FOLDERS:
            item.add_marker(pytest.mark.slow)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where no slow test is wanted, their folders are not even read; None leaves it to others."""
    leaves_out = config.getoption("markexpr") == "not slow"
    return True if leaves_out and collection_path in [HERE / folder for folder in SLOW_FOLDERS] else None
