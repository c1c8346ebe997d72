"""A kit in black alone: every colour becomes a grey as bright as it was."""

from __future__ import annotations

import re
from dataclasses import replace

from joute.kit.marks import Circle, Line, Mark, Picture, Polygon, Prose, Rect, Sheet, Words

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")
_DARK = 40
"""What is nearly black prints as black."""


def grey(colour: str) -> str:
    if not colour:
        return colour
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    level = round(0.3 * red + 0.59 * green + 0.11 * blue)
    level = 0 if level < _DARK else level
    return f"#{level:02x}{level:02x}{level:02x}"


def in_greys(sheet: Sheet) -> Sheet:
    return replace(sheet, marks=tuple(map(_greyed, sheet.marks)))


def _greyed(mark: Mark) -> Mark:
    match mark:
        case Rect() | Circle():
            return replace(mark, fill=grey(mark.fill), stroke=grey(mark.stroke))
        case Polygon():
            return replace(mark, fill=grey(mark.fill))
        case Line():
            return replace(mark, stroke=grey(mark.stroke))
        case Words():
            return replace(mark, colour=grey(mark.colour))
        case Picture():
            return replace(mark, svg=_COLOUR.sub(lambda found: grey(found[0]), mark.svg))
        case Prose():
            return mark
