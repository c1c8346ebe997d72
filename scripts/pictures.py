"""Draws the boards of docs/rules from the position texts in docs/rules/pictures/<game>.toml.

Run it from the repository's root after changing a position or a board's drawing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from joute.dictionary import Dictionary
from joute.games import registry
from joute.letters import ALPHABET
from joute.play import Options, Settings, read_options
from joute.play.picture import CELL, MARGIN, SEAT_COLOURS

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
            text = game.picture(position.view(entry.get("seat", 1)))
            yield PICTURES / f"{entry['name']}.svg", _tinted(text, entry.get("tinted", {}))


def _tinted(text: str, seats: Mapping[str, str]) -> str:
    """The picture with squares in a seat's colour, where it may go; row 1 is at the top."""
    marks = ""
    for seat, names in seats.items():
        for name in names.split():
            x, y = (MARGIN + place * CELL + 4 for place in (ALPHABET.index(name[0]), int(name[1:]) - 1))
            marks += (
                f'<rect x="{x}" y="{y}" width="{CELL - 8}" height="{CELL - 8}" '
                f'fill="{SEAT_COLOURS[int(seat)]}" fill-opacity="0.35"/>'
            )
    return text.replace("</svg>", f"{marks}</svg>")


if __name__ == "__main__":
    for file, text in drawn():
        file.write_text(text, encoding="utf-8")
