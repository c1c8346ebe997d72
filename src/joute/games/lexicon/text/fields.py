"""The `name=value` fields of a position text, each read as what it holds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from joute.games.lexicon.material import MAITRESSE
from joute.letters import ALPHABET
from joute.play import Refused, Seat, unreadable

E = TypeVar("E", bound=StrEnum)
FIELDS = (
    *("phase", "deal", "dealer", "turn", "packs", "hands", "table", "pile", "stock"),
    *("counted", "penalties", "standing", "last", "accepted", "verdict", "idle"),
    *("drawing", "agreed", "rung", "shown", "outcome"),
)
MOST = 5000
"""Characters of a position text."""


def bad(field: str, value: str) -> Refused:
    return Refused(unreadable("position_value", field=field, value=value[:80]))


@dataclass(frozen=True, slots=True)
class Fields:
    """Every reader raises `Refused` with the field that is wrong."""

    seats: int
    values: dict[str, str]

    @classmethod
    def of(cls, text: str, seats: int) -> Fields:
        if len(text) > MOST:
            raise Refused(unreadable("too_long", most=MOST))
        values: dict[str, str] = {}
        for item in text.split():
            name, equals, value = item.partition("=")
            if not equals or name not in FIELDS or name in values:
                raise Refused(unreadable("position_field", field=name[:40], known=" ".join(FIELDS)))
            values[name] = value
        return cls(seats, values)

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def get(self, name: str) -> str:
        """The value as it stands, empty if it is left out."""
        return self.values.get(name, "")

    def parts(self, name: str, separator: str) -> list[str]:
        value = self.get(name)
        return value.split(separator) if value else []

    def number(self, name: str, default: int, most: int) -> int:
        return whole(name, self.values[name], 0, most) if name in self else default

    def points(self, name: str) -> tuple[int, ...]:
        """One number for each seat; nothing if the field is left out."""
        if name not in self:
            return ()
        return tuple(whole(name, part, -999_999, 999_999) for part in self._by_seat(name))

    def seat(self, name: str, players: tuple[Seat, ...], needed: bool) -> Seat:
        """A seat, that of a player where one is needed."""
        if name not in self:
            return players[0] if needed else 0
        seat = whole(name, self.values[name], 0, self.seats)
        if needed and seat not in players:
            raise bad(name, self.values[name])
        return seat

    def seat_list(self, name: str, default: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Seats in order, each once."""
        parts = self.parts(name, "/")
        return tuple(sorted({whole(name, part, 1, self.seats) for part in parts})) if parts else default

    def choice(self, name: str, kind: type[E], default: E) -> E:
        return self._choose(name, kind, [self.values[name]])[0] if name in self else default

    def choices(self, name: str, kind: type[E], default: E) -> tuple[E, ...]:
        """One for each seat."""
        if name not in self:
            return (default,) * self.seats
        return self._choose(name, kind, self._by_seat(name))

    def _choose(self, name: str, kind: type[E], parts: list[str]) -> tuple[E, ...]:
        if not all(part in list(kind) for part in parts):
            raise bad(name, self.values[name])
        return tuple(map(kind, parts))

    def _by_seat(self, name: str) -> list[str]:
        parts = self.values[name].split("/")
        if len(parts) != self.seats:
            raise bad(name, self.values[name])
        return parts


def whole(name: str, value: str, least: int, most: int) -> int:
    digits = value.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 8 and least <= int(value) <= most):
        raise bad(name, value)
    return int(value)


def cards(name: str, value: str) -> str:
    if not all(card in ALPHABET + MAITRESSE for card in value):
        raise bad(name, value)
    return value


def word(name: str, value: str) -> str:
    if not (value.isascii() and value.isalpha()):
        raise bad(name, value)
    return value
