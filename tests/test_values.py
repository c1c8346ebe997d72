"""Values made by the thousand are the same values."""

import dataclasses
from dataclasses import FrozenInstanceError, dataclass, field
from typing import Any

import pytest

from joute.values import replace, swift


@swift
@dataclass(frozen=True, slots=True)
class Place:
    row: int
    column: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    name: str
    known: dict[str, int] = field(default_factory=dict, init=False, compare=False)


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class Square:
    name: str
    letters: str = ""
    place: Place = Place(1)


@dataclass(frozen=True, slots=True)
class Doubled:
    once: int
    twice: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "twice", 2 * self.once)


@dataclass(frozen=True)
class Loose:
    row: int
    column: int = 3


def test_a_swift_value_is_a_frozen_value_like_any_other() -> None:
    place = Place(2)
    assert (place.row, place.column) == (2, 3)
    assert place == Place(column=3, row=2) != Place(2, 4)
    assert hash(place) == hash(Place(2))
    assert replace(place, column=5) == Place(2, 5)
    assert repr(place) == "Place(row=2, column=3)"
    with pytest.raises(FrozenInstanceError):
        place.row = 4  # type: ignore[misc]
    with pytest.raises(TypeError):
        Place()  # type: ignore[call-arg]


def test_a_swift_value_takes_its_fields_by_name_where_it_says_so() -> None:
    square = Square(name="A1", letters="E")
    assert (square.name, square.letters, square.place) == ("A1", "E", Place(1))
    with pytest.raises(TypeError):
        Square("A1")  # type: ignore[misc]


@pytest.mark.parametrize(
    ("value", "changes"),
    [
        (Place(2), {"column": 5}),
        (Place(2), {}),
        (Square(name="A1"), {"letters": "E", "place": Place(4)}),
        (Doubled(4), {"once": 5}),
        (Loose(2), {"row": 1}),
    ],
)
def test_a_changed_value_is_what_dataclasses_would_make_of_it(value: Any, changes: dict[str, Any]) -> None:
    before = dataclasses.replace(value)
    assert replace(value, **changes) == dataclasses.replace(value, **changes)
    assert value == before, "the value itself stays as it was"


def test_what_a_value_has_found_out_is_not_another_ones() -> None:
    named = Named(name="A1")
    named.known["letters"] = 3
    assert replace(named, name="B1").known == {}
