"""AMU-1 to AMU-4: the deal, laying and announcing, taking up."""

import pytest
from tests.games.amusante.table import article, dealt, effects, play, position, refusal, start
from tests.games.fixtures import shuffler

from joute.letters.squares import SQUARES
from joute.play import CHANCE, Refused
from joute.play.squares import Deal

ZEBRA = ("ZEBRES", "EATOUR", "BLIMIN")


@pytest.mark.parametrize("seats", [2, 3, 14])
def test_amu_01_six_squares_each_and_a_stock_remains(seats: int) -> None:
    deal = start(seats).chance(shuffler(seats))
    at = play(start(seats), f"0 {deal}")
    assert {len(hand) for hand in at.state.hands} == {6}
    assert len(at.state.stock) == 90 - 6 * seats == at.view(1).stock
    assert at.letters() == SQUARES


def test_amu_01_the_stock_need_not_be_written() -> None:
    deal = start(3).chance(shuffler(1))
    assert isinstance(deal, Deal)
    assert play(start(3), f"0 deal {deal.squares[:18]}") == play(start(3), f"0 {deal}")


@pytest.mark.parametrize("seats", [1, 15, 18])
def test_amu_01_more_than_fourteen_players_leave_no_stock(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        start(seats)
    assert refused.value.refusal.article == "AMU-1"


@pytest.mark.parametrize(
    "squares", ["ABCDEF", "ZZABCDEFGHIJ", SQUARES.letters + "A", SQUARES.letters[:-1], "K" * 90]
)
def test_amu_01_a_wrong_deal_is_refused(squares: str) -> None:
    assert article(start(), f"0 deal {squares}") == "AMU-1"


def test_amu_01_only_chance_deals() -> None:
    assert start().to_act() == (CHANCE,)
    assert article(start(), "0 take") == "AMU-1"
    assert article(start(), "1 take") == "AMU-3"
    assert article(dealt(*ZEBRA), "1 deal ABCDEF") == "AMU-1"


def test_amu_01_the_stock_is_not_drawn_from() -> None:
    at = play(dealt(*ZEBRA), "1 lay Z ZEBRE", "2 take")
    assert [len(hand) for hand in at.state.hands] == [5, 7, 6]


def test_amu_02_the_first_lays_a_square_and_announces_a_word_that_begins_with_it() -> None:
    at = dealt(*ZEBRA)
    done = effects(at, "1 lay Z ZEBRE")
    assert (done.kind, done.words) == ("lay", ("ZEBRE",))
    at = play(at, "1 lay Z ZEBRE")
    assert (at.state.row, at.state.hands[0], at.to_act()) == ("Z", "BEERS", (2,))


def test_amu_02_a_word_that_begins_otherwise_is_refused() -> None:
    refused = refusal(dealt(*ZEBRA), "1 lay Z ARBRE")
    assert (refused.article, refused.reason) == ("AMU-2", "not_the_beginning")
    assert refusal(dealt(*ZEBRA), "1 lay A ARBRE").reason == "not_in_hand"
    assert article(dealt(*ZEBRA), "1 lay A ARBRE") == "AMU-2"


def test_amu_03_in_turn_to_the_left() -> None:
    at = dealt(*ZEBRA)
    assert article(at, "2 lay E EAU") == "AMU-3"
    at = play(at, "1 lay Z ZEBRE", "2 lay E ZELE", "3 lay B ZEBRE")
    assert (at.state.row, at.to_act()) == ("ZEB", (1,))


def test_amu_03_the_word_begins_with_the_whole_row() -> None:
    at = position("CHA 1 LTUEI/ABC announced=1:CHAT,2:CHALEUR,1:CHALEUR")
    assert play(at, "1 lay L CHALET").state.row == "CHAL"
    refused = refusal(at, "1 lay L CHATEAU")
    assert (refused.article, refused.data) == ("AMU-3", {"word": "CHATEAU", "row": "CHAL"})
    assert article(at, "1 lay L CHA") == "AMU-3"


def test_amu_03_a_word_as_long_as_the_row_is_one() -> None:
    at = position("CHA 1 LTUEI/ABC")
    assert play(at, "1 lay T CHAT").state.row == "CHAT"


def test_amu_03_the_second_player_announces_another_word() -> None:
    at = play(dealt(*ZEBRA), "1 lay Z ZEBRE")
    refused = refusal(at, "2 lay E ZEBRE")
    assert (refused.article, refused.reason) == ("AMU-3", "same_word")
    at = play(at, "2 lay E ZEBRURE")
    assert play(at, "3 lay B ZEBRURE").state.row == "ZEB"  # the same one carried on
    assert play(at, "3 lay B ZEBRE").state.row == "ZEB"


def test_amu_03_each_row_has_its_own_second_player() -> None:
    at = play(dealt("ZEBRES", "SEATOU", "NBLIMI"), "1 lay Z ZEBRE", "2 take")
    at = play(at, "3 lay B BLE", "1 lay E BETE", "2 lay A BEAU")
    assert at.state.row == "BEA"


def test_amu_03_a_joker_counts_for_the_letter_announced() -> None:
    at = play(dealt("ZEBRES", "*ATOUR", "BLIMIN"), "1 lay Z ZEBRE")
    assert refusal(at, "2 lay *i ZELE").reason == "not_the_beginning"
    at = play(at, "2 lay *e ZELE")
    assert (at.state.row, at.state.hands[1]) == ("Ze", "AORTU")
    assert article(at, "3 lay B ZIBELINE") == "AMU-3"
    assert play(at, "3 lay B ZEBU").state.row == "ZeB"


def test_amu_03_a_square_not_held_is_refused() -> None:
    at = play(dealt(*ZEBRA), "1 lay Z ZEBRE")
    assert refusal(at, "2 lay I ZINC").reason == "not_in_hand"
    assert refusal(at, "2 lay *e ZELE").reason == "no_joker"
    assert article(at, "2 lay *e ZELE") == "AMU-3"


def test_amu_04_who_cannot_go_on_takes_up_the_row() -> None:
    at = play(dealt("ZEBRES", "*ATOUR", "BLIMIN"), "1 lay Z ZEBRE", "2 lay *e ZELE")
    done = effects(at, "3 take")
    assert (done.kind, done.words) == ("take", ())
    at = play(at, "3 take")
    assert (at.state.row, at.state.announced, at.state.hands[2], at.state.taken) == ("", (), "*BIILMNZ", 1)
    assert at.to_act() == (1,)  # who starts a new row


def test_amu_04_taking_up_is_allowed_even_if_one_could_lay() -> None:
    at = play(dealt(*ZEBRA), "1 lay Z ZEBRE")
    assert len(list(at.moves(2))) > 1
    assert play(at, "2 take").state.hands[1] == "AEORTUZ"


def test_amu_04_not_on_an_empty_row() -> None:
    assert refusal(dealt(*ZEBRA), "1 take").reason == "empty_row"
    assert article(play(dealt(*ZEBRA), "1 lay Z ZEBRE", "2 take"), "3 take") == "AMU-4"


def test_amu_04_there_is_no_pass() -> None:
    at = dealt(*ZEBRA)
    assert article(at, "1 pass") == "AMU-4"
    assert article(play(at, "1 lay Z ZEBRE"), "2 pass") == "AMU-4"
    assert article(at, "2 pass") == "AMU-3"


def test_amu_04_what_is_taken_up_is_known_to_all_until_laid_again() -> None:
    at = play(dealt(*ZEBRA), "1 lay Z ZEBRE", "2 lay E ZELE", "3 take")
    assert at.view(1).known == ("", "", "EZ")
    assert play(at, "1 lay B BLE", "2 lay A BAL", "3 lay E BAECKEOFE").state.known == ("", "", "Z")
