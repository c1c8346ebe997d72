"""The row as an SVG picture, and under it the words announced and how many squares each holds."""

from __future__ import annotations

from html import escape

from joute.games.amusante.view import AmusanteView
from joute.play import thumbnail as small
from joute.play.picture import CELL, MARGIN, NOTE, document, star, token

_LINE = 22
_COLUMNS = 12
_STYLE = f'fill="{NOTE}" font-family="Inter, Helvetica, sans-serif" font-size="14"'


def picture(view: AmusanteView) -> str:
    """A joker has its star beside the letter."""
    columns = max(_COLUMNS, len(view.row))
    parts = [_square(column, letter) for column, letter in enumerate(view.row)]
    lines = [f"{said.seat} : {said.word}" for said in view.announced]
    lines.append("  ·  ".join(f"{seat} ({count})" for seat, count in enumerate(view.counts, 1)))
    top = MARGIN + CELL + _LINE + 6
    for number, line in enumerate(lines):
        parts.append(f'<text x="{MARGIN}" y="{top + number * _LINE}" {_STYLE}>{escape(line)}</text>')
    return document(2 * MARGIN + columns * CELL, top + len(lines) * _LINE, parts, "La règle amusante")


def thumbnail(view: AmusanteView) -> str:
    """The row, in letters as large as there is room."""
    return small.thumbnail([view.row], "La règle amusante")


def _square(column: int, letter: str) -> str:
    x = MARGIN + column * CELL
    drawn = token(x, MARGIN, CELL, letter.upper(), None)
    return drawn if letter.isupper() else drawn + star(x, MARGIN, CELL)
