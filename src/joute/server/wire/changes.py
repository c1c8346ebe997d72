"""What has changed from one value of a message type to the next, field by field, as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from itertools import compress
from operator import is_not
from typing import Any

from pydantic_core import SchemaSerializer

from joute.messages.writing import field_serializers

LONG: dict[type, int] = {str: 48, tuple: 8}
"""Texts and lists from this length on are told by their places."""
CHUNK = 32
_DATACLASSES: dict[type, bool] = {}


class Changes:
    """What was found is remembered: of two seats most fields are the same values, before and after."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int, str], tuple[object, object, str]] = {}
        """By the identities of two values, which are kept with what was written of them."""

    def forget(self) -> None:
        self._known.clear()

    def fields(self, before: object, after: object) -> str:
        """The fields that have another value now, as one JSON object; a field of a field is `outer.inner`."""
        whole: list[str] = []
        self._collect(before, after, "", whole, whole)
        return f"{{{','.join(whole)}}}"

    def places(self, before: object, after: object) -> tuple[str, str]:
        """The same but for long texts and lists; of these the places that changed, as another object."""
        whole: list[str] = []
        spliced: list[str] = []
        self._collect(before, after, "", whole, spliced)
        return f"{{{','.join(whole)}}}", f"{{{','.join(spliced)}}}"

    def _collect(self, before: Any, after: Any, path: str, whole: list[str], spliced: list[str]) -> None:
        values, writers = field_serializers(type(after))
        was, now = values(before), values(after)
        for at in compress(range(len(now)), map(is_not, was, now)):  # most fields are the very same values
            old, new = was[at], now[at]
            if old == new:
                continue
            name, writer = writers[at]
            kind = type(new)
            long = LONG.get(kind)
            if kind is int:
                whole.append(f'"{path}{name}":{new}')
            elif long is None and type(old) is kind and _has_fields(kind):
                self._collect(old, new, f"{path}{name}.", whole, spliced)
            elif long and len(new) >= long and type(old) is kind and spliced is not whole:
                spliced.append(self._written(f"{path}{name}", writer, old, new))
            else:
                whole.append(f'"{path}{name}":{writer.to_json(new).decode()}')

    def _written(self, name: str, writer: SchemaSerializer, old: Any, new: Any) -> str:
        known = self._known.get((id(old), id(new), name))
        if known is None:
            places = ",".join(
                [f"[{at},{leave},{writer.to_json(come).decode()}]" for at, leave, come in _splices(old, new)]
            )
            known = self._known[id(old), id(new), name] = old, new, f'"{name}":[{places}]'
        return known[2]


def _has_fields(kind: type) -> bool:
    """Whether it is a dataclass; found out once."""
    if (known := _DATACLASSES.get(kind)) is None:
        known = _DATACLASSES[kind] = is_dataclass(kind)
    return known


def _splices(old: Any, new: Any) -> Iterator[tuple[int, int, Any]]:
    """The places to change, the last first."""
    if len(old) != len(new):
        start, end = _common(old, new)
        yield start, len(old) - start - end, new[start : len(new) - end]
    elif isinstance(new, str):
        yield from _changed_text(old, new)
    else:
        yield from _changed_runs(old, new)


def _common(old: Any, new: Any) -> tuple[int, int]:
    """How many places are the same from the start, and how many of the others from the end."""
    most = min(len(old), len(new))
    start = end = 0
    while start < most and (old[start] is new[start] or old[start] == new[start]):
        start += 1
    most -= start
    while end < most and (old[-1 - end] is new[-1 - end] or old[-1 - end] == new[-1 - end]):
        end += 1
    return start, end


def _changed_text(old: str, new: str) -> Iterator[tuple[int, int, str]]:
    """Chunk by chunk: most are the same, and found so at once."""
    for at in range((len(new) - 1) // CHUNK * CHUNK, -1, -CHUNK):
        was, now = old[at : at + CHUNK], new[at : at + CHUNK]
        if was != now:
            start, end = _common(was, now)
            yield at + start, len(now) - start - end, now[start : len(now) - end]


def _changed_runs(old: tuple[Any, ...], new: tuple[Any, ...]) -> Iterator[tuple[int, int, tuple[Any, ...]]]:
    places = [at for at, (was, now) in enumerate(zip(old, new, strict=True)) if was is not now and was != now]
    while places:
        end = start = places.pop()
        while places and places[-1] == start - 1:
            start = places.pop()
        yield start, end + 1 - start, new[start : end + 1]
