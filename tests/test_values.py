"""Values made by the thousand are the same values."""

from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from joute.values import swift


@swift
@dataclass(frozen=True, slots=True)
class Place:
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
