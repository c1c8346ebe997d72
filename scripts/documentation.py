"""Builds the documentation site into build/docs; a warning is an error.

    python scripts/documentation.py [--output build/docs]

The sources are laid out as in the repository, so that their links hold; links to files that are no pages lose
their address. The reference of the library is written from its docstrings.
"""

from __future__ import annotations

import argparse
import inspect
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from contract import PUBLIC, signature

ROOT = Path(__file__).resolve().parent.parent
_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?\)")


def main() -> int:
    parser = argparse.ArgumentParser(description="The documentation as a site of plain files.")
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "docs")
    output: Path = parser.parse_args().output
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder)
        lay_out(source)
        built = source / "_built"
        command = [
            sys.executable,
            "-m",
            "sphinx",
            "-q",
            "-W",
            "--keep-going",
            "-b",
            "html",
            str(source),
            str(built),
        ]
        if code := subprocess.run(command, check=False).returncode:
            return code
        shutil.rmtree(output, ignore_errors=True)
        shutil.copytree(built, output, ignore=shutil.ignore_patterns(".doctrees", ".buildinfo"))
    (output / "index.html").write_text(
        '<!doctype html><meta http-equiv="refresh" content="0; url=docs/index.html">'
        '<title>Joute</title><a href="docs/index.html">Joute</a>\n'
    )
    print(f"{len(list(output.rglob('*.html')))} pages in {output}")
    return 0


def lay_out(source: Path) -> None:
    """All pages where their links expect each other."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        target = source / page.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_with_links_that_hold(page), encoding="utf-8")
    for pictures in (ROOT / "docs").rglob("pictures"):
        shutil.copytree(pictures, source / pictures.relative_to(ROOT), dirs_exist_ok=True)
    shutil.copytree(ROOT / "docs" / "site", source, dirs_exist_ok=True)
    shutil.copyfile(ROOT / "pyproject.toml", source / "pyproject.toml")
    _write_reference(source / "api")


def _with_links_that_hold(page: Path) -> str:
    def mended(link: re.Match[str]) -> str:
        mark, text, target, _ = link.groups()
        leads = (page.parent / target).resolve()
        return link[0] if mark or (leads.suffix == ".md" and leads.is_file()) else text

    return _LINK.sub(mended, page.read_text(encoding="utf-8"))


def _write_reference(folder: Path) -> None:
    folder.mkdir()
    names = [f"joute.{room}" for room in PUBLIC]
    toc = "\n".join(["```{toctree}", ":maxdepth: 1", "", *names, "```"])
    said = "Names that stay as they are: see [stability](../docs/stability.md)."
    (folder / "index.md").write_text(f"# The library\n\n{said}\n\n{toc}\n", encoding="utf-8")
    for name in names:
        (folder / f"{name}.md").write_text("\n\n".join(_described(name)) + "\n", encoding="utf-8")


def _described(name: str) -> Iterator[str]:
    module: Any = import_module(name)
    yield f"# {name}"
    yield inspect.getdoc(module) or ""
    for public in sorted(module.__all__, key=str.lower):
        value = getattr(module, public)
        yield f"## {public}"
        if inspect.isclass(value) or inspect.isfunction(value):
            yield f"```python\n{public}{signature(value)}\n```"
            yield _own_doc(value)
        if inspect.isclass(value):
            yield from _members(value)


def _members(cls: type) -> Iterator[str]:
    for name, value in vars(cls).items():
        function = value.__func__ if isinstance(value, classmethod | staticmethod) else value
        if name.startswith("_") or not (inspect.isfunction(function) or isinstance(value, property)):
            continue
        about = inspect.getdoc(function) or ""
        shown = name if isinstance(value, property) else f"{name}{signature(function)}"
        yield f"- `{shown}`" + (f": {' '.join(about.split())}" if about else "")


def _own_doc(value: Any) -> str:
    """What was written; a dataclass without a docstring has its signature as one, which says nothing more."""
    said = inspect.getdoc(value) or ""
    return "" if said.startswith(f"{value.__name__}(") else said


if __name__ == "__main__":
    sys.exit(main())
