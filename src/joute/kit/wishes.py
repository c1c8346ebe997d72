"""How a kit is to be printed: paper, language, ink, size of the squares, how pieces get their second side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from joute.play import Language, Refusal, unreadable

USUAL_SQUARE = 19
LEAST_SQUARE, MOST_SQUARE = 12, 30


class Paper(StrEnum):
    A4 = "a4"
    LETTER = "letter"
    A3 = "a3"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres, upright."""
        return {Paper.A4: (210, 297), Paper.LETTER: (215.9, 279.4), Paper.A3: (297, 420)}[self]


class Ink(StrEnum):
    COLOUR = "colour"
    BLACK = "black"
    """Black alone: shapes tell the owners apart."""


class Sides(StrEnum):
    """How a piece gets its second side."""

    DUPLEX = "duplex"
    """Thick paper printed on both sides, turned on the long edge."""
    FOLD = "fold"
    """One side only: the sheet is folded in the middle, glued and cut."""
    STICKERS = "stickers"
    """One side only, on sticky paper: each face is stuck on a token."""


@dataclass(frozen=True, slots=True)
class Wishes:
    paper: Paper = Paper.A4
    language: Language = Language.FRENCH
    ink: Ink = Ink.COLOUR
    sides: Sides = Sides.DUPLEX
    square: int | None = None
    """The side of a board's squares in millimetres; None for the usual size."""


def read_wishes(paper: str, language: str, ink: str, sides: str, square: int | None) -> Wishes | Refusal:
    """The wishes behind these words; a size no kit can have is refused."""
    if square is not None and not LEAST_SQUARE <= square <= MOST_SQUARE:
        expected = f"{LEAST_SQUARE}–{MOST_SQUARE}"
        return unreadable("out_of_range", option="square", value=str(square), expected=expected)
    for option, word, known in (("paper", paper, Paper), ("ink", ink, Ink), ("sides", sides, Sides)):
        if word not in tuple(known):
            return unreadable("not_a_choice", option=option, value=word[:80], expected="|".join(known))
    return Wishes(Paper(paper), Language(language), Ink(ink), Sides(sides), square)
