"""What has changed from one value of a message type to the next, field by field, as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from joute.messages.writing import field_serializers

LONG_TEXT, LONG_LIST = 48, 8
"""Texts and lists from this length on are told by their places."""
CHUNK = 32


def written_changes(before: object, after: object) -> str:
    """The fields that have another value now, as one JSON object; a field of a field is `outer.inner`."""
    whole: list[str] = []
    _collect(before, after, "", whole, None)
    return f"{{{','.join(whole)}}}"


def written_places(before: object, after: object) -> tuple[str, str]:
    """The same, but for long texts and lists; and of these the places that changed, as another object."""
    whole: list[str] = []
    spliced: list[str] = []
    _collect(before, after, "", whole, spliced)
    return f"{{{','.join(whole)}}}", f"{{{','.join(spliced)}}}"


def _collect(before: Any, after: Any, path: str, whole: list[str], spliced: list[str] | None) -> None:
    for name, writer in field_serializers(type(after)):
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        kind = type(new)
        if type(old) is kind and field_serializers(kind):
            _collect(old, new, f"{path}{name}.", whole, spliced)
        elif spliced is not None and _is_long(kind, old, new):
            places = ",".join(
                f"[{at},{leave},{writer.to_json(come).decode()}]" for at, leave, come in _splices(old, new)
            )
            spliced.append(f'"{path}{name}":[{places}]')
        else:
            whole.append(f'"{path}{name}":{writer.to_json(new).decode()}')


def _is_long(kind: type, old: Any, new: Any) -> bool:
    if type(old) is not kind:
        return False
    return (kind is str and len(new) >= LONG_TEXT) or (kind is tuple and len(new) >= LONG_LIST)


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
    start = next((at for at in range(most) if not _same(old[at], new[at])), most)
    ends = range(most - start)
    end = next((at for at in ends if not _same(old[-1 - at], new[-1 - at])), most - start)
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


def _same(was: Any, now: Any) -> bool:
    return was is now or bool(was == now)
