"""Collects the licences of all that is shipped into THIRD_PARTY.md.

    python scripts/licences.py          # says whether the file is up to date
    python scripts/licences.py --write

The pages carry JavaScript and fonts, whose licences are given whole. Python packages are installed beside
ours, each with its own licence; they are listed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata, requires
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "THIRD_PARTY.md"
MODULES = ROOT / "web" / "node_modules"
LEFT_BY_TOOLS = ("svelte", "esm-env", "clsx", "workbox-core", "workbox-precaching", "workbox-routing")
"""What the tools that build the pages leave in them, besides what the pages depend on."""
DATA = (
    (
        "`joute/dictionary/data`, sources in `data/upstream`",
        "[Grammalecte](https://grammalecte.net)",
        "MPL-2.0",
    ),
    ("how often a word is met", "[wordfreq](https://github.com/rspeer/wordfreq)", "CC-BY-SA-4.0"),
    ("`joute/kit/fonts`: Fraunces, Inter", "their authors", "OFL-1.1"),
)


def text() -> str:
    parts = [
        "# Other people's work in Joute",
        "Made by `scripts/licences.py`. Joute itself is under the [Apache License 2.0](LICENSE).",
        "## Words and fonts",
        "\n".join(["| part | from | licence |", "|---|---|---|", *_data_rows()]),
        "## In the pages",
        *_page_parts(),
        "## Python packages installed beside it",
        "\n".join(["| package | licence |", "|---|---|", *_python_rows()]),
    ]
    return "\n\n".join(parts) + "\n"


def page_packages() -> list[str]:
    """The npm packages that leave something in the pages."""
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    return sorted({*wanted, *LEFT_BY_TOOLS})


def _data_rows() -> Iterator[str]:
    for part, origin, licence in DATA:
        yield f"| {part} | {origin} | {licence} ([text](LICENSES/{licence}.txt)) |"


def _page_parts() -> Iterator[str]:
    for name in page_packages():
        folder = MODULES / name
        if not folder.is_dir():
            continue
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        yield f"### {name} ({about.get('license', 'see below')})"
        for file in sorted(folder.glob("LICEN[CS]E*")):
            yield "```text\n" + file.read_text(encoding="utf-8", errors="replace").strip() + "\n```"


def python_packages() -> list[str]:
    """Ours, those they need, and so on, whatever the platform."""
    found: dict[str, None] = {}
    waiting = ["joute"]
    while waiting:
        name = waiting.pop()
        for line in requires(name) or ():
            needed = Requirement(line)
            own = needed.name.lower().replace("_", "-")
            if "extra ==" in str(needed.marker or "") or own in found or not _is_here(own):
                continue
            found[own] = None
            waiting.append(own)
    return sorted(found)


def _python_rows() -> Iterator[str]:
    for name in python_packages():
        about = metadata(name)
        classified = [
            line.split(" :: ")[-1] for line in about.get_all("Classifier") or () if "License ::" in line
        ]
        said = about.get("License-Expression") or ", ".join(classified) or (about.get("License") or "")
        yield f"| {about['Name']} | {' '.join(said.split())[:80]} |"


def _is_here(name: str) -> bool:
    try:
        metadata(name)
    except PackageNotFoundError:
        return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="The licences of all that is shipped, in one file.")
    parser.add_argument("--write", action="store_true")
    write: bool = parser.parse_args().write
    now = text()
    if write:
        TARGET.write_text(now, encoding="utf-8")
    elif now != TARGET.read_text(encoding="utf-8"):
        print("THIRD_PARTY.md is not up to date: python scripts/licences.py --write", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
