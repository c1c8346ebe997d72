"""Sheets as a PDF: the marks in Typst's language, our own fonts, the same bytes every time."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Literal, cast

import typst

from joute.kit.marks import Circle, Font, Line, Mark, Picture, Point, Polygon, Prose, Rect, Sheet, Words
from joute.kit.prose import in_typst, spaced
from joute.play import Language

_FONTS = Path(__file__).parent / "fonts"
_CAPITALS = {Font.LETTERS: 0.7, Font.PLAIN: 0.727, Font.STRONG: 0.727}
"""How high capitals are beside the font's size."""


def pdf(sheets: Sequence[Sheet], size: Point, title: str, language: Language) -> bytes:
    made = _compiled(sheets, size, title, language, "pdf")
    assert isinstance(made, bytes)
    return made


def picture(sheet: Sheet, size: Point, language: Language, dots_per_inch: int) -> bytes:
    """One sheet as a PNG, for a preview."""
    made = _compiled((sheet,), size, sheet.title, language, "png", dots_per_inch)
    assert isinstance(made, bytes)
    return made


def _compiled(
    sheets: Sequence[Sheet],
    size: Point,
    title: str,
    language: Language,
    form: Literal["pdf", "png"],
    dots_per_inch: int | None = None,
) -> object:
    fonts = typst.Fonts(font_paths=[_FONTS], include_system_fonts=False, include_embedded_fonts=False)
    pictures = [mark.svg for sheet in sheets for mark in sheet.marks if isinstance(mark, Picture)]
    files = {f"{name}.svg": svg.encode() for svg, name in _names(pictures).items()}
    source = _source(sheets, size, title, language, _names(pictures)).encode()
    # Its type hints do not say that it takes files by name.
    compile_files = cast("Callable[..., object]", typst.compile)
    return compile_files({"main.typ": source, **files}, font_paths=fonts, format=form, ppi=dots_per_inch)


def _names(pictures: Iterable[str]) -> dict[str, str]:
    return {svg: f"picture-{number}" for number, svg in enumerate(dict.fromkeys(pictures), 1)}


def _source(
    sheets: Sequence[Sheet], size: Point, title: str, language: Language, names: dict[str, str]
) -> str:
    width, height = size
    head = (
        f"#set document(title: {_quoted(title)}, date: none)\n"
        f"#set page(width: {_mm(width)}, height: {_mm(height)}, margin: 0mm)\n"
        f'#set text(font: "Inter", lang: "{language.value}", top-edge: "cap-height", '
        'bottom-edge: "baseline", features: ("tnum",))\n'
        "#set par(spacing: 0pt)\n"
    )
    pages = ("\n".join(_placed(mark, names) for mark in sheet.marks) for sheet in sheets)
    return head + "\n#pagebreak()\n".join(page or "#hide[.]" for page in pages)


def _placed(mark: Mark, names: dict[str, str]) -> str:
    match mark:
        case Circle():
            x, y = mark.x - mark.radius, mark.y - mark.radius
            body = f"circle(radius: {_mm(mark.radius)}, {_paint(mark.fill, mark.stroke, mark.weight)})"
        case Rect():
            x, y = mark.x, mark.y
            body = (
                f"rect(width: {_mm(mark.width)}, height: {_mm(mark.height)}, radius: {_mm(mark.radius)}, "
                f"{_paint(mark.fill, mark.stroke, mark.weight, mark.dashed)})"
            )
        case Line():
            x = y = 0.0
            stroke = _stroke(mark.stroke, mark.weight, mark.dashed)
            body = f"line(start: {_point(mark.start)}, end: {_point(mark.end)}, stroke: {stroke})"
        case Polygon():
            x = y = 0.0
            corners = ", ".join(map(_point, mark.points))
            body = f"polygon({_paint(mark.fill, '', 0)}, {corners})"
        case Words():
            x, y, body = mark.x, mark.y, _words(mark)
        case Picture():
            x, y = mark.x, mark.y
            body = f'image("/{names[mark.svg]}.svg", width: {_mm(mark.width)}, height: {_mm(mark.height)})'
        case Prose():
            x, y = mark.x, mark.y
            body = (
                f"block(width: {_mm(mark.width)}, height: {_mm(mark.height)}, "
                f"[{in_typst(mark.text, mark.size)}])"
            )
    return f"#place(top + left, dx: {_mm(x)}, dy: {_mm(y)}, {body})"


def _words(words: Words) -> str:
    weight = 400 if words.font is Font.PLAIN else 600
    family = "Fraunces" if words.font is Font.LETTERS else "Inter"
    align = words.align if "top" in words.align else f"{words.align} + horizon"
    size = words.size / _CAPITALS[words.font]
    set_text = (
        f'text(font: "{family}", weight: {weight}, size: {_mm(size)}, fill: rgb("{words.colour}"), '
        f"{_quoted(words.text)})"
    )
    inside = (
        f"box(width: {_mm(words.width)}, height: {_mm(words.height)}, "
        f"{{set par(leading: {_mm(words.size * 0.9)}); align({align}, {set_text})}})"
    )
    return f"rotate({words.turned}deg, {inside})" if words.turned else inside


def _paint(fill: str, stroke: str, weight: float, dashed: bool = False) -> str:
    filled = f'rgb("{fill}")' if fill else "none"
    return f"fill: {filled}, stroke: {_stroke(stroke, weight, dashed) if stroke else 'none'}"


def _stroke(colour: str, weight: float, dashed: bool) -> str:
    dash = ", dash: (1.4mm, 1mm)" if dashed else ""
    return f'(paint: rgb("{colour}"), thickness: {_mm(weight)}{dash})'


def _point(point: Point) -> str:
    return f"({_mm(point[0])}, {_mm(point[1])})"


def _mm(length: float) -> str:
    return f"{round(length, 4):g}mm"


def _quoted(text: str) -> str:
    return json.dumps(spaced(text), ensure_ascii=False)
