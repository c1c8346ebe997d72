"""The view as text for a terminal."""

from __future__ import annotations

from templates.toy.view import ToyView


def draw(view: ToyView, colours: bool) -> str:
    row = f"\x1b[1m{view.row}\x1b[0m" if colours else view.row
    return f"[{row}] {view.hand}"
