"""From a record back to a table, clocks included."""

from dataclasses import replace

import pytest
from templates.toy import TOY
from tests.tables.seating import NOON, dealt, played, settings

from joute.records import BadLine, Record, read_record
from joute.tables import Replay, Table, replay


def loaded(table: Table, clock: str) -> Table:
    record = read_record(table.record().text())
    assert isinstance(record, Record)
    again = replay(record, TOY, settings(clock=clock))
    assert isinstance(again, Replay) and again.stopped is None
    return again.table


@pytest.mark.parametrize("clock", ["none", "budget 15m/10m", "turn 90s", "disc 5x60s", "bell 7m"])
def test_replaying_a_record_gives_the_same_position_and_the_same_clock(clock: str) -> None:
    table = dealt(clock=clock, names=("Anne", "Paul"))
    for second, line in ((70, "1 lay A"), (75, "2 lay D"), (80, "1 challenge"), (140, "1 lay B")):
        table = played(table, line, at=NOON + second * 1000)
    table = table.tick(NOON + 1_000_000) if clock == "turn 90s" else table
    again = loaded(table, clock)
    assert again.position == table.position
    assert again.record() == table.record()
    assert again.names == table.names
    assert replace(again.clock, since=None) == replace(table.clock, since=None)


def test_a_record_without_times_stays_without_times() -> None:
    table = played(Table.open(TOY, settings()), "0 deal ABCDEFGHIABCDEFGHI", "1 lay A", at=0)
    again = loaded(table, "none")
    assert again.record() == table.record()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[Game "toy"]\n\n0 deal ABCDEFGHIABCDEFGHI\n1 lay Z {5}\n', 4),
        ('[Game "toy"]\n[Position "no"]\n', 2),
    ],
)
def test_a_record_that_cannot_be_played_names_its_line(text: str, line: int) -> None:
    record = read_record(text)
    assert isinstance(record, Record)
    done = replay(record, TOY, settings())
    stopped = done.stopped if isinstance(done, Replay) else done
    assert isinstance(stopped, BadLine)
    assert stopped.line == line
