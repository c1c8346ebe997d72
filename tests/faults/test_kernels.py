"""Compiled kernels that are damaged: deleted, made again, and the machine plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CODE = """
from joute.dictionary.graph.primitives import child
import numpy as np
print(int(child(np.zeros(4, np.int64), 0, 1)))
"""


def run(cache: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "JOUTE_CACHE": str(cache), "JOUTE_PLAIN": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.skipif(os.environ.get("JOUTE_PLAIN") == "1", reason="nothing is compiled")
@pytest.mark.parametrize("suffix", [".nbi", ".nbc"])
def test_damaged_files_are_made_again(tmp_path: Path, suffix: str) -> None:
    wanted = run(tmp_path)
    run(tmp_path)
    files = list(tmp_path.rglob(f"*{suffix}"))
    assert files
    for damage in (lambda data: data[: len(data) // 2], lambda _: b"", lambda data: data[:-40] + b"." * 40):
        for file in files:
            file.write_bytes(damage(file.read_bytes()))
        assert run(tmp_path) == wanted
    for file in files:
        assert file.stat().st_size > 100, "compiled again and kept"
    assert run(tmp_path) == wanted
