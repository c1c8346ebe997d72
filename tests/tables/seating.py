"""Tables of the toy game, ready to play."""

from __future__ import annotations

from templates.toy import TOY

from joute.dictionary import Dictionary
from joute.play import Options, Refusal, Settings, read_options
from joute.tables import Step, StopStep, Table, TakebackStep

WORDS = Dictionary.of(["MER"])
NOON = 1_000_000
# Seat 1 holds ABC, seat 2 DEF (then GHI, ABC).
DEAL = "deal ABCDEFGHIABCDEFGHI"


def settings(seats: int = 2, **options: str) -> Settings:
    read = read_options(TOY.options, options)
    assert isinstance(read, Options)
    return Settings(seats, read, WORDS)


def dealt(seats: int = 2, clock: str = "none", names: tuple[str, ...] = ()) -> Table:
    """A table with its cards dealt and its clock going since noon."""
    table = Table.open(TOY, settings(seats, clock=clock), names, given=("clock",))
    return played(table.started(NOON), "0 " + DEAL, at=NOON)


def played(table: Table, *lines: str, at: int) -> Table:
    for line in lines:
        after = table.act(*_action(line), at)
        assert isinstance(after, Table), (line, after)
        table = after
    return table


def refused(table: Table, line: str, at: int) -> Refusal:
    refusal = table.act(*_action(line), at)
    assert isinstance(refusal, Refusal)
    return refusal


def _action(line: str) -> tuple[int, str | Step]:
    """« 1 lay A » is a move, « 1 takeback ask » a step of taking one back, « 1 stop refuse » plays on."""
    seat, action, *rest = line.split(" ", 2)
    if action == "takeback":
        return int(seat), TakebackStep(*rest)
    if action == "stop":
        return int(seat), StopStep(*rest)
    return int(seat), " ".join((action, *rest))
