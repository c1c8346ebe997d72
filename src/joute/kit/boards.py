"""Boards: whole on one sheet, or in parts with glue tabs and marks that tell whether they lie right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from joute.kit import texts
from joute.kit.faces import draw_star
from joute.kit.marks import HAIR, INK, MUTED, Drawing, Font
from joute.kit.packing import Item
from joute.kit.page import Press
from joute.letters import ALPHABET
from joute.play.box import Board

TAB = 8.0
LEGEND = 18.0
"""What the number and place of a part take below it."""
_DIAMOND = 2.5
_LINES = "#8f8874"


@dataclass(frozen=True, slots=True)
class Tile:
    """The part of a board one sheet shows: columns and rows as they are seen, from the top left."""

    number: int
    columns: range
    rows: range
    right: int | None
    """The number of the sheet this one's right tab goes under."""
    below: int | None


def tiles(board: Board, square: float, room: tuple[float, float]) -> list[Tile]:
    """The board cut into as few parts as the sheets allow, all about the same size."""
    columns = _split(board.shape.columns, square, room[0])
    rows = _split(board.shape.rows, square, room[1] - LEGEND if len(columns) > 1 else room[1])
    across, down = len(columns), len(rows)
    return [
        Tile(
            row * across + column + 1,
            columns[column],
            rows[row],
            row * across + column + 2 if column + 1 < across else None,
            (row + 1) * across + column + 1 if row + 1 < down else None,
        )
        for row in range(down)
        for column in range(across)
    ]


def _split(count: int, square: float, room: float) -> list[range]:
    if count * square <= room:
        return [range(count)]
    parts = -(-count // int((room - TAB) // square))
    starts = [-(-count * part // parts) for part in range(parts + 1)]
    return [range(starts[part], starts[part + 1]) for part in range(parts)]


def board_items(press: Press, board: Board) -> list[Item]:
    """Each part of the board, as something to be laid on a sheet."""
    parts = tiles(board, press.square, press.room)
    return [_item(press, board, tile, parts) for tile in parts]


def _item(press: Press, board: Board, tile: Tile, parts: Sequence[Tile]) -> Item:
    square = press.square
    width = len(tile.columns) * square + (TAB if tile.right else 0)
    height = len(tile.rows) * square + (TAB if tile.below else 0)
    several = len(parts) > 1
    legend = LEGEND if several else 0

    def draw(drawing: Drawing) -> None:
        _draw_squares(drawing, press, board, tile)
        _draw_joints(drawing, press, tile, parts)
        if several:
            _draw_legend(drawing, press, tile, parts, height)

    return Item(press.say(texts.BOARD), width, height + legend, draw)


def _draw_squares(drawing: Drawing, press: Press, board: Board, tile: Tile) -> None:
    square, shape = press.square, board.shape
    for y, row_shown in enumerate(tile.rows):
        row = shape.rows - 1 - row_shown if board.upwards else row_shown
        for x, column in enumerate(tile.columns):
            index = row * shape.columns + column
            fill = board.fills[index] if press.in_colour else _pale(board.fills[index])
            drawing.rect(x * square, y * square, square, square, fill=fill, stroke=_LINES, weight=0.15)
            if index in board.marked:
                middle = ((x + 0.5) * square, (y + 0.5) * square)
                draw_star(drawing, middle, square * 0.3, _LINES)
    _draw_labels(drawing, press, board, tile)
    width, height = len(tile.columns) * square, len(tile.rows) * square
    if board.line_above_row is not None:
        after = shape.rows - 1 - board.line_above_row if board.upwards else board.line_above_row + 1
        y = (after - tile.rows.start) * square
        drawing.line((0, y), (width, y), weight=0.9)
    drawing.rect(0, 0, width, height, stroke=HAIR, weight=0.15)
    edges = {
        (0.0, 0.0, width, 0.0): tile.rows.start == 0,
        (0.0, height, width, height): tile.rows.stop == shape.rows,
        (0.0, 0.0, 0.0, height): tile.columns.start == 0,
        (width, 0.0, width, height): tile.columns.stop == shape.columns,
    }
    for (x1, y1, x2, y2), outer in edges.items():
        if outer:
            drawing.line((x1, y1), (x2, y2), weight=0.7)


def _draw_labels(drawing: Drawing, press: Press, board: Board, tile: Tile) -> None:
    """Small, inside the squares at the board's edge: no paper is lost for them."""
    square, rows = press.square, board.shape.rows
    last = rows - 1 if board.upwards else 0
    if last in tile.rows:
        y = (last - tile.rows.start) * square + (square - 3.4 if board.upwards else 0.8)
        for x, column in enumerate(tile.columns):
            drawing.words(x * square, y, square, 2.6, ALPHABET[column], 2.0, colour=INK)
    if 0 in tile.columns:
        for y, row in enumerate(tile.rows):
            number = rows - row if board.upwards else row + 1
            drawing.words(0.8, y * square, 5, square, str(number), 2.0, colour=INK, align="left")


def _draw_joints(drawing: Drawing, press: Press, tile: Tile, parts: Sequence[Tile]) -> None:
    """Tabs on the right and below; diamonds whose halves meet when two parts lie right."""
    square = press.square
    width, height = len(tile.columns) * square, len(tile.rows) * square
    if tile.right:
        drawing.rect(width, 0, TAB, height, stroke=MUTED, weight=0.15, dashed=True)
        _label(drawing, press, tile.right, (width + TAB / 2, height / 2), 90)
    if tile.below:
        drawing.rect(0, height, width, TAB, stroke=MUTED, weight=0.15, dashed=True)
        _label(drawing, press, tile.below, (width / 2, height + TAB / 2), 0)
    for part in (0.25, 0.75):
        if tile.right:
            _diamond(drawing, (width, part * height))
        if any(other.right == tile.number for other in parts):
            _diamond(drawing, (0, part * height), (1, 0))
        if tile.below:
            _diamond(drawing, (part * width, height))
        if any(other.below == tile.number for other in parts):
            _diamond(drawing, (part * width, 0), (0, 1))


def _label(drawing: Drawing, press: Press, number: int, at: tuple[float, float], turned: int) -> None:
    text = press.say(texts.GLUE_UNDER, number=number)
    drawing.words(at[0] - 40, at[1] - 2, 80, 4, text, 1.6, colour=MUTED, turned=turned)


def _diamond(drawing: Drawing, at: tuple[float, float], inwards: tuple[int, int] = (0, 0)) -> None:
    """Whole on the sheet with the tab, the inner half on the sheet that covers it."""
    x, y = at
    corners = [(-_DIAMOND, 0.0), (0.0, -_DIAMOND), (_DIAMOND, 0.0), (0.0, _DIAMOND)]
    kept = [(dx, dy) for dx, dy in corners if dx * inwards[0] >= 0 and dy * inwards[1] >= 0]
    drawing.polygon([(x + dx, y + dy) for dx, dy in kept], INK)


def _draw_legend(drawing: Drawing, press: Press, tile: Tile, parts: Sequence[Tile], top: float) -> None:
    """The part's number, large, and where it lies in the whole."""
    y = top + 3
    drawing.words(0, y, 12, 12, str(tile.number), 8, font=Font.LETTERS)
    sheet = press.say(texts.SHEET_OF, number=tile.number, count=len(parts))
    size = press.say(texts.SQUARES_OF, size=press.square)
    drawing.words(14, y, 60, 6, f"{press.title}, {sheet}", 2, align="left")
    drawing.words(14, y + 6, 60, 5, size, 1.7, colour=MUTED, align="left")
    for other in parts:
        x = 80 + 6 * other.columns.start / len(parts[0].columns)
        row = y + 6 * other.rows.start / len(parts[0].rows)
        fill = INK if other == tile else ""
        drawing.rect(x, row, 6, 6, fill=fill, stroke=INK, weight=0.25)


def _pale(colour: str) -> str:
    """Nearer to white: without colours, pieces must stay readable on the squares."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(255 - (255 - part) * 0.8):02x}" for part in parts)
