"""The DÉMO bot races: long plays, hard letters first, out as soon as can be."""

import pytest
from tests.bots.tables import settings_of
from tests.games.demo.table import mat

from joute.bots import choose, warm
from joute.bots.demo.desk import hand_of
from joute.bots.demo.hands import burden
from joute.games.demo import DEMO
from joute.games.demo.position import DemoPosition
from joute.play import PASS, Challenge, Move, Settings

CALM_MS = 2_000


def at(hands: str, settings: Settings, fields: str = "") -> DemoPosition:
    return DEMO.position(f"{mat('M13h MER')} 1 {hands}{fields}", settings)


def chosen(position: DemoPosition, number: int, settings: Settings, budget: int = CALM_MS) -> Move:
    warm(DEMO, settings)
    return choose(DEMO, position.view(1), settings, number, budget, seed=4)


@pytest.mark.parametrize("number", [4, 5, 6])
def test_dem_8_a_hand_that_can_be_laid_whole_is(number: int) -> None:
    settings = settings_of("demo", ("share", "3"))
    position = at("CI/OU", settings)
    outcome = position.play(1, chosen(position, number, settings)).outcome()
    assert outcome is not None and outcome.winners == (1,)


def test_dem_7_only_who_has_nothing_to_lay_passes() -> None:
    settings = settings_of("demo", ("share", "3"), words=("MER", "AMER", "RATE"))
    assert chosen(at("WXZ/AAT", settings), 6, settings) == PASS
    assert chosen(at("AWX/ATZ", settings), 6, settings) == DEMO.read_move("L13h AMER")


def test_hard_letters_weigh_more_and_jokers_least() -> None:
    assert burden(hand_of("*")) < burden(hand_of("E")) < burden(hand_of("V")) < burden(hand_of("W"))


def test_dem_10_a_level_contests_what_no_dictionary_has() -> None:
    settings = settings_of("demo", ("share", "3"), ("arbitration", "contest"))
    laid = DEMO.position(f"{mat('M13h MERX')} 1 ABC/DEF waiting=1 last=2:P13", settings)
    assert choose(DEMO, laid.view(1), settings, 6, 100, seed=1) == Challenge()
    good = DEMO.position(f"{mat('M13h MERE')} 1 ABC/DEF waiting=1 last=2:P13", settings)
    assert choose(DEMO, good.view(1), settings, 6, 100, seed=1) != Challenge()


def test_the_same_seed_gives_the_same_play() -> None:
    settings = settings_of("demo", ("share", "6"))
    position = at("AEILNT/BDEORS", settings)
    for number in (2, 4):
        assert chosen(position, number, settings) == chosen(position, number, settings)
