"""The tables benches print."""

from collections.abc import Sequence
from dataclasses import dataclass

_UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured: seconds for one item, the most it should take, and a remark."""

    what: str
    seconds: float
    target: float | None = None
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Things measured side by side; the ratios are to the first row."""

    title: str
    rows: Sequence[Row]

    def text(self) -> str:
        """The table as it is printed."""
        width = max(len(row.what) for row in self.rows)
        first = self.rows[0].seconds
        lines = [self.title]
        for row in self.rows:
            target = "" if row.target is None else f"target {duration(row.target)}: {_verdict(row)}"
            cells = [f"  {row.what:<{width}}", f"{duration(row.seconds):>9}", f"×{row.seconds / first:<8.3g}"]
            lines.append("  ".join([*cells, f"{target:<24}", row.remark]).rstrip())
        return "\n".join(lines)


def duration(seconds: float) -> str:
    """Three figures and a unit."""
    size, unit = next(((size, unit) for size, unit in _UNITS if seconds >= size), _UNITS[-1])
    return f"{seconds / size:.3g} {unit}"


def _verdict(row: Row) -> str:
    return "met" if row.target is not None and row.seconds <= row.target else "missed"
