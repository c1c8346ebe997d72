"""`python -m bench [--quick] [NAME…]`: run the benches, all of them unless some are named."""

import argparse
import importlib
import os
import sys
import time
import traceback
from pathlib import Path

from bench.support.table import Row, Table

MOST_SECONDS = 15 * 60
"""What all of them together may take on two quiet cores."""


def names() -> list[str]:
    """Every file beside this one is a bench, named after it."""
    return sorted(file.stem for file in Path(__file__).parent.glob("*.py") if not file.stem.startswith("_"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the hot paths.")
    parser.add_argument("name", nargs="*", help=f"any of: {', '.join(names())}")
    parser.add_argument("--quick", action="store_true", help="few rounds: whether it runs, not how fast")
    arguments = parser.parse_args()
    if unknown := sorted(set(arguments.name) - set(names())):
        parser.error(f"no such bench: {', '.join(unknown)}")
    asked = arguments.name or names()
    found: dict[str, list[Table]] = {}
    took: list[Row] = []
    for name in asked:
        print(f"— {name}", file=sys.stderr, flush=True)
        begun, busy = time.perf_counter(), _processor_seconds()
        found[name] = _tables(name, arguments.quick)
        used = _processor_seconds() - busy
        took.append(Row(name, time.perf_counter() - begun, remark=f"{used:.0f} s of processor"))
        print(f"  ({took[-1].value:.1f} s)", file=sys.stderr, flush=True)
    if len(asked) > 1:
        for table in _summary(found, took):
            print(table.text(), end="\n\n", flush=True)
    if not all(found.values()):
        raise SystemExit(1)


def _processor_seconds() -> float:
    """Of this process and of those it has started and that have ended."""
    return sum(os.times()[:4])


def _tables(name: str, quick: bool) -> list[Table]:
    """What the bench has measured, printed; nothing if it failed: the others are measured all the same."""
    try:
        tables: list[Table] = importlib.import_module(f"bench.{name}").run(quick)
    except Exception:
        traceback.print_exc()
        return []
    for table in tables:
        print(table.text(), end="\n\n", flush=True)
    return tables


def _summary(found: dict[str, list[Table]], took: list[Row]) -> list[Table]:
    """Every figure with a target once more, those missed first; what each bench took."""
    aimed = [
        Row(f"{name}: {table.title}: {row.what}", row.value, row.target, unit=row.unit)
        for name, tables in found.items()
        for table in tables
        for row in table.rows
        if row.target is not None
    ]
    missed, met = [row for row in aimed if not row.is_met], [row for row in aimed if row.is_met]
    total = Row("all of them", sum(row.value for row in took), MOST_SECONDS)
    failed = [name for name, tables in found.items() if not tables]
    return [
        *([Table(f"{len(missed)} targets missed", missed, with_ratios=False)] if missed else []),
        *([Table(f"{len(met)} targets met", met, with_ratios=False)] if met else []),
        Table(
            f"How long each bench took{f', failed: {failed}' if failed else ''}",
            [*took, total],
            with_ratios=False,
        ),
    ]


if __name__ == "__main__":
    main()
