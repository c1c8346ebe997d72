"""Problems gathered until there are enough, no two alike, the kinds in even shares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from joute.problems.problem import Problem

_SHARE, _REFEREE_SHARE = 0.6, 0.35
"""No goal takes more than this part of a set, as long as others are found."""


@dataclass(slots=True)
class Collection:
    """As many problems as are wanted, numbered from the first."""

    wanted: int
    first: int = 1
    kept: list[Problem] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)
    _goals: Counter[str] = field(default_factory=Counter)
    _spare: list[Problem] = field(default_factory=list)

    @property
    def full(self) -> bool:
        return len(self.kept) >= self.wanted

    def add(self, problems: Iterable[Problem]) -> None:
        for problem in problems:
            if self.full or _marks(problem) & self._seen:
                continue
            share = _REFEREE_SHARE if problem.for_referees else _SHARE
            if self._goals[problem.goal] >= max(1, round(self.wanted * share)):
                self._spare.append(problem)
                if len(self._spare) < 3 * self.wanted:
                    continue
                problem = self._spare.pop(0)  # nothing else is to be found
                if _marks(problem) & self._seen:
                    continue
            self._keep(problem)

    def _keep(self, problem: Problem) -> None:
        self._seen |= _marks(problem)
        self._goals[problem.goal] += 1
        self.kept.append(replace(problem, number=self.first + len(self.kept)))


def _marks(problem: Problem) -> set[str]:
    """What no other problem may share: the position, and the word it is solved by, or the move judged."""
    moved = problem.solutions[0] if problem.solutions else problem.move
    word = max(moved.split(), key=len).partition("@")[0]
    return {f"at {problem.position}", f"{problem.goal} {word}"}
