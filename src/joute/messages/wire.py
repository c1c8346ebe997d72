"""To and from JSON. What comes in is checked to the letter; what is unknown or too much is refused."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from joute.messages.live import ClientMessage
from joute.messages.writing import serializer

_STRICT = ConfigDict(extra="forbid", str_max_length=4000)
_CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")], config=_STRICT
)


def encode(message: object) -> str:
    return serializer(type(message)).to_json(message).decode()


def decode(text: str | bytes) -> ClientMessage | str:
    """The client's message, or what is wrong with it."""
    try:
        return _CLIENT.validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"[:300]
