"""The Pythons that the wheel is installed under: the distribution's own, whatever it is, and ours."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.specifiers import SpecifierSet
from tests.built import ROOT

DISTRIBUTION = Path("/usr/bin/python3")
_LOOK = "import platform; print(platform.python_version()); import venv"


def looked_at(python: Path) -> tuple[str, bool]:
    """Its version, empty where there is none, and whether it can make virtual environments."""
    if not python.exists():
        return "", False
    found = subprocess.run([python, "-I", "-c", _LOOK], capture_output=True, text=True, check=False)
    return found.stdout.strip(), found.returncode == 0


def unfit(version: str, has_venv: bool) -> str:
    """What to do so that the wheel can be tried under it; empty where all is well."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "requires-python"
    ]
    if not version:
        return f"There is no {DISTRIBUTION}: install your distribution's python3 (apt-get install python3)."
    if not SpecifierSet(wanted).contains(version):
        return (
            f"{DISTRIBUTION} is {version} and Joute needs Python {wanted}: upgrade to a release of your "
            "distribution that has it; nobody there could install the wheel either."
        )
    if not has_venv:
        return f"{DISTRIBUTION} has no venv: install it (apt-get install python3-venv)."
    return ""


def pythons() -> list[Path]:
    """The distribution's own first; ours too where it takes other wheels than that one."""
    theirs, _ = looked_at(DISTRIBUTION)
    is_same = theirs.split(".")[:2] == [str(part) for part in sys.version_info[:2]]
    return [DISTRIBUTION] if is_same else [DISTRIBUTION, Path(sys.executable)]
