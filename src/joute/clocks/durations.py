"""Lengths of time as players write them (`15m`, `1h30m`, `2d`), in whole milliseconds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

UNITS = {"d": 86_400_000, "h": 3_600_000, "m": 60_000, "s": 1_000, "ms": 1}
LONGEST = 366 * UNITS["d"]

_PART = re.compile(r"(\d{1,11})(ms|[dhms])")


def read_duration(text: str) -> int | None:
    """The milliseconds; None unless the text is a positive length of at most a year, largest unit first."""
    compact = text.replace(" ", "")
    parts = _PART.findall(compact)
    units = [UNITS[unit] for _, unit in parts]
    if not parts or "".join(n + unit for n, unit in parts) != compact or not compact.isascii():
        return None
    if any(later >= earlier for earlier, later in pairwise(units)):
        return None
    total = sum(int(number) * unit for (number, _), unit in zip(parts, units, strict=True))
    return total if 0 < total <= LONGEST else None


def duration_text(ms: int, units: Sequence[str] = tuple(UNITS)) -> str:
    """The length in the largest unit that divides it: « 90m », « 45s »."""
    unit = next(unit for unit in (*units, "ms") if ms % UNITS[unit] == 0)
    return f"{ms // UNITS[unit]}{unit}"
