"""Problems gathered until there are enough, no two alike, the kinds in even shares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from joute.problems.problem import Problem

_SHARE, _REFEREE_SHARE = 0.6, 0.35
"""No goal takes more than this part of a set, as long as others are found."""
_PATIENCE = 30
"""So many of a sort that there is enough of are put by before one is taken all the same."""


@dataclass(slots=True)
class Collection:
    """As many problems as are wanted, numbered from the first."""

    wanted: int
    first: int = 1
    mixed: bool = True
    """Whether several sorts are looked for: then none takes the whole set."""
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
            if not self._has_enough_like(problem):
                self._keep(problem)
                continue
            self._spare.append(problem)
            if len(self._spare) > _PATIENCE + self.wanted and not _marks(self._spare[0]) & self._seen:
                self._keep(self._spare.pop(0))  # little else is to be found

    def _has_enough_like(self, problem: Problem) -> bool:
        share = _REFEREE_SHARE if problem.for_referees else _SHARE
        return self.mixed and self._goals[problem.goal] >= max(1, round(self.wanted * share))

    def _keep(self, problem: Problem) -> None:
        self._seen |= _marks(problem)
        self._goals[problem.goal] += 1
        self.kept.append(replace(problem, number=self.first + len(self.kept)))


def _marks(problem: Problem) -> set[str]:
    """What no other problem may share: the position, and the word it is solved by, or the move judged."""
    moved = problem.solutions[0] if problem.solutions else problem.move
    parts = (part.partition("@")[0] for part in moved.split())
    words = [part for part in parts if part.isalpha() and not part.islower()]
    word = max(words, key=len, default=moved)
    return {f"at {problem.position}", f"{problem.goal} {word}"}
