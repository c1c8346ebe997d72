"""Sheets to read or fill in: the first page, the rules, score sheets."""

from __future__ import annotations

import re
from collections.abc import Sequence

from joute.kit import texts
from joute.kit.marks import HAIR, INK, MUTED, Drawing, Font, Leaf, Picture, Prose, Sheet
from joute.kit.page import FOOT, HEAD, Press
from joute.kit.wishes import Sides
from joute.play.box import Box, Cards, Pieces, ScoreSheet, Text

_INSET = 12.0
_LINE_HEIGHT = 8.4


def first_leaf(press: Press, box: Box, contents: Sequence[tuple[str, int]], has_tabs: bool) -> Leaf:
    """What the file holds, how to print it, the ruler to check it by."""
    width, height = press.size
    drawing = Drawing((_INSET, 22))
    inner = width - 2 * _INSET
    drawing.words(0, 0, inner, 14, press.title, 11, font=Font.LETTERS, align="left")
    drawing.words(0, 17, inner, 7, press.say(texts.KIT), 3.4, colour=MUTED, align="left")
    y = _list(drawing, press.say(texts.CONTENTS), [_counted(press, *each) for each in contents], 36, inner)
    how = [press.say(text) for text in _how_to(press.wishes.sides, box, has_tabs)]
    y = _list(drawing, press.say(texts.HOW), how, y + 8, inner)
    if besides := press.say(box.besides):
        _list(drawing, press.say(texts.BESIDES), [besides], y + 8, inner)
    foot = height - 22 - FOOT - 30
    drawing.rect(0, foot, inner, 16, stroke=INK, weight=0.4, radius=2)
    drawing.words(4, foot, inner - 8, 16, press.say(texts.SCALE), 2.5, font=Font.STRONG, align="left")
    drawing.words(0, foot + 20, inner, 5, press.say(texts.NOTHING_ORIGINAL), 1.7, colour=MUTED, align="left")
    return Leaf(press.sheet(press.say(texts.KIT), drawing.marks))


def _how_to(sides: Sides, box: Box, has_tabs: bool) -> list[Text]:
    """What to print on, what to do with the faces of this box's letters or cards, how to cut and glue."""
    turning = any(isinstance(part, Pieces) and part.back is not None for part in box.parts)
    if any(isinstance(part, Cards) for part in box.parts):
        faces = texts.CARD_BACKS
    else:
        faces = texts.TWO_FACES if turning else texts.ONE_FACE
    told = [texts.PAPER[sides], faces[sides], texts.CUT]
    if has_tabs:
        told.append(texts.TABS)
    if turning:
        told.append(texts.SHAPES)
    return told


def _counted(press: Press, name: str, sheets: int) -> str:
    count = press.say(texts.ONE_SHEET) if sheets == 1 else press.say(texts.SHEETS, count=sheets)
    return f"{name} : {count}" if press.wishes.language == "fr" else f"{name}: {count}"


def _list(drawing: Drawing, title: str, lines: list[str], y: float, width: float) -> float:
    drawing.words(0, y, width, 6, title, 3.2, font=Font.LETTERS, align="left")
    y += 10
    for line in lines:
        rows = -(-len(line) // 112)
        drawing.words(0, y, width, 4 * rows, line, 2.3, align="left + top")
        y += 4.6 * rows + 1.6
    return y


def rules_leaves(press: Press, box: Box, pictures: Sequence[str]) -> list[Leaf]:
    """Two pages with a picture each: both sides of a sheet, or two sheets where only one side is printed."""
    text = press.say(box.rules)
    if not text:
        return []
    parts = _halves(text)
    sheets = [_rules_sheet(press, box, pictures, number, parts) for number in range(len(parts))]
    if press.wishes.sides is Sides.DUPLEX:
        return [Leaf(sheets[0], sheets[1] if len(sheets) > 1 else None)]
    return [Leaf(sheet) for sheet in sheets]


def _rules_sheet(press: Press, box: Box, pictures: Sequence[str], number: int, parts: Sequence[str]) -> Sheet:
    width, height = press.size
    drawing = Drawing((_INSET, HEAD + 5))
    top = 0.0
    if number == 0:
        drawing.words(0, 0, 120, 10, press.title, 7, font=Font.LETTERS, align="left")
        top = 15.0
    inner, size = width - 2 * _INSET, 3.7 if max(map(len, parts)) > 1500 else 4.2
    prose = inner * 0.6
    room = height - HEAD - 5 - top - FOOT
    drawing.marks.append(Prose(_INSET, HEAD + 5 + top, prose, room, parts[number], size))
    if number < len(pictures):
        left, broad = prose + 8, inner - prose - 8
        tall = broad * svg_ratio(pictures[number])
        drawing.marks.append(Picture(_INSET + left, HEAD + 5 + top, broad, tall, pictures[number]))
        caption = press.say(box.examples[number].caption)
        drawing.words(left, top + tall + 3, broad, 20, caption, 2.2, colour=MUTED, align="left + top")
    return press.sheet(f"{press.say(texts.RULES)}, {number + 1}/{len(parts)}", drawing.marks)


def svg_ratio(svg: str) -> float:
    """A drawing's height beside its width."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    return float(found[2]) / float(found[1]) if found else 1.0


def _halves(text: str) -> list[str]:
    """The text in two parts of about the same length, parted before a title."""
    titles = [at for at in range(1, len(text)) if text.startswith("## ", at)]
    if not titles:
        return [text]
    middle = min(titles, key=lambda at: abs(at - len(text) / 2))
    return [text[:middle], text[middle:]]


def score_leaf(press: Press, score: ScoreSheet) -> Leaf:
    width, height = press.size
    drawing = Drawing((_INSET, HEAD + 4))
    inner = width - 2 * _INSET
    drawing.words(0, 0, inner, 8, press.say(score.title), 5, font=Font.LETTERS, align="left")
    for x, text in ((0.0, texts.NAMES), (inner * 0.7, texts.DATE)):
        drawing.words(x, 13, 30, 5, press.say(text), 2.2, align="left")
    drawing.line((18, 18), (inner * 0.66, 18), stroke=HAIR)
    drawing.line((inner * 0.7 + 12, 18), (inner, 18), stroke=HAIR)
    top, first = 24.0, 10.0 if score.numbered else 0.0
    room = height - HEAD - FOOT - top - 24
    lines = min(score.lines, int(room // _LINE_HEIGHT) - 1)
    unit = (inner - first) / sum(share for _, share in score.columns)
    edges = [0.0, first] if first else [0.0]
    for _, share in score.columns:
        edges.append(edges[-1] + share * unit)
    bottom = top + (lines + 1) * _LINE_HEIGHT
    for x in edges:
        drawing.line((x, top), (x, bottom), stroke=HAIR, weight=0.25)
    for line in range(lines + 2):
        y = top + line * _LINE_HEIGHT
        drawing.line((0, y), (inner, y), stroke=INK if line < 2 else HAIR, weight=0.3 if line < 2 else 0.2)
        if score.numbered and 1 <= line <= lines:
            drawing.words(0, y, first, _LINE_HEIGHT, str(line), 2.2, colour=MUTED)
    if score.numbered:
        drawing.words(0, top, first, _LINE_HEIGHT, press.say(texts.LINE), 2, colour=MUTED)
    offset = 1 if score.numbered else 0
    for number, (heading, share) in enumerate(score.columns):
        x = edges[number + offset]
        drawing.words(x + 1, top, share * unit - 2, _LINE_HEIGHT, press.say(heading), 2.0, font=Font.STRONG)
    drawing.words(0, bottom + 4, inner, 14, press.say(score.note), 2.1, colour=MUTED, align="left + top")
    return Leaf(press.sheet(press.say(score.title), drawing.marks))
