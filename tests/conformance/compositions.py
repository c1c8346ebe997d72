"""Compositions no hand would make: every field filled with something, or one thing of a good one changed."""

from __future__ import annotations

import dataclasses
import random
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from joute.play import Composition

LETTERS = ["A", "Z", "e", "*", "?", "É", "ß", "ﬆ"]
WORDS = ["", " ", "AB", "MOT", "mère", "1", "-1", "\x00", "{letter}", "A" * 26, "Z" * 3_000]
SQUARES = ["A1", "C3", "F6", "H8", "K11", "O15", "Z99", "a1", "C3.D4", "C", "99", "A0", "🂡"]
NUMBERS = [0, 1, 2, 7, -1, 25, 10**12]
LONG = 150

C = TypeVar("C", bound=Composition)
_hints = cache(get_type_hints)


def garbage(kind: type[C], source: random.Random) -> C:
    """A composition whose fields hold anything of their types."""
    made = _filled(kind, source)
    assert isinstance(made, kind)
    return made


def damaged(made: C, source: random.Random) -> C:
    """The composition with one of its fields, or one item of it, changed, doubled or gone."""
    fields = dataclasses.fields(made)
    if not fields:
        return made
    name = source.choice(fields).name
    now, wanted = getattr(made, name), _hints(type(made))[name]
    other = _filled(wanted, source)
    if isinstance(now, tuple) and now and source.random() < 0.8:
        at = source.randrange(len(now))
        change = source.choice(["other", "gone", "twice", "backwards"])
        replaced = {
            "other": (*now[:at], *_filled(wanted, source)[:1], *now[at + 1 :]),
            "gone": (*now[:at], *now[at + 1 :]),
            "twice": (*now, now[at]),
            "backwards": now[::-1],
        }
        other = replaced[change]
    return dataclasses.replace(made, **{name: other})


def _filled(wanted: Any, source: random.Random) -> Any:
    """Something of that type."""
    origin, inner = get_origin(wanted), get_args(wanted)
    if origin in (Union, UnionType):
        return _filled(source.choice(inner), source)
    if origin is tuple:
        if inner[-1] is not Ellipsis:
            return tuple(_filled(each, source) for each in inner)
        count = source.choice([*range(9), *range(9), LONG])
        return tuple(_filled(inner[0], source) for _ in range(count))
    if wanted is type(None):
        return None
    if wanted is bool:
        return source.random() < 0.2
    if wanted is int:
        return source.choice(NUMBERS)
    if wanted is str:
        return source.choice(source.choice([LETTERS, WORDS, SQUARES]))
    if issubclass(wanted, Enum):
        return source.choice(list(wanted))
    hints = _hints(wanted)
    return wanted(**{field.name: _filled(hints[field.name], source) for field in dataclasses.fields(wanted)})
