"""Puts the built pages into the package; everything else about it stands in pyproject.toml."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGES = Path(__file__).parent / "web" / "dist"


class BuildWithPages(build_py):
    """An installation from a clone reads the pages where they are built; a wheel carries them."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or not (PAGES / "index.html").is_file():
            return
        target = Path(self.build_lib, "joute", "server", "pages")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(PAGES, target)


setup(cmdclass={"build_py": BuildWithPages})
