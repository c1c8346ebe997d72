"""What can be drawn on a sheet, as values in millimetres from its top left corner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

INK, MUTED, HAIR = "#1d1b18", "#6b6557", "#b9b2a2"
Point = tuple[float, float]


class Font(StrEnum):
    LETTERS = "Fraunces"
    """Letters on pieces, titles."""
    PLAIN = "Inter"
    STRONG = "Inter strong"


@dataclass(frozen=True, slots=True)
class Rect:
    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    stroke: str = ""
    weight: float = 0.2
    radius: float = 0
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Circle:
    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    weight: float = 0.2


@dataclass(frozen=True, slots=True)
class Line:
    start: Point
    end: Point
    stroke: str = INK
    weight: float = 0.2
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Polygon:
    points: tuple[Point, ...]
    fill: str


@dataclass(frozen=True, slots=True)
class Words:
    """Text in a box: `size` is the height of the capitals; lines break at the box's width."""

    x: float
    y: float
    width: float
    height: float
    text: str
    size: float
    font: Font = Font.PLAIN
    colour: str = INK
    align: str = "center"
    """Typst's words: `left`, `center`, `right`, with ` + top` unless it is in the middle of the height."""
    turned: int = 0
    """Degrees, clockwise, about the middle of the box."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG drawing, as wide as it says."""

    x: float
    y: float
    width: float
    height: float
    svg: str


@dataclass(frozen=True, slots=True)
class Prose:
    """The rules; the marks of `Box.rules` are read when it is set."""

    x: float
    y: float
    width: float
    height: float
    text: str
    size: float


Mark = Rect | Circle | Line | Polygon | Words | Picture | Prose


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of a sheet of paper."""

    title: str
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Leaf:
    """A sheet of paper: what is printed on its front, and on its back if anything is."""

    front: Sheet
    back: Sheet | None = None


@dataclass
class Drawing:
    """Marks being put together; everything is moved by the origin."""

    origin: Point = (0, 0)
    marks: list[Mark] = field(default_factory=list)

    def rect(self, x: float, y: float, width: float, height: float, **more: object) -> None:
        ox, oy = self.origin
        self.marks.append(Rect(ox + x, oy + y, width, height, **more))  # type: ignore[arg-type]

    def circle(self, x: float, y: float, radius: float, **more: object) -> None:
        ox, oy = self.origin
        self.marks.append(Circle(ox + x, oy + y, radius, **more))  # type: ignore[arg-type]

    def line(self, start: Point, end: Point, **more: object) -> None:
        ox, oy = self.origin
        moved = ((ox + start[0], oy + start[1]), (ox + end[0], oy + end[1]))
        self.marks.append(Line(*moved, **more))  # type: ignore[arg-type]

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        ox, oy = self.origin
        self.marks.append(Polygon(tuple((ox + x, oy + y) for x, y in points), fill))

    def words(
        self, x: float, y: float, width: float, height: float, text: str, size: float, **more: object
    ) -> None:
        ox, oy = self.origin
        self.marks.append(Words(ox + x, oy + y, width, height, text, size, **more))  # type: ignore[arg-type]
