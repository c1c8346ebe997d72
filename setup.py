"""Puts the built pages and documentation into the package; all else about it stands in pyproject.toml."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
BUILT = {"pages": (ROOT / "web" / "dist",), "docs": (ROOT / "site", ROOT / "build" / "docs")}
"""By the folder of `joute.server` that a wheel carries them in: where they may lie. A source archive has the
documentation in `site`, for setuptools leaves out whatever is below `build`."""


class BuildWithPages(build_py):
    """An installation from a clone reads them where they are built."""

    def run(self) -> None:
        super().run()
        for name, folders in BUILT.items():
            folder = next((one for one in folders if (one / "index.html").is_file()), None)
            if self.editable_mode or folder is None:
                continue
            target = Path(self.build_lib, "joute", "server", name)
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(folder, target)


setup(cmdclass={"build_py": BuildWithPages})
