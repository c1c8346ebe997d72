"""Draws the boards of docs/rules from the position texts in docs/rules/pictures/<game>.toml.

Run it from the repository's root after changing a position or a board's drawing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import Options, Settings, read_options

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "rules" / "pictures"


def drawn() -> Iterator[tuple[Path, str]]:
    """Every picture's file and what should be in it."""
    for path in sorted(PICTURES.glob("*.toml")):
        game = registry.find(path.stem)
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["picture"]:
            options = read_options(game.options, entry.get("options", {}))
            assert isinstance(options, Options), options
            settings = Settings(entry.get("seats", 2), options, Dictionary.load(game.words))
            position = game.position(entry["position"], settings)
            yield PICTURES / f"{entry['name']}.svg", game.picture(position.view(entry.get("seat", 1)))


if __name__ == "__main__":
    for file, text in drawn():
        file.write_text(text, encoding="utf-8")
