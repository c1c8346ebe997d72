"""Budgets buy work; the clock only stops."""

from joute.bots.budget import Deadline


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
