"""The wheel in a fresh directory: from `joute` to the first move, with nothing kept and the second time."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.support.installed import First, first_move
from bench.support.table import Row, Table

ROOT = Path(__file__).resolve().parents[1]
COLD_SECONDS = 60
WARM_SECONDS = 3


def run(quick: bool) -> list[Table]:
    """Built, installed with what it needs, and started as a player would, in an empty home."""
    with tempfile.TemporaryDirectory() as folder:
        joute = _installed(Path(folder))
        home = Path(folder, "home")
        cold = first_move(joute, home, until_compiled=not quick)
        warm = min((first_move(joute, home) for _ in range(1 if quick else 3)), key=lambda one: one.moved)
    return [
        _table("`joute` installed, started with a cold cache", cold, COLD_SECONDS),
        _table("`joute` installed, started again", warm, WARM_SECONDS),
    ]


def _table(title: str, found: First, target: float) -> Table:
    rows = [
        Row("until it answers", found.answered, remark=f"{found.megabytes_empty:.0f} MB"),
        Row("until the first move is on disk", found.moved, target),
        Row("until a machine has replied", found.replied, target, f"{found.megabytes:.0f} MB"),
    ]
    if found.compiled is not None:
        rows.append(Row("until all kernels are compiled, meanwhile", found.compiled))
    return Table(title, rows)


def _installed(folder: Path) -> Path:
    """The command in an environment of its own, with what is needed at run time and nothing else."""
    _run(sys.executable, str(ROOT / "scripts" / "wheel.py"), "--output", str(folder))
    environment = folder / "environment"
    _run(sys.executable, "-m", "venv", "--without-pip", str(environment))
    pip = [sys.executable, "-m", "pip", "--python", str(environment / "bin" / "python"), "install", "-qq"]
    _run(*pip, "-c", str(ROOT / "constraints.txt"), str(next(folder.glob("*.whl"))))
    return environment / "bin" / "joute"


def _run(*command: str) -> None:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(command, check=True, env=clean, stdout=subprocess.DEVNULL)
