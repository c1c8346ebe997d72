"""Time at a table: what is charged to whom, time-outs at their exact millisecond, pauses."""

import pytest
from templates.toy import TOY
from tests.tables.seating import NOON, dealt, played, refused, settings

from joute.tables import Table, clock_view


@pytest.mark.parametrize("edge", [-1, 0, 1])
def test_lxd_21_a_budget_that_runs_out_is_recorded_at_its_millisecond(edge: int) -> None:
    table = dealt(clock="budget 15m").tick(NOON + 900_000 + edge)
    assert table.over == (edge >= 0)
    if table.over:
        assert table.record().text().endswith("1 timeout {900000}\n")
        assert table.events[-1].at == NOON + 900_000


def test_lxd_21_a_turns_limit_passes_the_turn_and_the_next_ones_time_runs_from_then() -> None:
    table = dealt(clock="turn 90s").tick(NOON + 100_000)
    assert table.position.to_act() == (2,)
    assert clock_view(table, NOON + 100_000).remaining == (0, 80_000)
    assert clock_view(table, NOON + 100_000).running == (2,)
    assert table.tick(NOON + 100_000) == table
    later = table.tick(NOON + 400_000)
    assert [(ply.seat, ply.ms) for ply in later.plies[1:]] == [
        (1, 90_000),
        (2, 90_000),
        (1, 90_000),
        (2, 90_000),
    ]


def test_an_action_after_the_time_ran_out_comes_too_late() -> None:
    table = dealt(clock="turn 90s")
    assert refused(table, "1 lay A", NOON + 90_000).article == "TOY-2"
    assert played(table, "1 lay A", at=NOON + 89_999).position.scores() == (1, 0)


def test_the_time_spent_is_charged_to_who_was_on_turn() -> None:
    table = played(dealt(clock="budget 15m"), "1 lay A", at=NOON + 10_000)
    table = played(table, "1 end", at=NOON + 15_000)
    table = played(table, "2 lay D", at=NOON + 18_000)
    assert clock_view(table, NOON + 18_000).remaining == (890_000, 892_000)
    assert [ply.ms for ply in table.plies] == [None, 10_000, 5_000, 3_000]


def test_jag_20_after_a_contest_upheld_the_turn_goes_on_with_its_time() -> None:
    table = Table.open(TOY, settings(clock="turn 90s")).started(NOON)
    table = played(table, "0 deal IBCDEFGHIABCDEFGHA", at=NOON)
    table = played(table, "1 lay I", at=NOON + 50_000)
    table = played(table, "2 challenge", at=NOON + 60_000)
    assert table.position.to_act() == (1,)
    assert clock_view(table, NOON + 70_000).remaining == (30_000, 80_000)


def test_a_contest_refuted_leaves_the_clock_running() -> None:
    table = played(dealt(clock="turn 90s"), "1 lay A", at=NOON + 50_000)
    table = played(table, "2 challenge", at=NOON + 60_000)
    assert clock_view(table, NOON + 70_000).remaining == (40_000, 70_000)


def test_trn_02_the_bell_rings_for_the_table_and_a_game_without_bell_goes_on() -> None:
    table = dealt(clock="bell 7m")
    assert clock_view(table, NOON + 60_000).remaining == (360_000, 360_000)
    assert table.tick(NOON + 420_000) == table


def test_time_while_the_table_stands_is_nobodys() -> None:
    table = dealt(clock="budget 15m").stopped(NOON + 1_000).started(NOON + 5_000_000)
    assert not table.tick(NOON + 5_000_000).over
    assert clock_view(table, NOON + 5_001_000).remaining == (898_000, 900_000)
    assert played(table, "1 lay A", at=NOON + 5_001_000).plies[-1].ms == 2_000


def test_time_while_the_server_was_down_is_nobodys() -> None:
    table = dealt(clock="budget 15m").started(NOON + 5_000_000)
    assert clock_view(table, NOON + 5_000_000).remaining == (900_000, 900_000)


def test_a_finished_table_times_nobody() -> None:
    table = played(dealt(clock="budget 15m"), "1 resign", at=NOON + 5)
    assert clock_view(table, NOON + 5_000_000).running == ()
    assert table.tick(NOON + 5_000_000) == table
    assert table.started(NOON + 10) == table


def test_an_increment_is_earned_by_playing_and_by_nothing_else() -> None:
    table = dealt(clock="budget 1m+10s")
    table = played(table, "1 lay A", at=NOON + 20_000)
    assert clock_view(table, NOON + 20_000).remaining == (50_000, 60_000)
    table = played(table, "2 end", at=NOON + 25_000)
    assert clock_view(table, NOON + 25_000).remaining == (50_000, 55_000)
    table = played(table, "2 lay D", at=NOON + 26_000)
    assert clock_view(table, NOON + 26_000).remaining == (50_000, 64_000)
    assert table.tick(NOON + 75_999).over is False
    assert table.tick(NOON + 76_000).over
