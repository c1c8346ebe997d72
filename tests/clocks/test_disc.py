"""JAGO's disc (JAG-22, JAG-23), exactly on the minute, one millisecond before, one after."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from joute.clocks import Clock, Disc, Flag, NoLimit

MINUTE = 60_000
NOON = 5_000


def disc(start: int = 5, minute: int = MINUTE, tolerance: int = 0) -> Clock:
    return Clock.new(Disc(start, minute, tolerance), 2).switch((1,)).start(NOON)


@pytest.mark.parametrize("minutes", range(1, 6))
@pytest.mark.parametrize("edge", [-1, 0, 1])
def test_jag_22_each_full_minute_moves_the_disc_at_the_moment_it_runs_out(minutes: int, edge: int) -> None:
    now = NOON + minutes * MINUTE + edge
    moved = minutes - (edge < 0)
    assert disc().at(now).discs == (5 - moved, 5 + moved)


@pytest.mark.parametrize(
    ("spent", "cost"), [(0, 0), (1, 0), (59_999, 0), (60_000, 1), (60_001, 1), (119_999, 1)]
)
def test_jag_22_a_turn_ended_within_its_first_minute_costs_nothing(spent: int, cost: int) -> None:
    ended = disc().at(NOON + spent).switch((2,))
    assert ended.discs == (5 - cost, 5 + cost)


def test_jag_22_minutes_begun_are_not_carried_over_to_the_next_turn() -> None:
    clock = disc()
    now = NOON
    for _ in range(20):
        now += 59_999
        clock = clock.at(now).switch((2,))
        now += 59_999
        clock = clock.at(now).switch((1,))
    assert clock.discs == (5, 5)


def test_jag_22_the_opponents_minutes_come_back() -> None:
    clock = disc().at(NOON + 130_000).switch((2,)).at(NOON + 130_000 + 180_000)
    assert clock.discs == (6, 4)


def test_jag_22_another_length_and_another_start() -> None:
    clock = disc(3, 90_000)
    assert clock.at(NOON + 89_999).discs == (3, 3)
    assert clock.at(NOON + 90_000).discs == (2, 4)


@pytest.mark.parametrize("edge", [-1, 0, 1])
def test_jag_23_with_one_left_the_minute_that_runs_out_loses(edge: int) -> None:
    clock = disc().at(NOON + 4 * MINUTE)
    assert clock.discs == (1, 9)
    flag = clock.flagged(NOON + 5 * MINUTE + edge)
    assert flag == (None if edge < 0 else Flag(1, NOON + 5 * MINUTE))


@pytest.mark.parametrize("start", [1, 2, 5])
def test_jag_23_from_a_new_turn_the_whole_disc_is_there_to_spend(start: int) -> None:
    assert disc(start).next_deadline() == Flag(1, NOON + start * MINUTE)
    assert disc(start).flagged(NOON + start * MINUTE - 1) is None


def test_jag_23_one_left_and_the_turn_ended_in_time_goes_on() -> None:
    clock = disc().at(NOON + 5 * MINUTE - 1).switch((2,))
    assert clock.discs == (1, 9)
    later = clock.at(NOON + 5 * MINUTE + 10).switch((1,))
    assert later.next_deadline() == Flag(1, NOON + 6 * MINUTE + 10)


@pytest.mark.parametrize("tolerance", [0, 1, 2_000, 5_000])
@pytest.mark.parametrize("minutes", range(1, 5))
def test_jag_22_a_turn_that_ends_within_the_tolerance_ends_in_its_minute(
    minutes: int, tolerance: int
) -> None:
    clock, over = disc(tolerance=tolerance), NOON + minutes * MINUTE + tolerance
    assert clock.at(over - 1).switch((2,)).discs == (6 - minutes, 4 + minutes)
    assert clock.at(over).switch((2,)).discs == (5 - minutes, 5 + minutes)


def test_jag_22_once_the_tolerance_is_over_the_next_minute_counts_from_the_full_one() -> None:
    clock = disc(tolerance=2_000)
    assert clock.remaining(1, NOON + 59_000) == 1_000
    assert clock.remaining(1, NOON + 60_000) == clock.remaining(1, NOON + 61_999) == 0
    assert clock.remaining(1, NOON + 62_000) == 58_000
    assert clock.at(NOON + 121_999).discs == (4, 6)
    assert clock.at(NOON + 122_000).discs == (3, 7)


def test_jag_22_the_tolerance_is_given_in_every_turn_and_never_saved_up() -> None:
    clock, now = disc(tolerance=2_000), NOON
    for number in range(20):
        now += 61_999
        clock = clock.at(now).switch((2 - number % 2,))
    assert clock.discs == (5, 5)


def test_jag_22_a_turn_given_back_after_a_contest_goes_on_where_it_was() -> None:
    clock = disc(tolerance=2_000).at(NOON + 61_000).switch((2,)).at(NOON + 70_000)
    back = clock.switch(()).switch((1,), resumed=True)
    assert back.at(NOON + 70_999).discs == (5, 5)
    assert back.at(NOON + 71_000).discs == (4, 6)


@pytest.mark.parametrize("start", [1, 2, 5])
@pytest.mark.parametrize("tolerance", [0, 2_000, 5_000])
def test_jag_23_the_last_minute_is_lost_when_the_tolerance_is_over(start: int, tolerance: int) -> None:
    clock, over = disc(start, tolerance=tolerance), NOON + start * MINUTE + tolerance
    assert clock.next_deadline() == Flag(1, over)
    assert clock.flagged(over - 1) is None
    assert clock.at(over - 1).next_deadline() == Flag(1, over)
    assert clock.at(over).discs == (0, 2 * start)


@given(st.lists(st.integers(1, 70_000), max_size=12), st.integers(0, 5_000))
def test_jag_22_how_often_the_clock_is_read_changes_nothing(steps: list[int], tolerance: int) -> None:
    clock = disc(tolerance=tolerance)
    once = clock.at(NOON + sum(steps))
    now = NOON
    for ms in steps:
        now += ms
        clock = clock.at(now)
    assert (clock.discs, clock.turn, clock.next_deadline()) == (once.discs, once.turn, once.next_deadline())


def test_the_remaining_time_is_the_minutes() -> None:
    assert disc().remaining(1, NOON + 61_000) == 59_000
    assert disc().remaining(1, NOON + 60_000) == MINUTE
    assert disc().remaining(1, NOON + 5 * MINUTE) == 0


@given(st.lists(st.integers(0, 400_000), max_size=40), st.integers(1, 9))
def test_jag_22_the_sum_never_changes(turns: list[int], start: int) -> None:
    clock = disc(start)
    now, seat = NOON, 1
    for ms in turns:
        now += ms
        seat = 3 - seat
        clock = clock.at(now).switch((seat,))
        assert sum(clock.discs) == 2 * start
        assert min(clock.discs) >= 0


def test_jag_22_the_disc_says_when_it_turns_next() -> None:
    clock = Clock.new(Disc(5, 60_000, 2_000), 2).switch([1]).start(1_000)
    assert clock.next_turning(1_000) == clock.next_turning(62_999) == 63_000
    assert clock.at(63_000).discs == (4, 6) and clock.at(62_999).discs == (5, 5)
    assert clock.next_turning(63_000) == 123_000
    assert clock.stop(5_000).next_turning(6_000) is None
    assert Clock.new(NoLimit(), 2).switch([1]).start(0).next_turning(5) is None
