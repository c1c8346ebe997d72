"""Results kept as lines of JSON: a run that is stopped goes on where it was, and what it did counts."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Line = dict[str, Any]
FOLDER = Path("build/bench")


@dataclass(frozen=True, slots=True)
class Kept:
    """A file of results, each with the names that tell it from the others."""

    path: Path
    names: tuple[str, ...]

    def lines(self) -> Iterator[Line]:
        if self.path.exists():
            with self.path.open(encoding="utf-8") as file:
                yield from map(json.loads, file)

    def done(self) -> set[tuple[Any, ...]]:
        """The names of all results there are."""
        return {self._key(line) for line in self.lines()}

    def add(self, line: Line) -> None:
        assert all(name in line for name in self.names)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def _key(self, line: Line) -> tuple[Any, ...]:
        return tuple(line[name] for name in self.names)


class Allowance:
    """So many seconds of this process's own processor time; nothing more is begun once they are spent."""

    def __init__(self, seconds: float) -> None:
        self._end = time.process_time() + seconds

    def is_spent(self) -> bool:
        return time.process_time() > self._end
