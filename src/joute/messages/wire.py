"""To and from JSON. What comes in is checked to the letter; what is unknown or too much is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import GenericAlias
from typing import Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json, to_json

from joute.messages.live import ClientMessage
from joute.messages.writing import serializer
from joute.play import Composition

MOST_IN_ID = 50
MOST_IN_COMPOSITION = 4_000
"""Characters of JSON: several times as many as the largest hand laid out letter by letter."""
_ID = re.compile(rf'"id"\s*:\s*"([^"\\]{{1,{MOST_IN_ID}}})"')
_STRICT = ConfigDict(extra="forbid", str_max_length=4000)
_CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")], config=_STRICT
)
_COMPOSITIONS: dict[type[Composition], TypeAdapter[tuple[Composition]]] = {}


def encode(message: object) -> str:
    return serializer(type(message)).to_json(message).decode()


def decode(text: str | bytes) -> ClientMessage | str:
    """The client's message, or what is wrong with it."""
    try:
        return _CLIENT.validate_json(text, strict=True)
    except ValidationError as error:
        return _first_fault(error)


def decode_composition(kind: type[Composition], given: Mapping[str, object]) -> Composition | str:
    """What was laid, as a value of the game's own type, or what is wrong with it."""
    try:
        text = to_json(given)
        if len(text) > MOST_IN_COMPOSITION:
            return "composition: too long"
        return _adapter(kind).validate_json(b"[%b]" % text, strict=True)[0]
    except ValidationError as error:
        return _first_fault(error)
    except ValueError:  # half a surrogate pair, or a nesting without end
        return "composition: no JSON"


def is_id(text: object) -> bool:
    """Whether a client may give that id to a request."""
    return isinstance(text, str) and 1 <= len(text) <= MOST_IN_ID and text.isprintable()


def id_in(text: str | bytes) -> str:
    """The id of a request that is refused unread; empty where there is none."""
    try:
        message = from_json(text, allow_partial=True)
    except ValueError:  # no JSON, or half a surrogate pair: its sender waits for an answer all the same
        written = _ID.search(text if isinstance(text, str) else text.decode("utf-8", "replace"))
        message = {"id": written[1]} if written else None
    found = message.get("id") if isinstance(message, dict) else None
    return str(found) if is_id(found) else ""


def _adapter(kind: type[Composition]) -> TypeAdapter[tuple[Composition]]:
    """In a tuple: pydantic takes no settings for a dataclass by itself."""
    if kind not in _COMPOSITIONS:
        alone: Any = GenericAlias(tuple, (kind,))
        _COMPOSITIONS[kind] = TypeAdapter(alone, config=_STRICT)
    return _COMPOSITIONS[kind]


def _first_fault(error: ValidationError) -> str:
    first = error.errors(include_input=False, include_url=False)[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"[:300]
