"""Boards as SVG pictures: squares, tokens whose shape tells the owner, marks. Used by docs and exports."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from html import escape
from math import cos, pi, sin

from joute.letters import ALPHABET
from joute.play.grid import Shape

CELL = 36
MARGIN = 26
PAPER, INK = "#f6f1e7", "#1d1b18"
NOTE, LINE, BLOCK = "#5f574b", "#26221d", "#fffdf7"
"""What is written on the paper, lines on the board, nobody's blocks and cards: `page` changes them."""
EDGE = f'stroke="{INK}" stroke-opacity="0.25" stroke-width="0.6"'
"""Of every square of a board, and of nothing else."""
SHEET = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
SEAT_COLOURS = ("#8a8170", "#1f4e8c", "#b3312c", "#2f6b4f", "#7a4b86")


def token(x: float, y: float, size: float, letter: str, seat: int | None, colour: str = "") -> str:
    """A letter on its token: seat 1 a disc, seat 2 a rounded square, nobody's a paper block.

    A game whose pieces have colours of their own names them.
    """
    half = size / 2
    centre = f'x="{x + half:g}" y="{y + half + size * 0.19:g}"'
    fill = colour or (BLOCK if seat is None else SEAT_COLOURS[seat % len(SEAT_COLOURS)])
    ink = INK if seat is None else "#ffffff"
    if seat == 1:
        body = f'<circle cx="{x + half:g}" cy="{y + half:g}" r="{half - 2:g}" fill="{fill}"/>'
    else:
        edge = f'stroke="{INK}" stroke-width="0.8"' if seat is None else ""
        body = (
            f'<rect x="{x + 3:g}" y="{y + 3:g}" width="{size - 6:g}" height="{size - 6:g}" '
            f'rx="{5 if seat is not None else 2}" fill="{fill}" {edge}/>'
        )
    glyph = (
        f'<text {centre} fill="{ink}" font-family="Fraunces, Georgia, serif" font-weight="600" '
        f'font-size="{size * 0.52:g}" text-anchor="middle">{escape(letter)}</text>'
    )
    return body + glyph


def star(x: float, y: float, size: float) -> str:
    """The joker's sign in the corner of a letter it stands for, in nobody's colour."""
    points = (_star_point(x + size * 0.79, y + size * 0.22, size * 0.19, number) for number in range(10))
    return (
        f'<polygon points="{" ".join(points)}" fill="{SEAT_COLOURS[0]}" stroke="{BLOCK}" stroke-width="1.2" '
        f'stroke-linejoin="round" paint-order="stroke"/>'
    )


def _star_point(x: float, y: float, radius: float, number: int) -> str:
    """Five tips and the five dents between them, the first tip at the top."""
    away, angle = radius * (0.45 if number % 2 else 1), number * pi / 5
    return f"{x + away * sin(angle):.4g},{y - away * cos(angle):.4g}"


def document(width: float, height: float, parts: list[str], title: str) -> str:
    """A whole SVG file around the parts."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{escape(title)}">'
        f"{SHEET}{''.join(parts)}</svg>\n"
    )


@dataclass(frozen=True)
class Part:
    """The rows and columns of a board that are drawn."""

    rows: range
    columns: range

    @classmethod
    def around(cls, shape: Shape, squares: Collection[int], free: int, least: int) -> Part:
        """These squares with so many free ones on each side, and no fewer than `least` rows and columns."""
        return cls(
            _span([shape.row(each) for each in squares], shape.rows, free, least),
            _span([shape.column(each) for each in squares], shape.columns, free, least),
        )


def _span(places: list[int], length: int, free: int, least: int) -> range:
    first, last = (min(places) - free, max(places) + free) if places else (length // 2, length // 2)
    missing = max(0, least - (last - first + 1))
    first, last = max(0, first - missing // 2), min(length - 1, last + missing - missing // 2)
    return range(first, last + 1)


@dataclass
class BoardPicture:
    """A board being drawn, whole or a part of it; row 1 is at the top unless `upwards`."""

    shape: Shape
    title: str
    upwards: bool = False
    part: Part | None = None
    parts: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        whole = Part(range(self.shape.rows), range(self.shape.columns))
        self._shown = self.part or whole

    def shows(self, index: int) -> bool:
        return self.shape.row(index) in self._shown.rows and self.shape.column(index) in self._shown.columns

    def corner(self, index: int) -> tuple[float, float]:
        row = self.shape.row(index) - self._shown.rows.start
        shown_row = len(self._shown.rows) - 1 - row if self.upwards else row
        column = self.shape.column(index) - self._shown.columns.start
        return MARGIN + column * CELL, MARGIN + shown_row * CELL

    def square(self, index: int, fill: str) -> None:
        x, y = self.corner(index)
        self.parts.append(f'<rect x="{x:g}" y="{y:g}" width="{CELL}" height="{CELL}" fill="{fill}" {EDGE}/>')

    def letter(self, index: int, letter: str, seat: int | None, colour: str = "") -> None:
        x, y = self.corner(index)
        self.parts.append(token(x, y, CELL, letter, seat, colour))

    def star(self, index: int) -> None:
        self.parts.append(star(*self.corner(index), CELL))

    def outline(self, index: int, colour: str) -> None:
        x, y = self.corner(index)
        self.parts.append(
            f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{CELL - 2}" height="{CELL - 2}" '
            f'fill="none" stroke="{colour}" stroke-width="2"/>'
        )

    def svg(self) -> str:
        width = 2 * MARGIN + len(self._shown.columns) * CELL
        height = 2 * MARGIN + len(self._shown.rows) * CELL
        return document(width, height, self.parts + self._labels() + [self._frame()], self.title)

    def _frame(self) -> str:
        width, height = len(self._shown.columns) * CELL, len(self._shown.rows) * CELL
        return (
            f'<rect x="{MARGIN}" y="{MARGIN}" width="{width}" height="{height}" '
            f'fill="none" stroke="{LINE}" stroke-width="2.5"/>'
        )

    def _labels(self) -> list[str]:
        font = 'font-family="Inter, Helvetica, sans-serif" font-size="11"'
        style = f'fill="{NOTE}" {font} text-anchor="middle"'
        columns = [
            f'<text x="{MARGIN + (place + 0.5) * CELL:g}" y="{MARGIN - 8}" {style}>{ALPHABET[column]}</text>'
            for place, column in enumerate(self._shown.columns)
        ]
        rows = []
        for row in self._shown.rows:
            _, y = self.corner(row * self.shape.columns)
            rows.append(f'<text x="{MARGIN - 13}" y="{y + CELL / 2 + 4:g}" {style}>{row + 1}</text>')
        return columns + rows
