"""The tables benches print."""

from collections.abc import Sequence
from dataclasses import dataclass

_UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))
TIMES = "×"


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured, as a rule in seconds for one item; the most it should be; a remark."""

    what: str
    value: float
    target: float | None = None
    remark: str = ""
    unit: str = "s"
    """Or another, such as kB; `TIMES` where the value is a ratio already."""

    @property
    def is_met(self) -> bool:
        return self.target is None or self.value <= self.target

    def verdict(self) -> str:
        """The target, and whether it is met."""
        if self.target is None:
            return ""
        return f"target {measured(self.target, self.unit)}: {'met' if self.is_met else 'missed'}"


@dataclass(frozen=True, slots=True)
class Table:
    """Things measured side by side; the ratios are to the first row, where both are seconds."""

    title: str
    rows: Sequence[Row]
    with_ratios: bool = True

    def text(self) -> str:
        """The table as it is printed."""
        width = max(len(row.what) for row in self.rows)
        lines = [self.title]
        for row in self.rows:
            cells = [
                f"  {row.what:<{width}}",
                f"{measured(row.value, row.unit):>9}",
                f"{self._ratio(row):<9}",
            ]
            lines.append("  ".join([*cells, f"{row.verdict():<24}", row.remark]).rstrip())
        return "\n".join(lines)

    def _ratio(self, row: Row) -> str:
        first = self.rows[0]
        if not self.with_ratios or not row.unit == first.unit == "s":
            return ""
        return f"×{row.value / first.value:.3g}"


def measured(value: float, unit: str) -> str:
    """Three figures and the unit."""
    if unit == "s":
        return duration(value)
    return f"×{value:.3g}" if unit == TIMES else f"{float(f'{value:.3g}'):,.10g} {unit}".rstrip()


def duration(seconds: float) -> str:
    """Three figures and a unit."""
    size, unit = next(((size, unit) for size, unit in _UNITS if seconds >= size), _UNITS[-1])
    return f"{seconds / size:.3g} {unit}"
