"""What a PDF's pages hold, read from the file: letters, shapes, lines, in millimetres from the top left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

MM = 72 / 25.4
Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]


@dataclass(frozen=True)
class Run:
    text: str
    font: str
    size: float
    at: Point


@dataclass(frozen=True)
class Shape:
    """A path painted at once."""

    points: tuple[Point, ...]
    operators: str
    """Its drawing operators in order: `m`, `l`, `c`, `h`."""
    painted: str

    @property
    def box(self) -> tuple[float, float, float, float]:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def centre(self) -> Point:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2

    @property
    def is_round(self) -> bool:
        return "c" in self.operators and "l" not in self.operators


@dataclass
class Page:
    """A page, each part of it read when it is first asked for."""

    page: PageObject

    @cached_property
    def runs(self) -> list[Run]:
        return runs(self.page)

    @cached_property
    def shapes(self) -> list[Shape]:
        return list(shapes(self.page))

    @cached_property
    def colours(self) -> set[tuple[float, ...]]:
        return colours(self.page)


def pages(pdf: bytes) -> list[PageObject]:
    return list(PdfReader(BytesIO(pdf)).pages)


def runs(page: PageObject) -> list[Run]:
    found: list[Run] = []
    height = float(page.mediabox.height)

    def visit(text: str, cm: list[float], tm: list[float], font: dict[str, str] | None, size: float) -> None:
        if text.strip() and font:
            x, y = tm[4] * cm[0] + tm[5] * cm[2] + cm[4], tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            name = str(font["/BaseFont"]).split("+")[-1]
            found.append(Run(text.strip(), name, size / MM, (x / MM, (height - y) / MM)))

    page.extract_text(visitor_text=visit)
    return found


def shapes(page: PageObject) -> Iterator[Shape]:
    height = float(page.mediabox.height)
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    points: list[Point] = []
    drawn = ""
    for operands, operator in _operations(page):
        numbers = (
            [float(each) for each in operands if not isinstance(each, (str, bytes, list, dict))]
            if (operator in (b"cm", b"m", b"l", b"c", b"re"))
            else []
        )
        if operator == b"q":
            kept.append(matrix)
        elif operator == b"Q":
            matrix = kept.pop()
        elif operator == b"cm":
            matrix = _times(numbers, matrix)
        elif operator in (b"m", b"l", b"c"):
            places = zip(numbers[::2], numbers[1::2], strict=True)
            points += [_moved(place, matrix, height) for place in places]
            drawn += operator.decode()
        elif operator == b"re":
            x, y, width, tall = numbers
            corners = ((x, y), (x + width, y), (x + width, y + tall), (x, y + tall))
            points += [_moved(place, matrix, height) for place in corners]
            drawn += "mlll"
        elif operator == b"h":
            drawn += "h"
        elif operator in (b"S", b"s", b"f", b"f*", b"B", b"b", b"n"):
            if points and operator != b"n":
                yield Shape(tuple(points), drawn, operator.decode())
            points, drawn = [], ""


def colours(page: PageObject) -> set[tuple[float, ...]]:
    """Every colour set on the page, as its components."""
    content = page.get_contents()
    data = b"" if content is None else content.get_data()
    found = re.findall(rb"((?:[\d.]+\s+)+)(?:scn|SCN|sc|SC|rg|RG|g|G|k|K)\b", data)
    return {tuple(float(part) for part in parts.split()) for parts in found}


def _operations(page: PageObject) -> list[tuple[list[object], bytes]]:
    content = page.get_contents()
    if content is None:
        return []
    return list(ContentStream(content, page.pdf).operations)  # type: ignore[attr-defined]


def _times(inner: list[float], outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    m, n, o, p, q, r = outer
    return (a * m + b * o, a * n + b * p, c * m + d * o, c * n + d * p, e * m + f * o + q, e * n + f * p + r)


def _moved(place: Point, matrix: Matrix, height: float) -> Point:
    x, y = place
    a, b, c, d, e, f = matrix
    return (x * a + y * c + e) / MM, (height - (x * b + y * d + f)) / MM
