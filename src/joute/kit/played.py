"""A played game as pages: its moves in order, and the board every few moves."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from joute.kit import texts, typesetting
from joute.kit.marks import HAIR, MUTED, Drawing, Font, Picture
from joute.kit.packing import GAP, Item, packed
from joute.kit.page import Press
from joute.kit.paperwork import svg_ratio
from joute.kit.wishes import USUAL_SQUARE, Wishes
from joute.play import CHANCE, Position
from joute.play.told import read_aloud
from joute.tables import Table, told

EVERY = 6
_NUMBER, _PLACE = 7.0, 15.0
_TEXT = 1.8
_ROW, _AIR = 3.5, 1.8
"""A line of a move's sentence, and what is left free around the sentence."""
_LETTER = 1.26
"""How broad a letter of the sentences is, on the average and a little more."""
_TITLE, _BREAK = 32.0, 3.0
_LEAST_BOARD = 30.0
_TOGETHER = 8
"""So many moves at most in one block."""
_STARTS_ON_A_SQUARE = re.compile(r"[A-Z]\d+[a-z-]\S*")


@dataclass(frozen=True, slots=True)
class _Line:
    """A move as it is set: « 3. C3h Anselme allonge MER en MERVEILLE : +9. 9–0 »."""

    number: str
    place: str
    sentence: str
    score: str
    rows: int

    @property
    def height(self) -> float:
        return self.rows * _ROW + _AIR


@dataclass(frozen=True, slots=True)
class _Told:
    """Moves one below the other: the first one's number, which plies they are, whether a board follows."""

    first: int
    plies: tuple[int, ...]
    with_board: bool


def played_pdf(table: Table, wishes: Wishes, reason: str, every: int = EVERY) -> bytes:
    """The game from its first move to its last; `reason` says why it ended."""
    press = Press(wishes, table.game.title, USUAL_SQUARE)
    width = (press.room[0] - 6) / 2
    blocks = _side_by_side([_block(press, table, told, width) for told in _told_together(table, every)])
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

    return Item(press.say(texts.PLAYED), width, _TITLE, draw)


def _told_together(table: Table, every: int) -> list[_Told]:
    """The moves in blocks, a board after each `every` of them; so many are told in several blocks."""
    plies = [at for at, ply in enumerate(table.plies, 1) if ply.seat != CHANCE]
    blocks: list[_Told] = []
    for first in range(0, len(plies), every):
        last = min(first + every, len(plies))
        for start in range(first, last, _TOGETHER):
            stop = min(start + _TOGETHER, last)
            blocks.append(_Told(start + 1, tuple(plies[start:stop]), stop == last))
    return blocks


def _side_by_side(blocks: list[Item]) -> list[Item]:
    """Two and two of the same height, so that they are read across and no place is left beside one."""
    pairs = (blocks[first : first + 2] for first in range(0, len(blocks), 2))
    return [replace(block, height=max(each.height for each in pair)) for pair in pairs for block in pair]


def _block(press: Press, table: Table, told: _Told, width: float) -> Item:
    """A few moves, and the board after them."""
    svg = table.game.picture(table.plies[told.plies[-1] - 1].after.view(None))
    broad = 6 + 5 * table.settings.seats  # the scores of all players in one line
    room = width - _NUMBER - broad
    lines = [_line(press, table, at, number, room) for number, at in enumerate(told.plies, told.first)]
    text = sum(line.height for line in lines)
    most = (press.room[1] - _TITLE) / 2 - GAP - text - 2 * _BREAK
    tall = min(width * svg_ratio(svg), max(_LEAST_BOARD, most)) if told.with_board else 0.0

    def draw(drawing: Drawing) -> None:
        y = 0.0
        for line in lines:
            _draw_line(drawing, line, y, width, broad)
            y += line.height
        if told.with_board:
            left, top = drawing.origin
            drawing.marks.append(Picture(left, top + y + _BREAK, tall / svg_ratio(svg), tall, svg))

    return Item(press.say(texts.PLAYED), width, text + tall + 2 * _BREAK, draw)


def _draw_line(drawing: Drawing, line: _Line, y: float, width: float, broad: float) -> None:
    top, left = y + _AIR / 2, _NUMBER + (_PLACE if line.place else 0)
    drawing.words(0, top, _NUMBER, _ROW, line.number, _TEXT, colour=MUTED, align="left")
    drawing.words(_NUMBER, top, _PLACE, _ROW, line.place, _TEXT, font=Font.STRONG, align="left")
    drawing.words(
        left, top + 0.7, width - left - broad, line.rows * _ROW, line.sentence, _TEXT, align="left + top"
    )
    drawing.words(width - broad, top, broad, _ROW, line.score, _TEXT, font=Font.STRONG, align="right")
    drawing.line((0, y + line.height), (width, y + line.height), stroke=HAIR, weight=0.12)


def _line(press: Press, table: Table, at: int, number: int, room: float) -> _Line:
    """The move's square where it has one, then what the table says of it."""
    ply = table.plies[at - 1]
    place = _STARTS_ON_A_SQUARE.match(ply.move)
    sentence = read_aloud(told(table, at).sentence, press.wishes.language)
    letters = int((room - (_PLACE if place else 0)) / _LETTER)
    rows = -(-len(sentence) // letters)
    return _Line(f"{number}.", place[0] if place else "", sentence, _score(ply.after), rows)


def _score(position: Position) -> str:
    scores = [str(score).replace("-", "−") for score in position.scores()]
    return "–".join(scores) if len(scores) == 2 else " · ".join(scores)


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
