"""Clocks as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from joute.clocks import (
    Bell,
    Budget,
    ClockError,
    Disc,
    NoLimit,
    TurnLimit,
    duration_text,
    read_control,
    read_duration,
    reseated,
)

MINUTE = 60_000


@pytest.mark.parametrize(
    ("text", "seats", "control", "canonical"),
    [
        ("none", 2, NoLimit(), "none"),
        ("", 2, NoLimit(), "none"),
        ("budget 15m", 2, Budget((15 * MINUTE,)), "budget 15m"),
        ("budget 15m/10m", 2, Budget((15 * MINUTE, 10 * MINUTE)), "budget 15m/10m"),
        ("budget 15m / 10m", 2, Budget((15 * MINUTE, 10 * MINUTE)), "budget 15m/10m"),
        ("budget 15m/15m", 2, Budget((15 * MINUTE,)), "budget 15m"),
        ("Budget 1H30M", 3, Budget((90 * MINUTE,)), "budget 90m"),
        ("budget 3d", 2, Budget((3 * 24 * 60 * MINUTE,)), "budget 3d"),
        ("budget 1m/2m/3m", 3, Budget((MINUTE, 2 * MINUTE, 3 * MINUTE)), "budget 1m/2m/3m"),
        ("turn 90s", 2, TurnLimit(90_000), "turn 90s"),
        ("turn 1m30s", 2, TurnLimit(90_000), "turn 90s"),
        ("turn 1500ms", 2, TurnLimit(1500), "turn 1500ms"),
        ("disc 5x60s", 2, Disc(5, MINUTE), "disc 5x60s"),
        ("disc 3x1m", 2, Disc(3, MINUTE), "disc 3x60s"),
        ("bell 7m", 4, Bell(7 * MINUTE), "bell 7m"),
    ],
)
def test_a_clock_is_read_and_written(text: str, seats: int, control: object, canonical: str) -> None:
    read = read_control(text, seats)
    assert read == control
    assert not isinstance(read, ClockError)
    assert read.text() == canonical
    assert read_control(canonical, seats) == read


@pytest.mark.parametrize(
    ("text", "seats", "reason"),
    [
        ("hourglass 3m", 2, "unknown_clock"),
        ("none 3m", 2, "unknown_clock"),
        ("budget", 2, "bad_duration"),
        ("budget 0m", 2, "bad_duration"),
        ("budget -5m", 2, "bad_duration"),
        ("budget 15", 2, "bad_duration"),
        ("budget 15m10h", 2, "bad_duration"),
        ("budget 1h1h", 2, "bad_duration"),
        ("budget 15m/", 2, "bad_duration"),
        ("budget 15m/10m/5m", 2, "budgets_per_seat"),
        ("budget 15m/10m", 3, "budgets_per_seat"),
        ("turn ٩s", 2, "bad_duration"),
        ("turn 367d", 2, "bad_duration"),
        ("turn", 2, "bad_duration"),
        ("disc 5x60s", 3, "disc_for_two"),
        ("disc 0x60s", 2, "bad_disc"),
        ("disc 101x60s", 2, "bad_disc"),
        ("disc x60s", 2, "bad_disc"),
        ("disc 5", 2, "bad_duration"),
        ("bell seven", 2, "bad_duration"),
    ],
)
def test_what_is_no_clock_says_why(text: str, seats: int, reason: str) -> None:
    read = read_control(text, seats)
    assert isinstance(read, ClockError)
    assert read.reason == reason


@given(st.text(max_size=80), st.integers(2, 8))
def test_any_text_is_a_clock_or_an_error(text: str, seats: int) -> None:
    for prefix in ("", "budget ", "disc ", "turn ", "bell "):
        read = read_control(prefix + text, seats)
        assert isinstance(read, ClockError) or read_control(read.text(), seats) == read


@given(st.integers(1, 366 * 86_400_000))
def test_a_length_of_time_reads_back(ms: int) -> None:
    assert read_duration(duration_text(ms)) == ms
    assert read_duration(duration_text(ms, ("s",))) == ms


def test_a_budget_may_grow_with_every_turn() -> None:
    control = read_control("budget 5m+10s", 2)
    assert control == Budget((300_000,), 10_000)
    assert isinstance(control, Budget) and control.text() == "budget 5m+10s"
    assert isinstance(read_control("budget 5m+", 2), ClockError)
    assert read_control("budget 15m/10m + 5s", 2) == Budget((900_000, 600_000), 5_000)


def test_unequal_budgets_go_with_the_people_who_change_seats() -> None:
    assert reseated("budget 10m/15m", (1, 0)) == "budget 15m/10m"
    assert reseated("budget 10m/15m/20m+5s", (2, 0, 1)) == "budget 20m/10m/15m+5s"
    for other in ("none", "turn 60s", "budget 15m", "disc 5x60s", "what"):
        assert reseated(other, (1, 0)) == other
