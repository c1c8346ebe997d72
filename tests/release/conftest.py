"""The archives, built once for all tests, and an environment outside the tree with the wheel in it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import CHROMIUM

ROOT = Path(__file__).parents[2]
WAIT_SECONDS = 500
SYSTEM_PYTHON = Path("/usr/bin/python3")
_IS_NEW_ENOUGH = "import sys; sys.exit(sys.version_info < (3, 11))"


def build(folder: Path) -> Path:
    """The wheel, built into that folder, the source archive beside it."""
    command = [sys.executable, str(ROOT / "scripts" / "wheel.py"), "--output", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return next(folder.glob("*.whl"))


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that the first worker to ask for it makes, and the others wait for."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", "")
    base = factory.getbasetemp().parent / run if run else factory.getbasetemp()
    base.mkdir(exist_ok=True)
    folder, done = base / name, base / f"{name}.done"
    try:
        (base / f"{name}.begun").touch(exist_ok=False)
    except FileExistsError:
        deadline = time.monotonic() + WAIT_SECONDS
        while not done.exists():
            assert time.monotonic() < deadline, f"{name} was not made"
            time.sleep(0.2)
        return folder
    folder.mkdir()
    make(folder)
    done.touch()
    return folder


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return next(made_once(tmp_path_factory, "dist", build).glob("*.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment, of the distribution's own Python where that is new enough."""
    return made_once(tmp_path_factory, "installed", lambda folder: _install(wheel, folder)) / "bin"


def _install(wheel: Path, folder: Path) -> None:
    python = str(SYSTEM_PYTHON) if _new_enough(SYSTEM_PYTHON) else sys.executable
    _run(python, "-m", "venv", "--without-pip", str(folder))
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(folder / "bin" / "python"),
        "--disable-pip-version-check",
    ]
    pins = ["-c", str(ROOT / "constraints.txt")]
    _run(*pip, "install", "--quiet", "--no-compile", "--only-binary", ":all:", *pins, str(wheel))


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with nothing of the tree in reach, and kernels as plain Python: nothing is compiled."""
    for name in ("PYTHONPATH", "JOUTE_DATABASE", "JOUTE_BUS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("JOUTE_PLAIN", "1")
    monkeypatch.setenv("JOUTE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def _new_enough(python: Path) -> bool:
    return python.exists() and not subprocess.run([python, "-c", _IS_NEW_ENOUGH], check=False).returncode


def _run(*command: str) -> None:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=clean)
    assert done.returncode == 0, f"{command}\n{done.stdout[-1000:]}\n{done.stderr[-3000:]}"
