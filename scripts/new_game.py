"""`make new-game NAME=marelle`: a small playable game, in Python and in the browser, and registered.

It copies templates/toy under the new name: rules, tests, reference games, rules pages, the browser's folder.
Replace its parts one by one; the tests tell what is missing.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "templates" / "toy"
REGISTRY = ROOT / "src" / "joute" / "games" / "registry.py"
BOARDS = ROOT / "web" / "src" / "boards"
NEXT_HERE = "  // the next game here\n"


def main(arguments: list[str]) -> int:
    name = arguments[0] if len(arguments) == 1 else ""
    if not re.fullmatch(r"[a-z]{3,20}", name):
        print("usage: make new-game NAME=marelle  (three to twenty letters a–z)", file=sys.stderr)
        return 2
    if (ROOT / "src" / "joute" / "games" / name).exists():
        print(f"there is a game of that name already: src/joute/games/{name}", file=sys.stderr)
        return 2
    for source, target in _places(name):
        _copy(source, target, name)
    _register(name)
    print(f"{name} is registered: joute play {name}. CONTRIBUTING.md says how to go on.")
    return 0


def _places(name: str) -> list[tuple[Path, Path]]:
    """Each file of the template, and where it goes."""
    folders = {
        "tests": ROOT / "tests" / "games" / name,
        "reference": ROOT / "tests" / "reference" / name,
        "web": BOARDS / name,
    }
    found = []
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file()):
        first, *rest = source.relative_to(TEMPLATE).parts
        if "__pycache__" in source.parts:
            continue
        if first == "docs":
            target = ROOT / "docs" / "rules" / f"{name}.{source.name}"
        elif first in folders:
            target = folders[first].joinpath(*rest)
        else:
            target = ROOT / "src" / "joute" / "games" / name / source.relative_to(TEMPLATE)
        found.append((source, target))
    return found


def _copy(source: Path, target: Path, name: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix not in {".py", ".md", ".ts", ".json", ".joute", ".svelte", ".css"}:
        shutil.copy(source, target)
        return
    target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """The template's text under the new name; articles are called by its first three letters."""
    prefix = name[:3].upper()
    text = text.replace("templates.toy", f"joute.games.{name}")
    text = re.sub(r"\bTOY-(?=[0-9{])", f"{prefix}-", text).replace("test_toy_", f"test_{prefix.lower()}_")
    return text.replace("TOY", name.upper()).replace("Toy", name.capitalize()).replace("toy", name)


def _register(name: str) -> None:
    """One line in each of the two registries."""
    python = REGISTRY.read_text(encoding="utf-8")
    line = f'    "{name}": "joute.games.{name}:{name.upper()}",\n'
    REGISTRY.write_text(python.replace("\n}\n", f"\n{line}}}\n", 1), encoding="utf-8")
    registry = BOARDS / "registry.ts"
    browser = registry.read_text(encoding="utf-8")
    registry.write_text(_in_browser(browser, name), encoding="utf-8")


def _in_browser(text: str, name: str) -> str:
    """The registry of boards with one more import and one more entry."""
    imports = list(re.finditer(r'^import \w+ from "\./\w+";\n', text, re.MULTILINE))
    at = imports[-1].end()
    text = f'{text[:at]}import {name} from "./{name}";\n{text[at:]}'
    return text.replace(NEXT_HERE, f"  {name},\n{NEXT_HERE}", 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
