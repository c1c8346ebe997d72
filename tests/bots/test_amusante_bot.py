"""The bot of the amusing rule leaves the next player nothing to go on with."""

from typing import Any

import pytest
from tests.games.amusante.table import position, settings

from joute.bots import choose, warm
from joute.bots.choosing import advise_in_words_of
from joute.bots.levels import level
from joute.games.amusante import AMUSANTE
from joute.games.amusante.moves import TAKE, Lay
from joute.games.amusante.position import AmusantePosition
from joute.play import ACCEPT, Challenge, Effects, Move, Settings

pytestmark = pytest.mark.slow

CALM_MS = 2_000


def chosen(at: AmusantePosition, agreed: Settings, number: int = 6) -> Move:
    warm(AMUSANTE, agreed)
    return choose(AMUSANTE, at.view(1), agreed, number, CALM_MS, seed=2)


def test_amu_04_the_next_player_is_left_with_the_row() -> None:
    """The other is known to hold A and B: after ZI nothing goes on with either, after ZA a word does."""
    words = "ZAB ZABA ZIC ZICO ABX BAX XIA IX"
    at = position("Z 1 AIX/AB announced=2:ZAB known=-/AB", only=words)
    assert chosen(at, settings(only=words)) == Lay("I", "ZIC")


def test_amu_04_who_has_no_square_that_fits_takes_the_row_up() -> None:
    at = position("ZEB 1 KX/AB")
    assert chosen(at, settings()) == TAKE


def test_amu_05_a_last_square_that_fits_is_laid() -> None:
    at = position("ZEB 1 R/AB announced=2:ZEBRE,1:ZEBRE,2:ZEBU")
    outcome = at.play(1, chosen(at, settings())).outcome()
    assert outcome is not None and outcome.winners == (1,)


def test_amu_03_the_second_player_says_another_word() -> None:
    words = "ZEBRE ZEBU"
    at = position("Z 1 EB/AB announced=2:ZEBRE", only=words)
    assert chosen(at, settings(only=words)) == Lay("E", "ZEBU")


def test_amu_06_in_contestation_a_bluff_costs_no_more_than_the_row() -> None:
    agreed = settings(arbitration="contest")
    at = position("ZEB 1 KX/AB", arbitration="contest")
    move = chosen(at, agreed)
    assert isinstance(move, Lay) and move.word not in agreed.dictionary
    contested = at.play(1, move).play(2, Challenge())
    assert isinstance(contested, AmusantePosition)
    taken = at.play(1, TAKE)
    assert isinstance(taken, AmusantePosition)
    assert (contested.state.hands, contested.state.turn) == (taken.state.hands, taken.state.turn)


def test_amu_06_where_words_can_be_contested_the_upper_levels_say_rare_ones() -> None:
    said = {}
    for arbitration in ("strict", "contest"):
        agreed = settings(arbitration=arbitration)
        move = chosen(position("MA 1 R/AB announced=1:MAIN,2:MARE", arbitration=arbitration), agreed)
        assert isinstance(move, Lay) and move.word in agreed.dictionary
        said[arbitration] = agreed.dictionary.frequency(move.word)
    assert said["contest"] < said["strict"]


def test_amu_06_advice_neither_bluffs_nor_tempts() -> None:
    """Whoever asks for a hint is told to take the row up, or to say a word that everybody knows."""
    agreed = settings(arbitration="contest")
    stuck = position("ZEB 1 KX/AB", arbitration="contest")
    assert advise_in_words_of(3, AMUSANTE, stuck.view(1), agreed, CALM_MS, seed=2)[0].move == TAKE
    free = position("MA 1 R/AB announced=1:MAIN,2:MARE", arbitration="contest")
    told = advise_in_words_of(3, AMUSANTE, free.view(1), agreed, CALM_MS, seed=2)[0].move
    tempting = chosen(free, agreed)
    assert isinstance(told, Lay) and isinstance(tempting, Lay)
    assert agreed.dictionary.frequency(told.word) > agreed.dictionary.frequency(tempting.word)


def test_a_hint_takes_no_row_up_while_an_everyday_word_goes_on() -> None:
    """However clever it may be to take one square up, who asks is told a word, and the commonest one."""
    agreed = settings(arbitration="contest")
    at = position("V 1 *AADEMNT/NEA announced=2:VA", arbitration="contest")
    told = advise_in_words_of(1, AMUSANTE, at.view(1), agreed, CALM_MS, seed=2)[0].move
    assert isinstance(told, Lay)
    assert agreed.dictionary.frequency(told.word) >= level(1).rarest


def test_amu_06_an_invented_last_word_is_contested_and_a_real_one_accepted() -> None:
    agreed = settings(arbitration="contest")
    fields = "waiting=1 announced=1:ZEBRE,2:ZEBRE,1:ZEBRE,2:{}"
    bluff = position("ZEBR 1 AB/- " + fields.format("ZEBRX"), arbitration="contest")
    real = position("ZEBR 1 AB/- " + fields.format("ZEBRE"), arbitration="contest")
    assert chosen(bluff, agreed) == Challenge()
    assert chosen(real, agreed) == ACCEPT


def test_amu_04_a_complete_word_leaves_the_next_player_the_row() -> None:
    """The other could carry on anything but a complete word."""
    words = "ZA ZAB ZABA ZABAB ABX BAX XIA IX"
    at = position("Z 1 AIX/ABBA announced=2:ZAB known=-/AABB", only=words)
    assert chosen(at, settings(only=words)) == Lay("A", "ZA")


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("arbitration", ["strict", "contest"])
def test_amu_04_after_a_complete_word_nothing_is_laid(arbitration: str, number: int) -> None:
    at = position("CHAT 1 ENOX/AB announced=2:CHANT,1:CHALET,2:CHAT,2:CHAT", arbitration=arbitration)
    assert chosen(at, settings(arbitration=arbitration), number) == TAKE


@pytest.mark.parametrize("number", range(1, 7))
def test_amu_04_a_row_is_not_taken_up_where_it_may_not_be(number: int) -> None:
    """However few words a level knows."""
    options: Any = {"ramasser": "contraint", "arbitration": "contest"}
    at = position("BAE 1 CKXZ/AB announced=2:BAR,1:BAL,2:BAECKEOFE", **options)
    move = chosen(at, settings(2, **options), number)
    assert isinstance(at.judge(1, move), Effects)
    assert isinstance(move, Lay) and move.square == "C"


@pytest.mark.parametrize("number", [1, 3, 4])
def test_the_same_seed_gives_the_same_move(number: int) -> None:
    at = position("MA 1 AEINRT/CDELOS announced=1:MAIN,2:MARE")
    assert chosen(at, settings(), number) == chosen(at, settings(), number)
