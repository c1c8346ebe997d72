"""The board, the letters, the racks: JAG-1 to JAG-4."""

from dataclasses import replace

import pytest
from tests.games.jago.table import article, at, deal_text, dealt, held, play, refused, rows, settings

from joute.games.jago import JAGO
from joute.games.jago.material import LETTER_SETS
from joute.games.jago.position import JagoPosition
from joute.letters import Stock
from joute.play import Kind, Refusal, read_options


def test_jag_01_the_board_has_eleven_columns_and_rows() -> None:
    position = play(dealt("RAS", "G"), "1 F6h RAS")
    board = position.view(None).board
    assert [len(row) for row in board.letters] == [11] * 11
    assert board.letters[5] == ".....RAS..."
    assert board.owners[5] == ".....111..."


@pytest.mark.parametrize("square", ["L6", "A12", "A0", "AA1", "F99999999999"])
def test_jag_01_other_squares_do_not_exist(square: str) -> None:
    refusal = refused(dealt("RAS", "G"), f"1 {square}h RAS")
    assert (refusal.kind, refusal.article) == (Kind.UNREADABLE, "JAG-1")


def test_jag_01_words_do_not_leave_the_board() -> None:
    position = dealt("RAS", "G")
    assert article(position, "1 J6h RAS") == "JAG-1"
    assert article(position, "1 F10v RAS") == "JAG-1"


def test_jag_02_both_letter_sets_have_110_letters() -> None:
    assert {name: len(letters) for name, letters in LETTER_SETS.items()} == {
        "originales": 110,
        "francaises": 110,
    }
    assert LETTER_SETS["originales"].count("W") == 2
    assert LETTER_SETS["francaises"].count("E") == 15


@pytest.mark.parametrize("name", ["originales", "francaises"])
def test_jag_02_the_deal_is_the_whole_set_chosen(name: str) -> None:
    position = JAGO.start(settings(lettres=name))
    assert position.to_act() == (0,)
    assert play(position, "0 " + deal_text("RAS", "G", letter_set=name)).letters() == LETTER_SETS[name]
    unsuitable = "francaises" if name == "originales" else "originales"
    assert article(position, "0 " + deal_text("RAS", "G", letter_set=unsuitable)) == "JAG-2"


def test_jag_02_accents_in_the_option_do_not_matter() -> None:
    assert JAGO.start(settings(lettres="françaises")).letters().count("E") == 15


def test_jag_02_a_deal_with_a_letter_too_few_is_refused() -> None:
    assert article(JAGO.start(settings()), "0 " + deal_text("RAS", "G")[:-1]) == "JAG-2"


def test_jag_03_each_draws_twelve_and_the_rest_is_the_bag() -> None:
    letters = deal_text("RAS", "GLISSER").removeprefix("deal ")
    position = play(JAGO.start(settings()), f"0 deal {letters}")
    assert held(position, 1) == Stock.of(letters[:12])
    assert held(position, 2) == Stock.of(letters[12:24])
    assert position.state.bag == letters[24:]


def test_jag_03_the_rack_is_filled_after_the_turn_in_the_order_of_the_bag() -> None:
    position = dealt("RAS", "G", then="ZEF")
    after = play(position, "1 F6h RAS")
    assert held(after, 1) == held(position, 1).without("RAS").plus("ZEF")
    assert held(after, 2) == held(position, 2)
    assert play(after, "2 E6h GRAS").state.bag == position.state.bag[4:]


def test_jag_03_an_empty_bag_fills_nothing() -> None:
    position = at(rows(r6="3RAS5") + " 2 ES GU X")
    assert held(play(position, "2 C6h GRAS"), 2) == Stock.of("UX")
    empty = JagoPosition(replace(position.state, bag=""))
    assert held(play(empty, "2 C6h GRAS"), 2) == Stock("U")


def test_jag_03_only_chance_deals_and_once() -> None:
    position = JAGO.start(settings())
    assert article(position, "0 D6h RAS") == "JAG-3"
    position = dealt("RAS", "G")
    assert article(position, "1 " + deal_text("RAS", "G")) == "JAG-3"
    assert article(position, "0 " + deal_text("RAS", "G")) == "JAG-5"


def test_jag_04_seat_one_is_blue_and_begins() -> None:
    position = dealt("RAS", "GRAS")
    assert position.to_act() == (1,)
    assert article(position, "2 D6h RAS") == "JAG-5"
    assert "bleu" in JAGO.drawing(position.view(1), colours=False)


def test_jag_04_red_begins_where_that_is_agreed() -> None:
    position = dealt("RAS", "GRAS", commence="rouge")
    assert position.to_act() == (2,)
    assert article(position, "1 D6h RAS") == "JAG-5"
    assert play(position, "2 D6h GRAS").scores() == (0, 4)
    assert held(position, 1) == held(dealt("RAS", "GRAS"), 1), "blue's letters are drawn first all the same"


def test_jag_19_people_contest_unless_they_agree_otherwise_and_a_record_that_does_not_say_is_strict() -> None:
    assert JAGO.among_people == {"arbitration": "contest"}
    assert settings().options["arbitration"] == "strict"
    assert settings(**JAGO.among_people).options["arbitration"] == "contest"


@pytest.mark.parametrize("value", ["-1", "6", "2s", "none", ""])
def test_jag_22_the_tolerance_is_zero_to_five_seconds(value: str) -> None:
    assert isinstance(read_options(JAGO.options, {"tolerance": value}), Refusal)
    assert settings().options["tolerance"] == "2"
    assert settings(tolerance="0").options["tolerance"] == "0"
