"""Racks to fold and the turning disc."""

from __future__ import annotations

from math import cos, pi, sin

from joute.kit import texts
from joute.kit.marks import HAIR, INK, MUTED, Drawing, Font
from joute.kit.packing import Item
from joute.kit.page import Press
from joute.kit.pieces import LESS_THAN_SQUARE
from joute.play.box import BLUE_SIDE, RED_SIDE, Dial, Racks

_FOLDS = (8.0, 18.0, 22.0)
"""A rack's strips from below: the lip that holds the letters, the slope they lean on, the back."""
_GLUED = 8.0
_DISC = 42.0


def rack_items(press: Press, racks: Racks) -> list[Item]:
    length = min(racks.letters * (press.square - LESS_THAN_SQUARE) + 4, press.room[1])
    return [_rack(press, number, length) for number in range(1, racks.count + 1)]


def _rack(press: Press, number: int, length: float) -> Item:
    """A strip along the sheet's long side, folded three times and glued to itself."""
    width = sum(_FOLDS) + _GLUED

    def draw(drawing: Drawing) -> None:
        drawing.rect(0, 0, width, length, stroke=INK, weight=0.2)
        x = 0.0
        for strip in _FOLDS:
            x += strip
            drawing.line((x, 0), (x, length), stroke=MUTED, weight=0.2, dashed=True)
        name = f"{press.title}, {press.say(texts.RACK, number=number).lower()}"
        drawing.words(26 + 11 - 50, length / 2 - 3, 100, 6, name, 3, font=Font.LETTERS, turned=90)
        glue = press.say(texts.GLUE)
        drawing.words(x + _GLUED / 2 - 20, length / 2 - 2, 40, 4, glue, 1.7, colour=MUTED, turned=90)
        fold = press.say(texts.FOLD)
        drawing.words(8 - 10 + 2, 12, 20, 3, fold, 1.6, colour=MUTED, turned=90)

    return Item(press.say(texts.RACKS), width, length, draw)


def dial_items(press: Press, dial: Dial) -> list[Item]:
    """The base with its numbers, and the cover with two windows."""
    size = 2 * _DISC + 2
    name = press.say(texts.DIAL)
    base = Item(name, size, size + 8, lambda drawing: _draw_base(drawing, press, dial))
    cover = Item(name, size, size + 16, lambda drawing: _draw_cover(drawing, press))
    return [base, cover]


def dial_numbers(total: int) -> tuple[int, ...]:
    """The ring: opposite numbers add up to the total, whichever way it is turned."""
    return tuple(place if place <= total else 2 * total - place for place in range(2 * total))


def _draw_base(drawing: Drawing, press: Press, dial: Dial) -> None:
    middle = _DISC + 1
    drawing.circle(middle, middle, _DISC, stroke=INK, weight=0.3)
    drawing.circle(middle, middle, 0.6, fill=INK)
    numbers = dial_numbers(dial.total)
    for place, number in enumerate(numbers):
        angle = 2 * pi * place / len(numbers)
        x, y = middle + 33 * sin(angle), middle - 33 * cos(angle)
        turned = round(360 * place / len(numbers))
        drawing.words(x - 5, y - 4, 10, 8, str(number), 4.2, font=Font.LETTERS, turned=turned)
    note = press.say(texts.DIAL_BASE)
    drawing.words(0, 2 * middle, 2 * middle, 6, note, 1.7, colour=MUTED)


def _draw_cover(drawing: Drawing, press: Press) -> None:
    middle = _DISC + 1
    drawing.circle(middle, middle, _DISC, stroke=INK, weight=0.3)
    drawing.circle(middle, middle, 0.6, fill=INK)
    for side, up in ((BLUE_SIDE, -1), (RED_SIDE, 1)):
        y = middle + up * 33
        drawing.rect(middle - 4.6, y - 4.6, 9.2, 9.2, stroke=INK, weight=0.3, dashed=True)
        spot = middle + up * 17
        fill = side.colour if press.in_colour else ("#ffffff" if side.owner == 1 else INK)
        if side.owner == 1:
            drawing.circle(middle, spot, 7, fill=fill, stroke=INK, weight=0.4)
        else:
            drawing.rect(middle - 6.5, spot - 6.5, 13, 13, fill=fill, stroke=INK, weight=0.4, radius=1.5)
    drawing.circle(middle, middle, 4, stroke=HAIR, weight=0.3)
    note = press.say(texts.DIAL_TOP)
    drawing.words(0, 2 * middle, 2 * middle, 14, note, 1.7, colour=MUTED, align="left + top")
