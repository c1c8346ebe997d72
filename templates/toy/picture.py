"""The view as an SVG picture."""

from __future__ import annotations

from templates.toy.view import ToyView


def picture(view: ToyView) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40">'
        f'<text x="8" y="26" font-size="20">{view.row} {view.hand}</text></svg>'
    )
