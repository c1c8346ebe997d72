"""Tables to test on: boards as they are seen, row 6 at the top; moves as they are written."""

from __future__ import annotations

from joute.dictionary import Dictionary
from joute.games.dames import DAMES
from joute.games.dames.position import DamesPosition
from joute.play import Effects, Move, Options, Position, Refusal, Seat, Settings, read_options

FULL = Dictionary.load(DAMES.words)
SOME = (
    "LUNE",
    "LUNES",
    "LUE",
    "NUE",
    "SEL",
    "SELS",
    "RAT",
    "RATS",
    "ART",
    "TAR",
    "ETE",
    "TES",
    "AMI",
    "AMIE",
)


def settings(words: Dictionary | tuple[str, ...] = SOME, **given: str) -> Settings:
    options = read_options(DAMES.options, given)
    assert isinstance(options, Options)
    return Settings(2, options, words if isinstance(words, Dictionary) else Dictionary.of(words))


def rows_of(drawing: str) -> str:
    """The rows of a position text from a drawing: a capital is White's, a dot an empty square."""
    rows = drawing.split()
    assert len(rows) == 6, rows
    return "/".join(row.replace(".", "1") for row in reversed(rows))


def board(drawing: str, fields: str = "", at: Settings | None = None) -> DamesPosition:
    return DAMES.position(f"{rows_of(drawing)} {fields}", at or settings())


def move(text: str) -> Move:
    read = DAMES.read_move(text)
    assert isinstance(read, Move), read
    return read


def judged(position: DamesPosition, text: str, seat: Seat | None = None) -> Effects[Position] | Refusal:
    return position.judge(position.state.turn if seat is None else seat, move(text))


def legal(position: DamesPosition, text: str, seat: Seat | None = None) -> Effects[Position]:
    judgement = judged(position, text, seat)
    assert isinstance(judgement, Effects), judgement
    return judgement


def refused(
    position: DamesPosition, text: str, article: str, reason: str, seat: Seat | None = None
) -> Refusal:
    judgement = judged(position, text, seat)
    assert isinstance(judgement, Refusal), judgement
    assert (judgement.article, judgement.reason) == (article, reason)
    return judgement


def after(position: DamesPosition, *lines: str) -> DamesPosition:
    """The position after the moves, each by the seat on turn unless it begins with a seat."""
    for line in lines:
        head, _, rest = line.partition(" ")
        seat, text = (int(head), rest) if head.isdigit() else (position.state.turn, line)
        played = legal(position, text, seat).after
        assert isinstance(played, DamesPosition)
        position = played
    return position


def seen(position: DamesPosition) -> str:
    """The board as the drawings of these tests show it, jokers as plain letters."""
    cells = position.state.board.cells
    return "\n".join(cells[start : start + 8] for start in range(40, -1, -8))


def listed(position: DamesPosition) -> list[str]:
    return [str(each) for each in position.moves(position.state.turn)]
