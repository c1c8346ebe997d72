"""Writes the generated parts of the documentation: coverage, the index of refusals, lists of notation.md.

Run it from the repository's root after adding a test, an article, an option or a position field.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from refusals import index_text

from joute.games import registry
from joute.play import COMMON, OptionSpec

ROOT = Path(__file__).resolve().parent.parent
NOTATION = ROOT / "docs" / "notation.md"
COVERAGE = ROOT / "docs" / "rules" / "coverage.md"
REFUSALS = ROOT / "docs" / "rules" / "refusals.json"
TOURNAMENT = tuple(f"TRN-{number}" for number in range(1, 9))
_TEST = re.compile(r"test_([a-z]{3})_(\d\d)_")

Tests = dict[str, list[str]]


def articles() -> list[str]:
    """Every article, by game, the tournament's last."""
    named = [article for name in registry.names() for article in registry.find(name).articles]
    return list(dict.fromkeys([*(a for a in named if a not in TOURNAMENT), *TOURNAMENT]))


def tests_by_article(folder: Path) -> Tests:
    """The tests whose names carry an article's number: `test_lxd_13_…` is LXD-13's."""
    found: Tests = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = sorted({node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)})
        for name in names:
            if match := _TEST.match(name):
                place = path.relative_to(folder.parent).as_posix()
                found[f"{match[1].upper()}-{int(match[2])}"].append(f"{place}::{name}")
    return found


def coverage_text(tests: Tests) -> str:
    lines = [
        "# Articles and their tests",
        "",
        "Made by `scripts/docs.py`; a test fails when an article has none.",
        "",
    ]
    lines += ["| article | tests | |", "|---|---:|---|"]
    for article in articles():
        named = tests.get(article, [])
        shown = ", ".join(f"`{name.split('::')[1]}`" for name in named)
        lines.append(f"| {article} | {len(named)} | {shown} |")
    return "\n".join([*lines, ""])


def notation_text(text: str) -> str:
    """The page with its generated parts made anew."""
    text = _between(text, "options", "\n".join(_option_rows()))
    return _between(text, "positions", "\n\n".join(_position_parts()))


def _option_rows() -> list[str]:
    rows = ["| game | option | values | default | what it is |", "|---|---|---|---|---|"]
    rows += [_option_row("all", spec) for spec in COMMON]
    for name in registry.names():
        own = (spec for spec in registry.find(name).options if spec not in COMMON)
        rows += [_option_row(name, spec) for spec in own]
    return rows


def _option_row(game: str, spec: OptionSpec) -> str:
    text = spec.text
    meaning = f"{text.label.en}. {text.line.en}" if text.label.en else ""
    return f"| {game} | `{spec.name}` | {_values(spec)} | {_code(spec.default)} | {meaning} |"


def _values(spec: OptionSpec) -> str:
    values = " · ".join(f"`{choice}`" for choice in spec.choices)
    if spec.least is not None:
        values = f"{spec.least} to {spec.most}" if spec.most is not None else f"{spec.least} or more"
    return (values or "text") + (" · `none`" if spec.none_allowed else "")


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


def _position_parts() -> list[str]:
    parts = []
    for name in registry.names():
        package = type(registry.find(name)).__module__.rpartition(".")[0]
        module = "text" if find_spec(f"{package}.text") else "texts"
        described = import_module(f"{package}.{module}").__doc__ or ""
        parts.append(f"### {name}\n\n{cleandoc(described)}")
    return parts


def _between(text: str, mark: str, part: str) -> str:
    opening, closing = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    before, _, rest = text.partition(opening)
    return f"{before}{opening}\n{part}\n{closing}{rest.partition(closing)[2]}"


def main() -> int:
    COVERAGE.parent.mkdir(parents=True, exist_ok=True)
    COVERAGE.write_text(coverage_text(tests_by_article(ROOT / "tests")), encoding="utf-8")
    REFUSALS.write_text(index_text(), encoding="utf-8")
    NOTATION.write_text(notation_text(NOTATION.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
