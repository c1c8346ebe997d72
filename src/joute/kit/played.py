"""A played game as pages: its moves in order, and the board every few moves."""

from __future__ import annotations

from collections.abc import Sequence

from joute.kit import texts, typesetting
from joute.kit.marks import HAIR, MUTED, Drawing, Font, Picture
from joute.kit.packing import Item, packed
from joute.kit.page import Press
from joute.kit.paperwork import svg_ratio
from joute.kit.wishes import USUAL_SQUARE, Wishes
from joute.play import CHANCE, Position
from joute.tables import Table
from joute.tables.events import Ply

EVERY = 6
_LINE = 5.2
_HEAD = 3.0


def played_pdf(table: Table, wishes: Wishes, reason: str, every: int = EVERY) -> bytes:
    """The game from its first move to its last; `reason` says why it ended."""
    press = Press(wishes, table.game.title, USUAL_SQUARE)
    width = (press.room[0] - 6) / 2
    plies = [ply for ply in table.plies if ply.seat != CHANCE]
    blocks = [
        _block(press, table, plies[first : first + every], first, width)
        for first in range(0, len(plies), every)
    ]
    title = _title(press, table, _ending(press, table, reason))
    sheets = [leaf.front for leaf in packed(press, [title, *blocks], in_order=True)]
    return typesetting.pdf(sheets, press.size, table.game.title, wishes.language)


def _title(press: Press, table: Table, ending: str) -> Item:
    width = press.room[0]
    players = press.say(texts.AGAINST).join(_name(press, table, seat) for seat in _seats(table))

    def draw(drawing: Drawing) -> None:
        drawing.words(0, 2, width, 12, table.game.title, 8, font=Font.LETTERS, align="left")
        drawing.words(0, 17, width, 6, players, 3, font=Font.STRONG, align="left")
        drawing.words(0, 24, width, 5, ending, 2.4, colour=MUTED, align="left")

    return Item(press.say(texts.PLAYED), width, 32, draw)


def _block(press: Press, table: Table, plies: Sequence[Ply], first: int, width: float) -> Item:
    """A few moves, and the board after them."""
    svg = table.game.picture(plies[-1].after.view(None))
    most = press.room[1] / 2 - len(plies) * _LINE - _HEAD - 6
    tall = min(width * svg_ratio(svg), most)
    lines = [_line(press, table, ply, first + number) for number, ply in enumerate(plies, 1)]

    def draw(drawing: Drawing) -> None:
        for number, (count, name, move, score) in enumerate(lines):
            y = number * _LINE
            drawing.words(0, y, 7, _LINE, count, 1.8, colour=MUTED, align="left")
            drawing.words(7, y, 22, _LINE, name, 1.8, colour=MUTED, align="left")
            size = 2.1 if len(move) < 25 else 1.4
            drawing.words(29, y, width - 45, _LINE, move, size, font=Font.STRONG, align="left")
            drawing.words(width - 16, y, 16, _LINE, score, 2.1, align="right")
            drawing.line((0, y + _LINE), (width, y + _LINE), stroke=HAIR, weight=0.12)
        x, y = drawing.origin
        drawing.marks.append(Picture(x, y + len(lines) * _LINE + 3, tall / svg_ratio(svg), tall, svg))

    return Item(press.say(texts.PLAYED), width, len(lines) * _LINE + 3 + tall + _HEAD, draw)


def _line(press: Press, table: Table, ply: Ply, number: int) -> tuple[str, str, str, str]:
    name = _short(_name(press, table, ply.seat), 14)
    return f"{number}.", name, _told(ply), _score(ply.after)


def _told(ply: Ply) -> str:
    """The move as it is written; where that is long, its beginning and the words it makes."""
    if len(ply.move) <= 34 or not ply.effects.words:
        return _short(ply.move, 42)
    return _short(f"{ply.move.split()[0]} {', '.join(ply.effects.words)}", 42)


def _score(position: Position) -> str:
    return "–".join(str(score).replace("-", "−") for score in position.scores())


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _seats(table: Table) -> range:
    return range(1, table.settings.seats + 1)


def _name(press: Press, table: Table, seat: int) -> str:
    named = table.names[seat - 1] if seat <= len(table.names) else ""
    return named or press.say(texts.PLAYER, seat=seat)


def _ending(press: Press, table: Table, reason: str) -> str:
    """« Anselme gagne, aux points. »"""
    if table.outcome is None:
        return press.say(texts.UNFINISHED)
    winners = ", ".join(_name(press, table, seat) for seat in table.outcome.winners)
    if not winners:
        return press.say(texts.DRAWN, reason=reason)
    won = texts.WON if len(table.outcome.winners) == 1 else texts.SHARED_WIN
    return press.say(won, names=winners, reason=reason)
