"""The DÉMO bot races: long plays, hard letters first, out as soon as can be."""

import numpy as np
import pytest
from tests.bots.tables import settings_of
from tests.games.demo.table import mat

from joute.bots import choose, warm
from joute.bots.choosing import advise_in_words_of
from joute.bots.demo.hands import burden
from joute.bots.demo.reasons import EASIER, LONGER, why_a_joker
from joute.bots.demo.scratch import left_after, mat_after, sparing, taken
from joute.dictionary.graph.kernels.rows import PLAY_LAID
from joute.games.demo import DEMO
from joute.games.demo.engine import PlaySearch, hand_codes, mat_codes, move_of
from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.play import PASS, Challenge, Effects, Move, Settings

pytestmark = pytest.mark.slow

CALM_MS = 2_000


def at(hands: str, settings: Settings, fields: str = "") -> DemoPosition:
    return DEMO.position(f"{mat('M13h MER')} 1 {hands}{fields}", settings)


def chosen(position: DemoPosition, number: int, settings: Settings, budget: int = CALM_MS) -> Move:
    warm(DEMO, settings)
    return choose(DEMO, position.view(1), settings, number, budget, seed=4)


@pytest.mark.parametrize("number", [4, 5, 6])
def test_dem_08_a_hand_that_can_be_laid_whole_is(number: int) -> None:
    settings = settings_of("demo", ("share", "3"))
    position = at("CI/OU", settings)
    outcome = position.play(1, chosen(position, number, settings)).outcome()
    assert outcome is not None and outcome.winners == (1,)


def test_dem_07_only_who_has_nothing_to_lay_passes() -> None:
    settings = settings_of("demo", ("share", "3"), words=("MER", "AMER", "RATE"))
    assert chosen(at("WXZ/AAT", settings), 6, settings) == PASS
    assert chosen(at("AWX/ATZ", settings), 6, settings) == DEMO.read_move("L13h AMER")


@pytest.mark.parametrize(("number", "most"), [(1, 3), (2, 4), (3, 6), (4, 7), (5, 9)])
def test_a_level_lays_no_more_squares_than_it_sees(number: int, most: int) -> None:
    settings = settings_of("demo", ("share", "25"))
    position = DEMO.position(f"{mat('M13h MER')} 1 AACDEEEGIIILMNNOOPRRSSTTU/BFV", settings)
    effects = position.judge(1, chosen(position, number, settings))
    assert isinstance(effects, Effects)
    assert 1 <= len(effects.laid) <= most
    master = position.judge(1, chosen(position, 6, settings))
    assert isinstance(master, Effects)
    assert len(master.laid) > 9


def test_dem_07_nobody_passes_for_want_of_time() -> None:
    settings = settings_of("demo", ("share", "25"))
    position = DEMO.position(f"{mat('M13h MER')} 1 **ACDEEEGIIILMNNOOPRRSSTTU/BFV", settings)
    for number in range(1, 7):
        assert chosen(position, number, settings, budget=0) != PASS


def test_the_search_finds_no_more_once_it_is_told_to_stop() -> None:
    settings = settings_of("demo", ("share", "6"))
    position = at("AEILNT/BDEORS", settings)
    stop = np.zeros(1, np.int64)
    search = PlaySearch(position.state, stop)
    mat_now, hand = mat_codes(position.state), hand_codes(position.state.hands[0])
    longest = search.longest(mat_now, hand, 50)
    assert (
        longest
        and [row[PLAY_LAID] for row in longest]
        == sorted((row[PLAY_LAID] for row in search.every(mat_now, hand)), reverse=True)[: len(longest)]
    )
    stop[0] = 1
    assert not search.longest(mat_now, hand, 50) and not list(search.every(mat_now, hand))


def test_a_play_on_the_work_board_is_the_play_of_the_rules() -> None:
    settings = settings_of("demo", ("share", "6"))
    position = at("*AEINT/BDEORS", settings)
    search = PlaySearch(position.state, np.zeros(1, np.int64))
    rows = list(search.every(mat_codes(position.state), hand_codes(position.state.hands[0])))
    for row in rows[:: len(rows) // 40]:
        after = position.play(1, move_of(row))
        assert isinstance(after, DemoPosition)
        assert mat_after(mat_codes(position.state), row) == mat_codes(after.state)
        assert left_after(hand_codes(position.state.hands[0]), row) == hand_codes(after.state.hands[0])


def test_hard_letters_weigh_more_and_jokers_least() -> None:
    assert (
        burden(hand_codes("*")) < burden(hand_codes("E")) < burden(hand_codes("V")) < burden(hand_codes("W"))
    )


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


def tried(hands: str, number: int, arbitration: str = "contest", honest: bool = False) -> set[str]:
    """What a level lays over a few seeds, MER being all there is in the dictionary; that of S is a bluff."""
    settings = settings_of("demo", ("share", "3"), ("arbitration", arbitration), words=("MER", "MERE"))
    position = at(hands, settings)
    warm(DEMO, settings)
    if honest:
        return {
            advise_in_words_of(number, DEMO, position.view(1), settings, CALM_MS, seed)[0].move.text()
            for seed in range(24)
        }
    return {choose(DEMO, position.view(1), settings, number, CALM_MS, seed).text() for seed in range(24)}


@pytest.mark.parametrize("number", [4, 5, 6])
def test_dem_10_who_can_lay_nothing_now_and_then_bluffs(number: int) -> None:
    assert tried("S/OU", number) == {"pass", "M13h MERS"}


def test_dem_10_a_bluff_may_go_out_where_somebody_else_is_about_to() -> None:
    assert tried("ES/OU", 6) == {"M13h MERE", "M13h MERES"}
    assert tried("ES/OUFGH", 6) == {"M13h MERE"}


def test_dem_10_no_bluff_where_words_are_checked_nor_by_lower_levels_nor_as_a_hint() -> None:
    assert tried("S/OU", 6, arbitration="strict") == {"pass"}
    assert tried("S/OU", 3) == {"pass"}
    assert tried("S/OU", 6, honest=True) == {"pass"}
    assert tried("E/OU", 6) == {"M13h MERE"}


def test_a_beginner_overlooks_most_places_and_passes_where_it_sees_nothing() -> None:
    """AMER is all that can be laid, at one place: who looks everywhere always finds it."""
    settings = settings_of("demo", ("share", "3"), words=("MER", "AMER"))
    position = at("AWX/ATZ", settings)
    warm(DEMO, settings)
    found = {
        number: [choose(DEMO, position.view(1), settings, number, CALM_MS, seed) for seed in range(40)]
        for number in (1, 3)
    }
    assert 1 <= sum(move != PASS for move in found[1]) <= 20
    assert PASS not in found[3]


def test_no_joker_is_spent_for_a_letter_held() -> None:
    settings = settings_of("demo", ("share", "25"))
    position = DEMO.position(f"{mat('M13h MER')} 1 *ESSAI/BFV", settings)
    hand, mat_now = hand_codes("*ESSAI"), mat_codes(position.state)
    rows = PlaySearch(position.state, np.zeros(1, np.int64)).longest(mat_now, hand, 400, 5)
    spent = [row for row in rows if 0 in taken(row)]
    assert spent
    for row in spent:
        spared = sparing(hand, row)
        assert move_of(spared).word.upper() == move_of(row).word.upper()
        assert len(left_after(hand, spared)) == len(left_after(hand, row))
        for letter in move_of(spared).word:
            assert not letter.islower() or hand_codes(letter.upper())[0] not in left_after(hand, spared)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_levels_that_notice_plays_by_chance_keep_their_jokers(number: int) -> None:
    """A joker serves for M or R, of which there is none in hand."""
    settings = settings_of("demo", ("share", "6"), words=("MER", "AMER", "MERS", "ART", "SE"))
    position = at("**AEST/BFVBFV", settings)
    warm(DEMO, settings)
    chosen = {choose(DEMO, position.view(1), settings, number, CALM_MS, seed) for seed in range(30)}
    words = {move.word for move in chosen if isinstance(move, Play)}
    assert words
    assert [word for word in words if set(word) & set("aest")] == []


def test_a_joker_spent_is_explained() -> None:
    assert why_a_joker(9, "SAPINS", ["SAPINS", "SAP*N"]) is None
    assert why_a_joker(9, "SA*INS", ["SAPIN", "SAP"]) is LONGER
    assert why_a_joker(9, "SA*INS", []) is LONGER
    assert why_a_joker(9, "SA*IN", ["SAPIN"]) is EASIER
    assert why_a_joker(6, "SA*INS", ["SAPIN"]) is None  # it wins
