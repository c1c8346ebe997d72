"""A sheet's frame: the margins home printers leave, the heading, the ruler at the foot."""

from __future__ import annotations

from dataclasses import dataclass

from joute.kit import texts
from joute.kit.marks import INK, MUTED, Drawing, Font, Mark, Point, Sheet
from joute.kit.wishes import Ink, Wishes
from joute.play.box import Text

MARGIN = 6.0
"""What home printers cannot reach, in millimetres."""
HEAD, FOOT = 12.0, 15.0
"""Where drawing may begin below the paper's top edge, and must end above its bottom edge."""
RULER = 100


@dataclass(frozen=True, slots=True)
class Press:
    """What every drawer needs to know: the wishes, the game's title, the length of a square."""

    wishes: Wishes
    title: str
    square: int

    @property
    def size(self) -> Point:
        return self.wishes.paper.size

    @property
    def room(self) -> Point:
        """The width and height that can be drawn on."""
        width, height = self.size
        return width - 2 * MARGIN, height - HEAD - FOOT

    @property
    def in_colour(self) -> bool:
        return self.wishes.ink is Ink.COLOUR

    def say(self, text: Text, **data: object) -> str:
        return text.say(self.wishes.language).format_map(data)

    def sheet(self, subject: str, marks: list[Mark], ruler: bool = True) -> Sheet:
        """The marks with a heading above and, where something is cut out, the ruler below."""
        title = f"{self.title}, {subject}"
        return Sheet(title, (*self._heading(subject), *marks, *(self.ruler() if ruler else ())))

    def _heading(self, subject: str) -> list[Mark]:
        width, _ = self.size
        drawing = Drawing()
        drawing.words(MARGIN, 4, 60, 5, self.title, 2.6, font=Font.LETTERS, align="left")
        drawing.words(width - MARGIN - 120, 4, 120, 5, subject, 1.7, colour=MUTED, align="right")
        return drawing.marks

    def ruler(self) -> list[Mark]:
        _, height = self.size
        drawing = Drawing((MARGIN, height - 7))
        drawing.line((0, 0), (RULER, 0), weight=0.25)
        for mm in range(0, RULER + 1, 2):
            long = 3.0 if mm % 10 == 0 else 1.4
            drawing.line((mm, 0), (mm, -long), weight=0.2 if mm % 10 else 0.25, stroke=INK)
        drawing.words(RULER + 3, -4, 90, 4, self.say(texts.MEASURE), 1.6, colour=MUTED, align="left")
        return drawing.marks
