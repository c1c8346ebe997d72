"""Builds the wheel and the source archive into dist/: the same sources give the same bytes.

    python scripts/wheel.py [--output dist] [--docs build/docs]

They are built from a copy of the files git knows, of the built pages and of the built documentation, so that
nothing else gets in; times, owners and rights are the same everywhere. `SOURCE_DATE_EPOCH` is the time of the
last commit unless set.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = Path("web", "dist")
DOCS = Path("build", "docs")
INSIDE = Path("site")
"""Where the source archive has the documentation: setuptools leaves out whatever is below `build`."""
WITHOUT_GIT = "1767225600"
"""Outside a clone: the first of January 2026."""


def main() -> int:
    parser = argparse.ArgumentParser(description="The wheel and the source archive, reproducibly.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist")
    parser.add_argument("--docs", type=Path, default=ROOT / DOCS, help="the built documentation")
    given = parser.parse_args()
    if not (ROOT / PAGES / "index.html").is_file():
        print("No pages yet: run “make web” first.", file=sys.stderr)
        return 2
    if not (given.docs / "index.html").is_file():
        print("Without the documentation: run “make docs” first to have it in.", file=sys.stderr)
    for file in build(given.output, given.docs):
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        print(f"{digest}  {file.name}  {file.stat().st_size / 1e6:.1f} MB")
    return 0


def build(output: Path, docs: Path) -> list[Path]:
    """The archives made, the source archive first; the wheel is made from it, as anybody else would."""
    output.mkdir(parents=True, exist_ok=True)
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or _git("log", "-1", "--format=%ct").strip() or WITHOUT_GIT
    pins = {"PIP_CONSTRAINT": str(ROOT / "constraints.txt")}
    with tempfile.TemporaryDirectory() as folder:
        tree, made = Path(folder, "tree"), Path(folder, "made")
        for name in _names():
            _copy(ROOT / name, tree / name)
        for file in docs.rglob("*"):
            if file.is_file():
                _copy(file, tree / INSIDE / file.relative_to(docs))
        command = [sys.executable, "-m", "build", "--outdir", str(made), str(tree)]
        done = subprocess.run(
            command,
            env={**os.environ, **pins, "SOURCE_DATE_EPOCH": epoch},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
        for archive in made.glob("*.tar.gz"):
            make_still(archive, int(epoch))
        return [
            Path(shutil.copy2(file, output)) for file in sorted(made.iterdir(), key=lambda one: one.suffix)
        ]


def make_still(archive: Path, epoch: int) -> None:
    """The same archive without the traces of when, where and by whom it was packed."""
    packed = io.BytesIO()
    with (
        tarfile.open(archive) as old,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda one: one.name):
            member.mtime = epoch
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.pax_headers = {}
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    with archive.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=epoch) as squeezed:
        squeezed.write(packed.getvalue())


def _names() -> list[Path]:
    """Every file of the tree that belongs in: what git knows (outside a clone everything), and the pages."""
    known = [Path(name) for name in _git("ls-files", "-z").split("\0") if name]
    if not known:
        left_out = {".git", ".venv", "node_modules", "dist", "build", "__pycache__"}
        found = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
        known = [path for path in found if not left_out.intersection(path.parts)]
    wanted = {*known, *(path.relative_to(ROOT) for path in (ROOT / PAGES).rglob("*"))}
    return sorted(name for name in wanted if (ROOT / name).is_file())


def _copy(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)
    target.chmod(0o755 if os.access(file, os.X_OK) else 0o644)


def _git(*arguments: str) -> str:
    try:
        return subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


if __name__ == "__main__":
    sys.exit(main())
