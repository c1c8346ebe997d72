"""Whether the analysis is right: a few small ends of every game that are solved, one position searched long.

Many of them: `python -m bench.support.validation GAME [--deep]`; the figures stand in docs/strength.md.
"""

from itertools import islice

from bench.support.table import Row, Table
from bench.support.validation import DEEP, DEEPER, EXACT, NORMAL_MS, Seen, validated
from joute.bots.thinking_clock import timed_by_processor
from joute.games import registry

_SEED = 60_000
_ENDS, _QUICK_ENDS = 5, 1
_QUICK_DEEPER = 5


def run(quick: bool) -> list[Table]:
    """Parts of the positions, those that should be small."""
    deep_ms = (_QUICK_DEEPER if quick else DEEPER) * NORMAL_MS
    with timed_by_processor():
        return [
            _table(
                name,
                list(islice(validated(name, _SEED, EXACT), _QUICK_ENDS if quick else _ENDS)),
                list(islice(validated(name, _SEED, DEEP, deep_ms), 1)),
            )
            for name in registry.names()
        ]


def _table(name: str, ends: list[Seen], middle: list[Seen]) -> Table:
    seen = ends + middle
    heavy = [marked for one in seen for marked in one.heavy]
    rows = [
        Row("best move not found", 100 * _part([not one.found for one in seen]), 10, unit="%"),
        Row("best move called a mistake", 100 * _part([one.slandered for one in seen]), 2, unit="%"),
        Row("heavy loss not marked", 100 * _part([not one for one in heavy]), 10, f"of {len(heavy)}", "%"),
    ]
    title = registry.find(name).title
    return Table(f"{title}, {len(ends)} ends that are solved, {len(middle)} searched long", rows)


def _part(those: list[bool]) -> float:
    return sum(those) / len(those) if those else 0.0
