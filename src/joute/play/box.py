"""What a game's box holds, as values: boards, letters, cards, racks, sheets. Kits are drawn from them."""

from __future__ import annotations

from dataclasses import dataclass

from joute.letters import JOKER
from joute.play.grid import Shape
from joute.play.moves import Seat
from joute.play.sentences import Language


@dataclass(frozen=True, slots=True)
class Text:
    """The same words in both languages."""

    fr: str
    en: str

    def say(self, language: Language) -> str:
        return self.fr if language is Language.FRENCH else self.en


@dataclass(frozen=True, slots=True)
class Board:
    """A board of squares; row 1 is at the top unless `upwards`."""

    shape: Shape
    fills: tuple[str, ...]
    """The colour of each square."""
    upwards: bool = False
    marked: tuple[int, ...] = ()
    """Squares with a mark in their middle."""
    line_above_row: int | None = None
    """A heavy line between two rows, numbered from 0."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One letter; a joker that stands for any letter has the joker's sign."""

    letter: str
    value: int | None = None
    """Points printed beside the letter."""
    special: bool = False
    """A letter that is not one of the ordinary ones: it has a star beside it."""

    @property
    def is_joker(self) -> bool:
        return self.letter == JOKER


@dataclass(frozen=True, slots=True)
class Side:
    """A face of a piece: whose it shows the piece to be, and in which colour."""

    owner: Seat | None
    colour: str


NOBODYS = Side(None, "#fffdf7")
BLUE_SIDE, RED_SIDE = Side(1, "#1f4e8c"), Side(2, "#b3312c")


@dataclass(frozen=True, slots=True)
class Pieces:
    """Letters to cut out; with a back they turn over."""

    name: Text
    pieces: tuple[Piece, ...]
    front: Side = NOBODYS
    back: Side | None = None
    on_board: bool = True
    """They lie on the board's squares, and are a little smaller than these."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards to hold in a hand, all alike from behind."""

    name: Text
    pieces: tuple[Piece, ...]
    joker: Text
    """What the game calls its joker."""


@dataclass(frozen=True, slots=True)
class Racks:
    """Stands of folded card, one a player."""

    count: int
    letters: int
    """How many letters stand on each."""


@dataclass(frozen=True, slots=True)
class Dial:
    """A turning disc with a window for each of two players; the two numbers always add up to the same."""

    total: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A table to fill in: the same columns on every line."""

    title: Text
    columns: tuple[tuple[Text, float], ...]
    """Each column's heading, and how wide it is beside the others."""
    lines: int
    note: Text
    numbered: bool = True
    """The first column counts the lines."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position drawn beside the rules."""

    position: str
    seats: int
    caption: Text


Part = Board | Pieces | Cards | Racks | Dial


@dataclass(frozen=True, slots=True)
class Box:
    """All that is needed to play."""

    parts: tuple[Part, ...] = ()
    sheets: tuple[ScoreSheet, ...] = ()
    rules: Text = Text("", "")
    """The rules on two pages: `## title`, paragraphs, lines that begin with `- `, `**bold**`."""
    examples: tuple[Example, ...] = ()
    """One for each page of the rules."""
    besides: Text = Text("", "")
    """What the table must have that no printer makes: a bag, a sandglass."""


def plain_pieces(letters: str) -> tuple[Piece, ...]:
    return tuple(Piece(letter) for letter in letters)


def players_sheet(seats: int, note: Text) -> ScoreSheet:
    """A score sheet with a column for each player, four at least, eight at most."""
    columns = tuple((Text(name, name), 1.0) for name in "ABCDEFGH"[: max(4, seats)])
    return ScoreSheet(Text("Feuille de marque", "Score sheet"), columns, 22, note)
