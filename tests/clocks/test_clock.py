"""The running clock: budgets, limits, the bell; exactly on the millisecond, one before, one after."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from joute.clocks import Clock, ClockError, Flag, read_control

NOON = 1_000_000
EDGES = (-1, 0, 1)


def running(text: str, seats: int = 2, seat: int = 1) -> Clock:
    control = read_control(text, seats)
    assert not isinstance(control, ClockError)
    return Clock.new(control, seats).switch((seat,)).start(NOON)


def passed(clock: Clock, now: int, seat: int) -> Clock:
    """The turn passes on at that moment."""
    return clock.at(now).switch((seat,))


@pytest.mark.parametrize("edge", EDGES)
def test_lxd_21_a_budget_runs_out_exactly_on_its_millisecond(edge: int) -> None:
    clock = running("budget 15m")
    now = NOON + 900_000 + edge
    assert clock.remaining(1, now) == max(0, -edge)
    assert clock.flagged(now) == (None if edge < 0 else Flag(1, NOON + 900_000))


@pytest.mark.parametrize("edge", EDGES)
def test_lxd_21_a_limit_per_turn_runs_out_exactly_on_its_millisecond(edge: int) -> None:
    clock = passed(running("turn 90s"), NOON + 89_999, 2)
    now = NOON + 89_999 + 90_000 + edge
    assert clock.flagged(now) == (None if edge < 0 else Flag(2, NOON + 179_999))
    assert clock.remaining(1, now) == 1


def test_lxd_21_each_turn_gets_its_whole_limit_again() -> None:
    clock = passed(running("turn 90s"), NOON + 80_000, 2)
    clock = passed(clock, NOON + 100_000, 1)
    assert clock.spent(1, NOON + 100_000) == 0
    assert clock.remaining(1, NOON + 110_000) == 80_000


def test_dam_22_unequal_budgets_and_the_clock_passes_on_with_the_move() -> None:
    clock = running("budget 15m/10m")
    clock = passed(clock, NOON + 60_000, 2)
    assert clock.remaining(1, NOON + 200_000) == 840_000
    assert clock.remaining(2, NOON + 200_000) == 600_000 - 140_000
    assert clock.next_deadline() == Flag(2, NOON + 660_000)


def test_dam_22_a_budget_is_used_up_over_several_turns() -> None:
    clock = running("budget 10s")
    for turn in range(9):
        clock = passed(clock, NOON + 1_000 * (turn + 1), 2 - turn % 2)
    assert clock.remaining(1, NOON + 9_000) == 5_000
    assert clock.remaining(2, NOON + 9_000) == 6_000


def test_a_correspondence_budget_of_days_fits() -> None:
    clock = running("budget 30d")
    assert clock.remaining(1, NOON + 86_400_000) == 29 * 86_400_000


@pytest.mark.parametrize("edge", EDGES)
def test_trn_02_the_bell_counts_everybodys_time_and_is_nobodys_fault(edge: int) -> None:
    clock = running("bell 7m", 4)
    for turn in range(1, 5):
        clock = passed(clock, NOON + turn * 60_000, turn % 4 + 1)
    now = NOON + 420_000 + edge
    assert clock.flagged(now) == (None if edge < 0 else Flag(0, NOON + 420_000))
    assert clock.new_hand().remaining(1, NOON + 240_000) == 420_000


def test_without_a_limit_nothing_runs_out_but_time_is_told() -> None:
    clock = running("none")
    assert clock.next_deadline() is None
    assert clock.remaining(1, NOON + 5) is None
    assert clock.spent(1, NOON + 5_000) == 5_000


def test_time_while_the_clock_stands_is_nobodys() -> None:
    clock = running("budget 15m").stop(NOON + 1_000)
    assert not clock.running
    assert clock.next_deadline() is None
    clock = clock.start(NOON + 500_000)
    assert clock.remaining(1, NOON + 501_000) == 898_000


def test_time_while_a_server_was_down_is_nobodys() -> None:
    clock = running("turn 90s").start(NOON + 10_000_000)
    assert clock.flagged(NOON + 10_000_000) is None
    assert clock.remaining(1, NOON + 10_000_000) == 90_000


def test_jag_19_nobody_is_timed_while_a_contest_is_judged_and_turns_go_on_after_it() -> None:
    clock = passed(running("disc 5x60s"), NOON + 50_000, 2)
    judged = clock.at(NOON + 70_000).switch(())
    assert judged.next_deadline() is None
    refuted = judged.at(NOON + 300_000).switch((2,), resumed=True)
    assert refuted.spent(2, NOON + 300_000) == 20_000


def test_jag_20_the_authors_turn_goes_on_with_the_time_it_had() -> None:
    clock = passed(running("disc 5x60s"), NOON + 50_000, 2)
    judged = clock.at(NOON + 60_000).switch(())
    upheld = judged.at(NOON + 90_000).switch((1,), resumed=True)
    assert upheld.spent(1, NOON + 90_000) == 50_000
    assert upheld.at(NOON + 100_000).discs == (4, 6)


def test_several_seats_are_timed_together_in_a_closing_window() -> None:
    clock = running("budget 10s", 3).at(NOON + 4_000).switch((2, 3))
    assert clock.remaining(1, NOON + 9_000) == 6_000
    assert clock.remaining(2, NOON + 9_000) == clock.remaining(3, NOON + 9_000) == 5_000
    assert clock.flagged(NOON + 20_000) == Flag(2, NOON + 14_000)


def test_a_moment_in_the_past_changes_nothing() -> None:
    clock = running("budget 15m").at(NOON + 5)
    assert clock.at(NOON) == clock


steps = st.lists(st.tuples(st.integers(0, 200_000), st.sampled_from([(), (1,), (2,)])), max_size=30)
controls = st.sampled_from(["none", "budget 15m/10m", "turn 90s", "disc 5x60s", "bell 7m"])


@given(controls, steps)
def test_replaying_the_time_spent_gives_the_same_clock(
    text: str, turns: list[tuple[int, tuple[int, ...]]]
) -> None:
    live = running(text)
    replayed = live
    now = NOON
    for ms, timed in turns:
        now += ms
        live = live.at(now).switch(timed)
        replayed = replayed.spend(ms).switch(timed)
    assert replayed.start(now) == live.start(now)


@given(controls, steps, st.lists(st.integers(0, 200_000), max_size=5))
def test_reading_the_clock_on_the_way_changes_nothing(
    text: str, turns: list[tuple[int, tuple[int, ...]]], looks: list[int]
) -> None:
    plain = looked = running(text)
    now = NOON
    for ms, timed in turns:
        for look in sorted(looks):
            looked = looked.at(now + min(look, ms))
        now += ms
        plain, looked = plain.at(now).switch(timed), looked.at(now).switch(timed)
    assert plain.start(now) == looked.start(now)


@given(controls, steps)
def test_the_deadline_is_the_first_millisecond_that_flags(
    text: str, turns: list[tuple[int, tuple[int, ...]]]
) -> None:
    clock = running(text)
    now = NOON
    for ms, timed in turns:
        now += ms
        clock = clock.at(now).switch(timed)
        deadline = clock.next_deadline()
        if deadline and deadline.at > now:
            assert clock.flagged(deadline.at - 1) is None
            assert clock.flagged(deadline.at) == deadline
            assert clock.at(deadline.at - 1).next_deadline() == deadline
