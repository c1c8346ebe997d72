"""The problem of the day: it follows from the date alone, so that everybody has the same one."""

from __future__ import annotations

from datetime import date, timedelta

from joute.games import registry
from joute.play import Refusal, unreadable
from joute.problems.problem import Problem
from joute.problems.shelf import all_problems, problems_of

FIRST_DAY = date(2026, 4, 20)
"""A Monday, day 1."""
SUNDAY = 6
HARD = 4
"""From this level on a problem is one for Sundays."""


def day_number(day: date) -> int:
    """Day 1 is the first day; before it, no number is below 1."""
    return max(1, (day - FIRST_DAY).days + 1)


def day_of(number: int) -> date:
    return FIRST_DAY + timedelta(days=number - 1)


def problem_of(day: date) -> Problem | None:
    """A game a weekday, in the registry's order; on Sunday a hard one of any game."""
    week, games = max(0, (day - FIRST_DAY).days) // 7, registry.names()
    if day.weekday() == SUNDAY:
        fitting = _interleaved([each for each in all_problems() if _is_hard(each)])
    else:
        fitting = [each for each in problems_of(games[day.weekday() % len(games)]) if not _is_hard(each)]
    chosen = fitting or all_problems()
    return chosen[week % len(chosen)] if chosen else None


def read_day(text: str) -> date | Refusal:
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        return unreadable("no_such_date", text=text[:80])


def _is_hard(problem: Problem) -> bool:
    return problem.level >= HARD


def _interleaved(problems: list[Problem]) -> list[Problem]:
    """One of each game in turn."""
    return sorted(problems, key=lambda each: (each.number, registry.names().index(each.game)))
