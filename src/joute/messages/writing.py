"""How the values of a type are written as JSON, found out once from its annotations.

Looked up anew for every value, the fields of dataclasses take several times as long; and fractions, which
shared payments are, would be written as text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import StrEnum
from fractions import Fraction
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from pydantic_core import CoreSchema, SchemaSerializer
from pydantic_core import core_schema as written

_AS_IT_IS = written.any_schema()
_SCALARS: dict[Any, CoreSchema] = {
    str: written.str_schema(),
    int: written.int_schema(),
    bool: written.bool_schema(),
}
_KNOWN: dict[type, SchemaSerializer] = {}
Fields = tuple[Callable[[object], tuple[Any, ...]], tuple[tuple[str, SchemaSerializer], ...]]
"""What reads all fields of a value at once, and their names, each with its writer."""
_FIELDS: dict[type, Fields] = {}


def number(score: int | float | Fraction) -> int | float:
    """A score for JSON: whole numbers stay whole."""
    if type(score) is not int and isinstance(score, Fraction):  # nearly all are whole, and found so at once
        return int(score) if score.denominator == 1 else float(score)
    return score


def serializer(kind: type) -> SchemaSerializer:
    """Of a dataclass; values of other types are written as they are."""
    if kind not in _KNOWN:
        _KNOWN[kind] = SchemaSerializer(_schema(kind))
    return _KNOWN[kind]


def field_serializers(kind: type) -> Fields:
    """Of a dataclass with at least two fields."""
    if kind not in _FIELDS:
        hints, names = get_type_hints(kind), [field.name for field in fields(kind)]
        writers = tuple((name, SchemaSerializer(_schema(hints[name]))) for name in names)
        _FIELDS[kind] = attrgetter(*names), writers
    return _FIELDS[kind]


def _schema(hint: Any) -> CoreSchema:
    if hint in _SCALARS:
        return _SCALARS[hint]
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return _SCALARS[str]
    if is_dataclass(hint) and isinstance(hint, type):
        return _dataclass(hint)
    if hint is object:
        return _by(lambda value: serializer(type(value)).to_python(value, mode="json"))
    parts = get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return _union(parts)
    if get_origin(hint) is tuple and parts[-1] is ...:
        return written.tuple_schema([_schema(parts[0])], variadic_item_index=0)
    if get_origin(hint) is tuple:
        return written.tuple_schema([_schema(part) for part in parts])
    return _AS_IT_IS


def _union(parts: tuple[Any, ...]) -> CoreSchema:
    if Fraction in parts:
        return written.union_schema([written.int_schema(), _by(number)])
    kinds = [part for part in parts if part is not NoneType]
    return written.nullable_schema(_schema(kinds[0])) if len(kinds) == 1 else _AS_IT_IS


def _dataclass(kind: type) -> CoreSchema:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    each = [written.dataclass_field(name, _schema(hints[name])) for name in names]
    whole = written.dataclass_args_schema(kind.__name__, each)
    return written.dataclass_schema(kind, whole, names, slots=True)


def _by(change: Any) -> CoreSchema:
    return written.any_schema(serialization=written.plain_serializer_function_ser_schema(change))
