"""A few words as a small square picture: where a table of cards would be unreadable, its words are read."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from joute.play.picture import BLOCK, INK, document

SIDE = 200
MOST_WORDS = 2
_ROOM, _STRIP, _GAP, _TALLEST = 180, 84, 12, 76
_UNWRITTEN = 3
_WIDE = 0.74
"""How wide a capital is, as a part of its size."""


def thumbnail(words: Sequence[str], title: str) -> str:
    """The last of the words one below the other, each on a strip of its own, as large as there is room."""
    shown = [word.upper() for word in words if word][-MOST_WORDS:]
    if not shown:
        return document(SIDE, SIDE, [_unwritten(at) for at in range(_UNWRITTEN)], title)
    top = (SIDE - len(shown) * _STRIP - (len(shown) - 1) * _GAP) / 2
    parts = [_strip(top + at * (_STRIP + _GAP), word) for at, word in enumerate(shown)]
    return document(SIDE, SIDE, parts, title)


def _unwritten(at: int) -> str:
    """One of a few squares without a letter, where no word lies yet."""
    step = _ROOM / _UNWRITTEN
    left, top = (SIDE - _ROOM) / 2 + at * step + 3, (SIDE - step) / 2 + 3
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{step - 6:g}" height="{step - 6:g}" rx="6" fill="{BLOCK}" '
        f'stroke="{INK}" stroke-width="1.5"/>'
    )


def _strip(y: float, word: str) -> str:
    size = min(_TALLEST, _ROOM / (len(word) * _WIDE))
    width = size * len(word) * _WIDE
    left = (SIDE - width) / 2
    return (
        f'<rect x="{left - 8:g}" y="{y:g}" width="{width + 16:g}" height="{_STRIP}" rx="6" fill="{BLOCK}" '
        f'stroke="{INK}" stroke-width="1.5"/>'
        f'<text x="{SIDE / 2:g}" y="{y + _STRIP / 2 + size * 0.35:g}" fill="{INK}" '
        f'font-family="Fraunces, Georgia, serif" font-weight="600" font-size="{size:g}" '
        f'text-anchor="middle" textLength="{width - 6:g}" lengthAdjust="spacingAndGlyphs">'
        f"{escape(word)}</text>"
    )
