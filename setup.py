"""Puts the built pages and documentation into the package; all else about it stands in pyproject.toml."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
BUILT = {"pages": ROOT / "web" / "dist", "docs": ROOT / "build" / "docs"}
"""By the folder of `joute.server` that a wheel carries them in."""


class BuildWithPages(build_py):
    """An installation from a clone reads them where they are built."""

    def run(self) -> None:
        super().run()
        for name, folder in BUILT.items():
            if self.editable_mode or not (folder / "index.html").is_file():
                continue
            target = Path(self.build_lib, "joute", "server", name)
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(folder, target)


setup(cmdclass={"build_py": BuildWithPages})
