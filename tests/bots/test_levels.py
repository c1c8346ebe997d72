"""The six levels and the yardstick."""

from itertools import pairwise

import pytest

from joute.bots import GREEDY, LEVELS, level_named
from joute.bots.levels import level


def test_there_are_six_levels_with_names_and_descriptions_in_both_languages() -> None:
    assert [each.name for each in LEVELS] == ["Débutant", "Amateur", "Club", "Fort", "Expert", "Maître"]
    for each in (GREEDY, *LEVELS):
        assert each.title.en and each.description.fr and each.description.en
        assert each.description.fr != each.description.en


def test_each_level_knows_and_looks_at_no_less_than_the_one_below() -> None:
    for lower, upper in pairwise(LEVELS):
        assert upper.number == lower.number + 1
        assert upper.band <= lower.band
        assert upper.looked_at >= lower.looked_at
        assert upper.slip <= lower.slip
        assert upper.plies >= lower.plies


@pytest.mark.parametrize("text", ["6", "maître", "Maitre", " MAÎTRE ", "master"])
def test_levels_are_found_by_number_or_name(text: str) -> None:
    assert level_named(text) is LEVELS[5]


def test_the_yardstick_is_level_zero() -> None:
    assert level_named("greedy") is level(0) is GREEDY


@pytest.mark.parametrize("text", ["", "7", "grand maître"])
def test_other_names_are_no_level(text: str) -> None:
    assert level_named(text) is None


def test_numbers_beyond_the_ends_are_the_nearest_level() -> None:
    assert level(99) is LEVELS[-1]
    assert level(-3) is GREEDY
