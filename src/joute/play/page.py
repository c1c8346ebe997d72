"""A board's picture to lie on a page that has a ground of its own, light or dark: no paper under it."""

from __future__ import annotations

import re
from typing import Final, Literal

from joute.play.picture import BLOCK, EDGE, LINE, NOTE, SEAT_COLOURS, SHEET

Ground = Literal["paper", "light", "dark"]
_DARK: Final = (25, 23, 20)
_KEPT: Final = 0.35
"""How much of a square's own colour is left in the dark: zones and camps can still be told apart."""
_INKS: Final = {NOTE: "#b9af9d", LINE: "#d9cfbc", BLOCK: "#e9dfc9"}
_RIMS: Final = dict(zip(SEAT_COLOURS[1:], ("#6f9fdd", "#e2837b", "#6fb37e", "#a97bc6"), strict=True))
"""Around letters, as on the page: on a dark ground a disc is told from a square by its edge."""
_SQUARE: Final = re.compile(rf'fill="#([0-9a-f]{{6}})" {re.escape(EDGE)}')


def on_ground(drawn: str, ground: Ground) -> str:
    """What `play.picture` drew, on its paper or on that page; letters keep their colours."""
    if ground == "paper":
        return drawn
    bare = drawn.replace(SHEET, "", 1)
    return _darkened(bare) if ground == "dark" else bare


def _darkened(bare: str) -> str:
    dark = _SQUARE.sub(lambda found: f'fill="{_mixed(found[1])}" {EDGE}', bare)
    for ink, light in _INKS.items():
        dark = dark.replace(ink, light)
    for colour, rim in _RIMS.items():
        dark = dark.replace(f'fill="{colour}"', f'fill="{colour}" stroke="{rim}" stroke-width="2.5"')
    return dark


def _mixed(colour: str) -> str:
    parts = (
        round(int(colour[at : at + 2], 16) * _KEPT + dark * (1 - _KEPT))
        for at, dark in zip((0, 2, 4), _DARK, strict=True)
    )
    return "#" + "".join(f"{part:02x}" for part in parts)
