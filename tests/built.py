"""What several tests look at, built once a run: the first worker to ask makes it, the others wait for it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WAIT_SECONDS = 1200


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder of that name, filled by `make`, whichever worker comes first."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", "")
    base = factory.getbasetemp().parent / run if run else factory.getbasetemp()
    base.mkdir(exist_ok=True)
    folder, done, failed = base / name, base / f"{name}.done", base / f"{name}.failed"
    try:
        (base / f"{name}.begun").touch(exist_ok=False)
    except FileExistsError:
        deadline = time.monotonic() + WAIT_SECONDS
        while not done.exists():
            assert not failed.exists(), f"{name} was not made: see the test that asked for it first"
            assert time.monotonic() < deadline, f"{name} was not made in time"
            time.sleep(0.2)
        return folder
    folder.mkdir()
    try:
        make(folder)
    except BaseException:
        failed.touch()
        raise
    done.touch()
    return folder


def documentation(factory: pytest.TempPathFactory) -> Path:
    """The documentation site; a warning is a failure."""
    return made_once(factory, "site", lambda folder: script("documentation.py", "--output", str(folder)))


def script(name: str, *arguments: str) -> None:
    """Run one of our scripts, which must go well."""
    command = [sys.executable, str(ROOT / "scripts" / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout[-1000:]}\n{done.stderr[-3000:]}"
