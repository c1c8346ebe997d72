"""How a game is timed: nothing, budgets, a limit per turn, a disc of minutes, a hand bell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar, Literal

from joute.clocks.durations import duration_text, read_duration
from joute.values import replace

MOST_ON_DISC = 100
ClockKind = Literal["none", "budget", "turn", "disc", "bell"]


@dataclass(frozen=True, slots=True)
class ClockError:
    """Why a text names no clock: a code, and the data for the sentence."""

    reason: str
    data: Mapping[str, str | int] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class NoLimit:
    kind: ClassVar[ClockKind] = "none"

    def text(self) -> str:
        return "none"


@dataclass(frozen=True, slots=True)
class Budget:
    """So much time for the whole game: one budget for all, or one for each seat (LXD-21, DAM-22)."""

    budgets: tuple[int, ...]
    increment: int = 0
    """What every turn played gives back."""
    kind: ClassVar[ClockKind] = "budget"

    def of(self, seat: int) -> int:
        return self.budgets[(seat - 1) % len(self.budgets)]

    def reseated(self, order: Sequence[int]) -> Budget:
        """The budgets once people have changed seats: seat i + 1 is taken by who sat at place order[i]."""
        if len(self.budgets) == 1:
            return self
        return replace(self, budgets=tuple(self.of(place + 1) for place in order))

    def text(self) -> str:
        more = f"+{duration_text(self.increment, ('s',))}" if self.increment else ""
        return f"budget {'/'.join(duration_text(ms) for ms in self.budgets)}{more}"


@dataclass(frozen=True, slots=True)
class TurnLimit:
    """So much time for each turn (LXD-21)."""

    limit: int
    kind: ClassVar[ClockKind] = "turn"

    def text(self) -> str:
        return f"turn {duration_text(self.limit, ('s',))}"


@dataclass(frozen=True, slots=True)
class Disc:
    """A disc of minutes: both start at the same number, each full minute of a turn moves it (JAG-22)."""

    start: int
    minute: int
    tolerance: int = 0
    """How long after a full minute the disc still waits for a turn that is being laid."""
    kind: ClassVar[ClockKind] = "disc"

    def minutes(self, spent: int) -> int:
        """How many minutes a turn of that length costs; each counts from where the one before was full."""
        return max(0, spent - self.tolerance) // self.minute

    def text(self) -> str:
        return f"disc {self.start}x{duration_text(self.minute, ('s',))}"


@dataclass(frozen=True, slots=True)
class Bell:
    """So much time for a whole hand, whoever uses it (TRN-2)."""

    limit: int
    kind: ClassVar[ClockKind] = "bell"

    def text(self) -> str:
        return f"bell {duration_text(self.limit)}"


Control = NoLimit | Budget | TurnLimit | Disc | Bell


def read_control(text: str, seats: int) -> Control | ClockError:
    """« none », « budget 15m/10m », « budget 5m+10s », « turn 90s », « disc 5x60s », « bell 7m »."""
    kind, *rest = text.lower().split(maxsplit=1) or ["none"]
    amount = rest[0] if rest else ""
    if kind == "none" and not amount:
        return NoLimit()
    if kind == "budget":
        return _read_budget(amount, seats)
    if kind == "disc":
        return _read_disc(amount, seats)
    if kind in ("turn", "bell"):
        limit = read_duration(amount)
        if limit is None:
            return _bad_time(amount)
        return TurnLimit(limit) if kind == "turn" else Bell(limit)
    return ClockError("unknown_clock", {"text": text[:40]})


def reseated(text: str, order: Sequence[int]) -> str:
    """The clock of people who have changed seats: unequal budgets go with whoever they were agreed for."""
    control = read_control(text, len(order))
    return control.reseated(order).text() if isinstance(control, Budget) else text


def _read_budget(amount: str, seats: int) -> Budget | ClockError:
    amount, plus, more = amount.partition("+")
    increment = read_duration(more) if plus else 0
    if increment is None:
        return _bad_time(more)
    parts = amount.strip().split("/", maxsplit=100)
    budgets: list[int] = []
    for part in parts:
        budget = read_duration(part)
        if budget is None:
            return _bad_time(part)
        budgets.append(budget)
    if len(budgets) not in (1, seats):
        return ClockError("budgets_per_seat", {"given": len(budgets), "seats": seats})
    return Budget((budgets[0],) if len(set(budgets)) == 1 else tuple(budgets), increment)


def _read_disc(amount: str, seats: int) -> Disc | ClockError:
    if seats != 2:
        return ClockError("disc_for_two", {"seats": seats})
    number, _, length = amount.partition("x")
    number = number.strip()
    minute = read_duration(length)
    if minute is None:
        return _bad_time(length)
    start = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 0
    if not 1 <= start <= MOST_ON_DISC:
        return ClockError("bad_disc", {"value": number[:40], "most": MOST_ON_DISC})
    return Disc(start, minute)


def _bad_time(text: str) -> ClockError:
    return ClockError("bad_duration", {"text": text[:40]})
