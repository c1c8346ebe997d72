"""Kernels are compiled ahead, and kept for the processes that come after."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow


def compiled(folder: Path) -> dict[str, int]:
    """What is kept, and when it was written."""
    return {str(file): file.stat().st_mtime_ns for file in folder.rglob("*.nb[ic]")}


def compile_into(folder: Path) -> str:
    command = [sys.executable, "-m", "joute.bots.compiling", "amusante"]
    environment = os.environ | {"JOUTE_CACHE": str(folder)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_what_was_compiled_once_is_not_compiled_again(tmp_path: Path) -> None:
    assert compile_into(tmp_path) == "[kernels 1/1] amusante\n"
    first = compiled(tmp_path)
    assert first
    compile_into(tmp_path)
    assert compiled(tmp_path) == first
