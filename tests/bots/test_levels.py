"""The six levels and the yardstick."""

from itertools import pairwise

import pytest

from joute.bots import GREEDY, LEVELS, level_named
from joute.bots.choosing import ask
from joute.bots.levels import level
from joute.dictionary import Dictionary, WordOptions
from joute.games import registry
from joute.play import Options, Settings, read_options


def test_there_are_six_levels_with_names_and_descriptions_in_both_languages() -> None:
    assert [each.name for each in LEVELS] == ["Débutant", "Amateur", "Club", "Fort", "Expert", "Maître"]
    for each in (GREEDY, *LEVELS):
        assert each.title.en and each.description.fr and each.description.en
        assert each.description.fr != each.description.en


def test_each_level_knows_and_looks_at_no_less_than_the_one_below() -> None:
    for lower, upper in pairwise(LEVELS):
        assert upper.number == lower.number + 1
        assert upper.rarest <= lower.rarest
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


def knows(dictionary: Dictionary, word: str, number: int) -> bool:
    game = registry.find("lexiduel")
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    settings = Settings(2, options, dictionary)
    return ask(game, game.start(settings).view(1), settings, number, 10, seed=1).knows(word)


@pytest.mark.parametrize("number", range(1, 7))
def test_every_level_knows_the_words_of_a_list_that_replaces_ours(number: int) -> None:
    """A list says nothing about frequency: ZEUZERE is as common in it as MER."""
    own = Dictionary.of(("MER", "KROUMIRETTE", "ZEUZERE"))
    assert all(knows(own, word, number) for word in own.words())


@pytest.mark.parametrize("number", range(1, 7))
def test_every_level_knows_the_words_added_to_ours(number: int) -> None:
    ours = Dictionary.load(WordOptions.parse(words="KROUMIRETTE"))
    assert knows(ours, "KROUMIRETTE", number)
    assert knows(ours, "ZEUZERE", number) == (number == 6)
