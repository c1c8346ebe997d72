"""The steps of a container file carried out in a plain directory: no engine, no image, no rights needed.

Each stage is a folder that stands for `/`. What a base image brings (Node, or Python with pip) is handed in
as a folder of programs.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import stat
import subprocess
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

_NOTHING_TO_DO = {"EXPOSE", "HEALTHCHECK", "ENTRYPOINT"}
_USERADD = '#!/bin/sh\nfor name in "$@"; do :; done\nmkdir -p "$PLAIN_ROOT/home/$name"\n'
"""An account is nothing more than its home here."""


def steps(text: str) -> list[tuple[str, str]]:
    """The instructions, continued lines joined, comments left out."""
    joined = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in joined.splitlines() if line.strip()]


class Plain:
    """`images` are the programs of each base image by the image's name; `settings` are set in every step."""

    def __init__(
        self, folder: Path, context: Path, images: Mapping[str, Path], settings: Mapping[str, str]
    ) -> None:
        self._folder = folder
        self._context = context
        self._images = images
        self._settings = settings
        self._left_out = _patterns(context / ".dockerignore")
        self._stages: dict[str, Path] = {}
        self._programs = self.root = self.here = folder
        self._home = "root"

    def do(self, kind: str, rest: str) -> None:
        if kind in _NOTHING_TO_DO:
            return
        {
            "FROM": self._from,
            "WORKDIR": self._workdir,
            "COPY": self._copy,
            "RUN": self._run,
            "USER": self._user,
        }[kind](rest)

    def environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("LANG", "TMPDIR") if name in os.environ}
        found = os.pathsep.join((str(self._programs), str(self.root / "shims"), "/usr/bin", "/bin"))
        own = {"PATH": found, "HOME": str(self.root / "home" / self._home), "PLAIN_ROOT": str(self.root)}
        return kept | own | dict(self._settings)

    def _from(self, rest: str) -> None:
        image, _, name = rest.partition(" AS ")
        self.root = self._stages[name] = self._folder / (name or "last")
        self._programs = self._images[image.rpartition("/")[2].partition(":")[0]]
        self._home = "root"
        shim = self.root / "shims" / "useradd"
        shim.parent.mkdir(parents=True)
        shim.write_text(_USERADD)
        shim.chmod(shim.stat().st_mode | stat.S_IXUSR)
        self._workdir("/")

    def _workdir(self, rest: str) -> None:
        self.here = self._inside(rest)
        self.here.mkdir(parents=True, exist_ok=True)

    def _user(self, rest: str) -> None:
        self._home = rest
        assert (self.root / "home" / rest).is_dir(), f"nobody made the account {rest}"

    def _copy(self, rest: str) -> None:
        words = shlex.split(rest)
        stage = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else ""
        *sources, target = words
        for name in sources:
            source = self._stages[stage] / name.lstrip("/") if stage else self._context / name
            into = self._inside(target)
            if source.is_dir():
                for file in self._files(source, is_ours=not stage):
                    _place(source / file, into / file)
            else:
                _place(source, into / source.name if target.endswith("/") else into)

    def _run(self, rest: str) -> None:
        assert not re.search(r"(^|\s)/", rest), f"a path of the image that a plain directory has not: {rest}"
        command = ["/bin/sh", "-e", "-c", rest]
        done = subprocess.run(
            command, cwd=self.here, env=self.environment(), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{rest}\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"

    def _inside(self, path: str) -> Path:
        return self.root / path.lstrip("/") if path.startswith("/") else self.here / path

    def _files(self, folder: Path, is_ours: bool) -> Iterator[PurePosixPath]:
        """Every file below, without what the clone keeps from the image."""
        for place, folders, files in os.walk(folder):
            if is_ours:
                at = Path(place).relative_to(self._context)
                folders[:] = [name for name in folders if not self._is_left_out(at / name)]
                files = [name for name in files if not self._is_left_out(at / name)]
            for name in files:
                yield PurePosixPath(Path(place, name).relative_to(folder).as_posix())

    def _is_left_out(self, path: Path) -> bool:
        return any(fnmatch(path.as_posix(), one) for one in self._left_out)


def _patterns(file: Path) -> list[str]:
    """As Docker reads them: `**/` stands for any folder above, or for none."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return [*lines, *(line.removeprefix("**/") for line in lines if line.startswith("**/"))]


def _place(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)
