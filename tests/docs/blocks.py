"""The code blocks of the documentation."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
_BLOCK = re.compile(r"^```([\w-]*)[^\n]*\n(.*?)^```$", flags=re.M | re.S)


@dataclass(frozen=True)
class Block:
    """One fenced block: where it begins, its language, its text."""

    path: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(*languages: str) -> list[Block]:
    """The blocks in these languages; an empty one is a block that names none."""
    found = []
    for path in pages():
        text = path.read_text(encoding="utf-8")
        for match in _BLOCK.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(Block(path, line, match[1], match[2]))
    return [block for block in found if block.language in languages]


def sessions() -> list[tuple[str, list[list[str]]]]:
    """The `joute …` lines of each block that shows a terminal, in order: one may need another."""
    found = []
    for block in blocks("", "sh", "bash", "console"):
        lines = (line.strip().removeprefix("$ ") for line in block.text.splitlines())
        typed = [
            shlex.split(line.partition("|")[0], comments=True)[1:]
            for line in lines
            if line.startswith("joute ")
        ]
        if typed:
            found.append((str(block), typed))
    return found
