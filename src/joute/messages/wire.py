"""To and from JSON. What comes in is checked to the letter; what is unknown or too much is refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from joute.messages.live import ClientMessage

_STRICT = ConfigDict(extra="forbid", str_max_length=4000)
_CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")], config=_STRICT
)


def number(score: int | float | Fraction) -> int | float:
    """A score for JSON: whole numbers stay whole."""
    if isinstance(score, Fraction):
        return int(score) if score.denominator == 1 else float(score)
    return score


def _fallback(value: Any) -> Any:
    if isinstance(value, Fraction):
        return number(value)
    raise TypeError(f"cannot be sent: {type(value).__name__}")


def encode(message: object) -> str:
    return to_json(message, fallback=_fallback).decode()


def decode(text: str | bytes) -> ClientMessage | str:
    """The client's message, or what is wrong with it."""
    try:
        return _CLIENT.validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"[:300]
