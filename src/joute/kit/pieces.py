"""Letters and cards in close rows, to be cut with long cuts; backs lie where the paper turns them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from joute.kit import texts
from joute.kit.faces import draw_piece
from joute.kit.marks import HAIR, INK, MUTED, Drawing, Leaf, Mark, Sheet
from joute.kit.page import HEAD, MARGIN, Press
from joute.kit.wishes import Sides
from joute.play.box import Piece, Pieces, Side

LESS_THAN_SQUARE = 2
"""How much smaller than its square a letter is, so that it can be taken up."""
_STICKER_GAP = 2.0
_MARK = 3.5

Draw = Callable[[Drawing, Piece], None]


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells side by side, centred on the sheet's width so that its mirror image lies on itself."""

    left: float
    top: float
    cell: tuple[float, float]
    columns: int
    rows: int
    gap: float = 0

    @property
    def count(self) -> int:
        return self.columns * self.rows

    def corner(self, place: int) -> tuple[float, float]:
        row, column = divmod(place, self.columns)
        width, height = self.cell
        return self.left + column * (width + self.gap), self.top + row * (height + self.gap)

    def mirrored(self, place: int) -> int:
        """The cell behind this one once the sheet is turned on its long edge."""
        row, column = divmod(place, self.columns)
        return row * self.columns + self.columns - 1 - column

    @property
    def width(self) -> float:
        return self.columns * (self.cell[0] + self.gap) - self.gap

    @property
    def height(self) -> float:
        return self.rows * (self.cell[1] + self.gap) - self.gap


def fitting(press: Press, cell: tuple[float, float], gap: float = 0) -> Grid:
    """As many cells as the sheet holds, with room for cutting marks."""
    width, height = press.room
    columns = int((width + gap) // (cell[0] + gap))
    rows = int((height + gap) // (cell[1] + gap))
    used = columns * (cell[0] + gap) - gap
    return Grid((press.size[0] - used) / 2, HEAD + 0.5, cell, columns, rows, gap)


def piece_size(press: Press, pieces: Pieces) -> int:
    return press.square - LESS_THAN_SQUARE if pieces.on_board else press.square


def piece_leaves(press: Press, pieces: Pieces) -> list[Leaf]:
    size = piece_size(press, pieces)
    name = press.say(pieces.name)

    def face(side: Side) -> Draw:
        return lambda drawing, piece: draw_piece(drawing, piece, side, size, press.in_colour)

    front, back = face(pieces.front), None if pieces.back is None else face(pieces.back)
    if press.wishes.sides is Sides.STICKERS:
        grid = fitting(press, (size, size), _STICKER_GAP)
        faces = [front] if back is None else [front, back]
        return [Leaf(sheet) for draw in faces for sheet in one_sided(press, grid, pieces.pieces, draw, name)]
    grid = fitting(press, (size, size))
    if back is None:
        return [Leaf(sheet) for sheet in one_sided(press, grid, pieces.pieces, front, name)]
    if press.wishes.sides is Sides.FOLD:
        return _folded(press, size, pieces.pieces, front, back, name)
    return two_sided(press, grid, pieces.pieces, front, back, name)


def one_sided(press: Press, grid: Grid, pieces: Sequence[Piece], draw: Draw, name: str) -> list[Sheet]:
    return [
        press.sheet(_subject(press, name, number, count), [*_cuts(grid, here), *_cells(grid, here, draw)])
        for number, count, here in _shared_out(pieces, grid.count)
    ]


def two_sided(
    press: Press, grid: Grid, pieces: Sequence[Piece], front: Draw, back: Draw, name: str
) -> list[Leaf]:
    leaves = []
    for number, count, here in _shared_out(pieces, grid.count):
        subject = _subject(press, name, number, count)
        behind = {grid.mirrored(place): piece for place, piece in enumerate(here)}
        leaves.append(
            Leaf(
                press.sheet(
                    f"{subject}, {press.say(texts.FRONT)}", [*_cuts(grid, here), *_cells(grid, here, front)]
                ),
                press.sheet(f"{subject}, {press.say(texts.BACK)}", _cells_at(grid, behind, back)),
            )
        )
    return leaves


def _folded(
    press: Press, size: float, pieces: Sequence[Piece], front: Draw, back: Draw, name: str
) -> list[Leaf]:
    """Fronts left of the fold, backs right of it, each at the same distance."""
    width = press.size[0]
    columns = int((width / 2 - MARGIN) // size)
    rows = int(press.room[1] // size)
    grid = Grid(width / 2 - columns * size, HEAD + 0.5, (size, size), columns, rows)
    other = Grid(width / 2, HEAD + 0.5, (size, size), columns, rows)
    leaves = []
    for number, count, here in _shared_out(pieces, grid.count):
        behind = {other.mirrored(place): piece for place, piece in enumerate(here)}
        fold = Drawing()
        foot = HEAD + rows * size + 4
        fold.line((width / 2, HEAD - 3), (width / 2, foot), stroke=INK, weight=0.25, dashed=True)
        fold.words(width / 2 - 40, foot + 0.5, 80, 3, press.say(texts.FOLD_HERE), 1.6, colour=MUTED)
        marks = [*_cuts(grid, here), *_cells(grid, here, front), *_cells_at(other, behind, back), *fold.marks]
        leaves.append(Leaf(press.sheet(_subject(press, name, number, count), marks)))
    return leaves


def _shared_out(pieces: Sequence[Piece], each: int) -> list[tuple[int, int, Sequence[Piece]]]:
    """The pieces of each sheet, after its number and how many there are."""
    count = -(-len(pieces) // each)
    return [(number + 1, count, pieces[number * each : (number + 1) * each]) for number in range(count)]


def _subject(press: Press, name: str, number: int, count: int) -> str:
    return f"{name}, {press.say(texts.SHEET_OF, number=number, count=count)}" if count > 1 else name


def _cells(grid: Grid, pieces: Sequence[Piece], draw: Draw) -> list[Mark]:
    return _cells_at(grid, dict(enumerate(pieces)), draw)


def _cells_at(grid: Grid, pieces: dict[int, Piece], draw: Draw) -> list[Mark]:
    marks: list[Mark] = []
    for place, piece in sorted(pieces.items()):
        drawing = Drawing(grid.corner(place))
        draw(drawing, piece)
        marks += drawing.marks
    return marks


def _cuts(grid: Grid, pieces: Sequence[Piece]) -> list[Mark]:
    """Hairlines between the pieces, and marks outside them to lay a ruler on."""
    rows = -(-len(pieces) // grid.columns)
    columns = min(len(pieces), grid.columns)
    drawing = Drawing((grid.left, grid.top))
    pitch_x, pitch_y = grid.cell[0] + grid.gap, grid.cell[1] + grid.gap
    right, bottom = columns * pitch_x - grid.gap, rows * pitch_y - grid.gap
    for x in sorted({c * pitch_x + edge for c in range(columns) for edge in (0, grid.cell[0])}):
        drawing.line((x, 0), (x, bottom), stroke=HAIR, weight=0.12)
        drawing.line((x, -0.8), (x, -_MARK), weight=0.2)
        drawing.line((x, bottom + 0.8), (x, bottom + _MARK), weight=0.2)
    for y in sorted({r * pitch_y + edge for r in range(rows) for edge in (0, grid.cell[1])}):
        drawing.line((0, y), (right, y), stroke=HAIR, weight=0.12)
        drawing.line((-0.8, y), (-_MARK, y), weight=0.2)
        drawing.line((right + 0.8, y), (right + _MARK, y), weight=0.2)
    return drawing.marks
