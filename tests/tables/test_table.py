"""Playing at a table: versions, records, refusals, chance."""

import pytest
from templates.toy import TOY
from tests.tables.seating import NOON, dealt, played, refused, settings

from joute.play import RESIGN, Refused
from joute.records import Record, read_record
from joute.tables import Replay, Table, replay


def reversed_letters(letters: object) -> list[str]:
    return list(letters)[::-1]  # type: ignore[call-overload]


def test_every_action_is_one_version_and_one_event() -> None:
    table = dealt()
    assert table.version == 2
    after = played(table, "1 lay A", at=NOON + 5)
    assert after.version == 3
    event = after.events[-1]
    assert (event.version, event.at, event.seat, event.action) == (3, NOON + 5, 1, "lay A")


def test_a_refused_action_changes_nothing() -> None:
    table = dealt()
    assert refused(table, "2 lay D", NOON).article == "TOY-2"
    assert refused(table, "1 lay Z", NOON).article == "TOY-3"
    assert refused(table, "1 dance", NOON).kind == "unreadable"
    assert refused(table, "9 pass", NOON).reason == "unknown_seat"
    assert table == dealt()


def test_the_record_is_canonical_and_replays_to_the_same_position() -> None:
    table = dealt(names=("Anne", ""))
    table = played(table, "1 Lay  a", at=NOON + 12_400)
    table = played(table, "2 lay d", at=NOON + 12_400)
    text = table.record().text()
    assert text == (
        '[Game "toy"]\n[Seats "2"]\n[Option.clock "none"]\n[Player.1 "Anne"]\n\n'
        "0 deal ABCDEFGHIABCDEFGHI\n1 lay A {12400}\n2 lay D {0}\n"
    )
    record = read_record(text)
    assert isinstance(record, Record)
    done = replay(record, TOY, table.settings)
    assert isinstance(done, Replay)
    assert done.position == table.position


def test_without_a_running_clock_no_time_is_written() -> None:
    table = Table.open(TOY, settings())
    table = played(table, "0 deal ABCDEFGHIABCDEFGHI", "1 lay A", at=NOON)
    assert table.record().text().endswith("1 lay A\n")


def test_chance_acts_until_a_player_is_to_act() -> None:
    table = Table.open(TOY, settings()).deal(reversed_letters, NOON)
    assert table.position.to_act() == (1,)
    assert table.plies[0].effects.move.text() == "deal IIHHGGFFEEDDCCBBAA"
    assert table.deal(reversed_letters, NOON) == table


def test_a_table_may_start_from_a_position() -> None:
    middle = played(dealt(), "1 lay A", at=NOON).position
    table = Table.open(TOY, settings(), position=middle.text())
    assert table.position.scores() == (1, 0)
    assert f'[Position "{middle.text()}"]' in table.record().text()


@pytest.mark.parametrize(
    ("clock", "reason"), [("sundial", "unknown_clock"), ("budget 1m/2m/3m", "budgets_per_seat")]
)
def test_a_clock_that_cannot_be_read_opens_no_table(clock: str, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        Table.open(TOY, settings(clock=clock))
    assert (caught.value.refusal.kind, caught.value.refusal.reason) == ("unreadable", reason)


def test_a_resignation_needs_no_turn_and_ends_the_game() -> None:
    after = dealt().act(2, RESIGN, NOON)
    assert isinstance(after, Table)
    assert after.over
    assert not after.clock.running
    assert refused(after, "1 lay A", NOON).article == "TOY-5"


def test_a_draw_by_agreement_is_an_end_said_by_all() -> None:
    one = played(dealt(), "2 end", at=NOON)
    assert not one.over
    assert not played(one, "1 lay A", "1 end", at=NOON).over
    outcome = played(one, "1 end", at=NOON).position.outcome()
    assert outcome is not None
    assert outcome.winners == ()


def test_the_log_builds_the_same_table_again() -> None:
    table = dealt(clock="budget 15m", names=("Anne", "Paul"))
    table = played(table, "1 lay A", at=NOON + 60_000)
    table = played(table, "2 lay D", "2 takeback ask", "1 takeback accept", at=NOON + 61_000)
    table = table.stopped(NOON + 62_000).started(NOON + 500_000)
    table = played(table, "2 lay E", at=NOON + 501_000).tick(NOON + 10_000_000)
    fresh = Table.open(TOY, settings(clock="budget 15m"), ("Anne", "Paul"), given=("clock",))
    assert fresh.replayed(table.events) == table


def test_a_log_with_a_hole_is_refused() -> None:
    table = played(dealt(), "1 lay A", at=NOON)
    fresh = Table.open(TOY, settings(clock="none"), given=("clock",))
    with pytest.raises(Refused):
        fresh.replayed(table.events[1:])
    with pytest.raises(Refused):
        fresh.replayed(table.events[:1]).replayed((table.events[1], table.events[1]))
