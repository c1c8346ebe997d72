"""The archives, built once for all tests, and an environment outside the tree with the wheel in it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import launched
from tests.built import ROOT, documentation, made_once, script
from tests.release.pythons import looked_at, pythons, unfit

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python")
"""Ours, for environments that have none: making one there takes longer than installing Joute."""


def build(folder: Path, docs: Path) -> Path:
    """The wheel, built into that folder, the source archive beside it."""
    script("wheel.py", "--output", str(folder), "--docs", str(docs))
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return documentation(tmp_path_factory)


@pytest.fixture(scope="session")
def wheel(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return next(made_once(tmp_path_factory, "dist", lambda folder: build(folder, site)).glob("*.whl"))


@pytest.fixture(scope="session", params=pythons(), ids=str)
def installed(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment with the wheel and what it needs to run, and nothing else."""
    python: Path = request.param
    if sentence := unfit(*looked_at(python)):
        pytest.fail(sentence)
    name = "-".join(("installed", *python.parts[1:]))
    return made_once(tmp_path_factory, name, lambda folder: _install(python, wheel, folder)) / "bin"


def _install(python: Path, wheel: Path, folder: Path) -> None:
    run(str(python), "-m", "venv", "--without-pip", str(folder))
    pins = ["-c", str(ROOT / "constraints.txt")]
    fetching = ["install", "--quiet", "--no-compile", "--only-binary", ":all:"]
    run(*PIP, str(folder / "bin" / "python"), *fetching, *pins, str(wheel))


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
        chromium = launched(playwright)
        yield chromium
        chromium.close()


def run(*command: str) -> None:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=clean)
    assert done.returncode == 0, f"{command}\n{done.stdout[-1000:]}\n{done.stderr[-3000:]}"
