"""Whether the analysis is right: a few positions of every game against a search with fifty times the time.

The whole, 200 positions a game, takes hours: `python -m bench.support.validation GAME`.
"""

from itertools import islice

from bench.support.table import Row, Table
from bench.support.validation import Seen, validated
from joute.games import registry

_OPTIONS = {"demo": {"share": "25"}}
_SEED = 60_000


def run(quick: bool) -> list[Table]:
    """Parts of the positions, those that should be small."""
    return [
        _table(
            name, list(islice(validated(name, _SEED, _OPTIONS.get(name, {}), 2_000 if quick else 20_000), 1))
        )
        for name in registry.names()
    ]


def _table(name: str, seen: list[Seen]) -> Table:
    heavy = [marked for one in seen for marked in one.heavy]
    rows = [
        Row("best move not found", 100 * _part([not one.found for one in seen]), 10, unit="%"),
        Row("best move called a mistake", 100 * _part([one.slandered for one in seen]), 2, unit="%"),
        Row("heavy loss not marked", 100 * _part([not one for one in heavy]), 10, f"of {len(heavy)}", "%"),
    ]
    return Table(f"{registry.find(name).title}, {len(seen)} positions", rows)


def _part(those: list[bool]) -> float:
    return sum(those) / len(those) if those else 0.0
