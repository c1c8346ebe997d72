"""Budgets buy work; the clock only stops."""

from collections.abc import Callable
from time import monotonic, sleep

import numpy as np
from tests.games.jago.table import settings
from tests.patience import SECONDS

from joute.bots.alarm import Alarm
from joute.bots.budget import Deadline
from joute.bots.thinking_clock import timed_by_processor
from joute.games.jago import JAGO
from joute.games.jago.material import LETTER_SETS
from joute.games.jago.moves import Deal
from joute.games.jago.position import JagoPosition
from joute.games.jago.search import find


def test_work_bought_depends_on_the_budget_alone() -> None:
    deadline = Deadline(200)
    assert deadline.buys(0.5) == 400
    assert Deadline(0).buys(5) == 1


def test_a_step_that_would_come_too_late_is_not_begun() -> None:
    deadline = Deadline(1_000_000)
    assert not deadline.over()
    assert not deadline.over(1_000)
    assert deadline.over(1_000_001)
    assert Deadline(0).left_ms() <= 1


def test_the_flag_is_raised_when_time_is_over_and_not_before() -> None:
    long, short = Deadline(1_000_000), Deadline(1)
    assert long.stop is long.stop
    assert _raised(short)
    assert not long.stop[0]


def test_a_flag_that_comes_later_does_not_keep_an_earlier_one_waiting() -> None:
    alarm = Alarm()
    late, early = np.zeros(1, np.int64), np.zeros(1, np.int64)
    alarm.raise_at(monotonic() + 1_000, late)
    alarm.raise_at(monotonic(), early)
    assert _until(lambda: bool(early[0]))
    assert not late[0]


def test_a_flag_waits_for_a_clock_that_goes_slower_than_the_wall() -> None:
    alarm, flag, shown = Alarm(), np.zeros(1, np.int64), [0.0]
    looked: list[float] = []

    def slow_clock() -> float:
        looked.append(shown[0])
        return shown[0]

    alarm.raise_at(0.001, flag, slow_clock)
    assert _until(lambda: len(looked) > 3), "it is looked at again"
    assert not flag[0]
    shown[0] = 1.0
    assert _until(lambda: bool(flag[0]))


def test_a_flag_that_nobody_has_any_more_is_waited_for_no_longer() -> None:
    alarm, kept, looked = Alarm(), np.zeros(1, np.int64), [0]

    def standing_clock() -> float:
        looked[0] += 1
        return 0.0

    alarm.raise_at(0.001, np.zeros(1, np.int64), standing_clock)
    asked = looked[0]
    alarm.raise_at(monotonic() + 0.01, kept)
    assert _until(lambda: bool(kept[0]))
    assert looked[0] <= asked + 1


def test_by_processor_time_waiting_costs_nothing_and_work_does() -> None:
    with timed_by_processor():
        deadline = Deadline(50)
    sleep(0.1)
    assert not deadline.over(), "nothing was thought"
    while not deadline.over():
        sum(range(1_000))
    assert _raised(deadline)
    assert Deadline(1_000_000).left_ms() > 500_000, "the wall's clock again"


def test_a_search_is_stopped_inside_its_kernel() -> None:
    """JAGO's longest call: what was found so far comes back, and says that it is not all."""
    agreed = settings()
    racks = "AABEEGILNORT" + "DEIMNOPRSSTU"
    rest = LETTER_SETS["originales"].without(racks).letters
    position = JAGO.start(agreed).play(0, Deal(racks + rest))
    assert isinstance(position, JagoPosition)
    whole = find(position.state)
    stopped = find(position.state, stop=np.ones(1, np.int64))
    assert whole.whole and whole.count > 0
    assert not stopped.whole and stopped.count == 0


def _raised(deadline: Deadline) -> bool:
    return _until(lambda: bool(deadline.stop[0]))


def _until(true: Callable[[], bool]) -> bool:
    """Waits as long as a slow machine may need."""
    end = monotonic() + SECONDS
    while not true() and monotonic() < end:
        sleep(0.001)
    return true()
