"""The optional `name=value` fields at the end of a position text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from joute.play.moves import Seat
from joute.play.refusal import Refused, unreadable


def read_fields(parts: Iterable[str], known: Iterable[str], reason: str) -> dict[str, str]:
    """The fields by name; an unknown or repeated one raises `Refused` with the reason."""
    fields: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not (equals and value and name in tuple(known)) or name in fields:
            raise Refused(unreadable(reason, part="field", value=part[:80]))
        fields[name] = value
    return fields


def read_seats(fields: Mapping[str, str], name: str, seats: int, reason: str) -> tuple[Seat, ...]:
    """Seats such as `2,3`; one that does not exist raises `Refused` with the reason."""
    value = fields.get(name, "")
    names = {str(seat): seat for seat in range(1, seats + 1)}
    items = value.split(",") if value else []
    if not all(item in names for item in items):
        raise Refused(unreadable(reason, part=name, value=value[:80]))
    return tuple(names[item] for item in items)


def fields_text(fields: Mapping[str, str | Iterable[int]]) -> str:
    """The fields that hold something, each after a space."""
    written = ((name, v if isinstance(v, str) else ",".join(map(str, v))) for name, v in fields.items())
    return "".join(f" {name}={value}" for name, value in written if value)
