"""LEX-1 to LEX-5: packs, draw, deal, reshuffle, stalemate."""

import pytest
from tests.games.fixtures import shuffler
from tests.games.lexicon.table import (
    article,
    deal,
    effects,
    hand,
    move,
    play,
    position,
    refusal,
    start,
)

from joute.games.lexicon.material import PACKS, VALUES, value
from joute.play import Position


def test_lex_01_a_pack_has_51_letters_and_one_maitresse() -> None:
    francais, waddingtons = PACKS["francais"], PACKS["waddingtons"]
    assert [len(pack) for pack in (francais, waddingtons)] == [52, 52]
    assert [pack.count("*") for pack in (francais, waddingtons)] == [1, 1]
    assert [francais.count(card) for card in "EAILNORSTUDMBWZ"] == [
        5,
        4,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        2,
        2,
        1,
        1,
        1,
    ]
    assert [waddingtons.count(card) for card in "AEIHLORSTUWNDMZ"] == [
        4,
        4,
        4,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        1,
        1,
        1,
        1,
    ]


def test_lex_01_the_values_are_those_of_the_british_edition() -> None:
    by_value: dict[int, str] = {}
    for card, points in sorted(VALUES.items()):
        by_value[points] = by_value.get(points, "") + card
    assert by_value == {15: "*", 10: "AEI", 8: "CHKLMNOPRSTUW", 6: "DJV", 4: "GQY", 2: "BFXZ"}
    assert value("*AZ") == 27


def test_lex_01_a_deal_of_other_cards_is_refused() -> None:
    opening = start(dealer="1")
    good = deal("", "")
    assert article(opening, good.replace("Z", "Y")) == "LEX-1"
    assert article(start(dealer="1", pack="waddingtons"), good) == "LEX-1"
    assert effects(start(dealer="1", pack="waddingtons"), deal("", "", pack="waddingtons")).kind == "deal"


def test_lex_01_a_draw_of_cards_the_pack_does_not_have_is_refused() -> None:
    assert article(start(), "0 draw ZZ") == "LEX-1"


@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (4, 1), (5, 2), (8, 2)])
def test_lex_02_two_packs_from_five_players_on(seats: int, packs: int) -> None:
    opening = start(seats, dealer="1")
    assert effects(opening, deal(*[""] * seats, packs=packs)).kind == "deal"
    wrong = 3 - packs
    cards = deal(*[""] * min(seats, 5 * wrong), packs=wrong)
    assert article(opening, cards) == "LEX-2"


def test_lex_02_the_number_still_in_counts_at_each_deal() -> None:
    at = play(start(5, dealer="1", arbitration="strict"), deal(*[""] * 5, packs=2), "1 resign")
    assert len(at.letters()) == 104
    at = play(at, *["2 timeout", "3 timeout", "4 timeout", "5 timeout"] * 6)
    assert at.to_act() == (0,)
    assert article(at, deal(*[""] * 4, packs=2)) == "LEX-2"
    at = play(at, deal(*[""] * 4, packs=1))
    assert [len(hand(at, seat)) for seat in range(1, 6)] == [0, 10, 10, 10, 10]
    assert len(at.letters()) == 104


def test_lex_03_the_highest_card_deals_and_its_left_begins() -> None:
    at = play(start(3), "0 draw KAZ", deal("", "", ""))
    assert (at.state.dealer, at.to_act()) == (2, (3,))


def test_lex_03_the_maitresse_ranks_above_a() -> None:
    assert play(start(3), "0 draw A*A").state.dealer == 2


def test_lex_03_the_highest_draw_again_among_themselves() -> None:
    at = play(start(4), "0 draw AKAZ")
    assert at.to_act() == (0,)
    assert article(at, "0 draw ABCD") == "LEX-3"
    assert article(at, "0 draw AB--") == "LEX-3"
    at = play(at, "0 draw E-E-", "0 draw N-M-")
    assert at.state.dealer == 3


def test_lex_03_every_seat_draws_one_card_before_any_deal() -> None:
    assert article(start(3), "0 draw AK") == "LEX-3"
    assert article(start(3), "0 draw AK-") == "LEX-3"
    assert article(start(3), deal("", "", "")) == "LEX-3"


def test_lex_03_the_deal_passes_to_the_left_each_round() -> None:
    at = play(start(3, dealer="2", arbitration="strict"), deal("", "", ""))
    at = play(at, *["3 timeout", "1 timeout", "2 timeout"] * 6)
    assert (at.to_act(), at.state.dealer) == ((0,), 3)
    assert play(at, deal("", "", "")).to_act() == (1,)


def test_lex_04_ten_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    cards = deal("ABCDEFGHIJ", "AEKLMNOPQR", "AEILNORSTU", opened="Z", stock="YX")
    at = play(start(3, dealer="1"), cards)
    assert [hand(at, seat) for seat in (2, 3, 1)] == ["ABCDEFGHIJ", "AEKLMNOPQR", "AEILNORSTU"]
    assert (at.state.cards.pile, at.state.cards.stock[:2]) == ("Z", "YX")
    assert len(at.state.cards.stock) == 52 - 31


@pytest.mark.parametrize(
    "line", ["1 discard A open", "1 word AI", "1 insert 1 AI", "1 exchange 1 AI", "1 pass", "1 timeout"]
)
def test_lex_04_out_of_turn_is_refused(line: str) -> None:
    at = play(start(dealer="1"), deal("", "AI"))
    assert article(at, line) == "LEX-4"


def test_lex_04_nobody_plays_before_the_deal_nor_deals_twice() -> None:
    assert article(start(dealer="1"), "2 discard A open") == "LEX-4"
    assert article(play(start(dealer="1"), deal("", "")), deal("", "")) == "LEX-4"
    assert article(play(start(dealer="1"), deal("", "")), "2 deal ABC") == "LEX-4"


def nearly_empty(stock: str = "K") -> Position:
    return position(f"hands=AEIOU/BCDFG pile=RST stock={stock}", arbitration="strict")


def test_lex_05_the_pile_is_shuffled_right_after_the_turn_that_empties_the_stock() -> None:
    at = play(nearly_empty(), "1 discard E stock")
    assert (at.to_act(), hand(at, 1)) == ((0,), "AIKOU")
    assert article(at, "2 discard B open") == "LEX-4"
    at = play(at, "0 shuffle SETR")
    assert (at.to_act(), at.state.cards.pile, at.state.cards.stock) == ((2,), "S", "ETR")
    assert hand(play(at, "2 discard B stock"), 2) == "CDEFG"


def test_lex_05_only_the_pile_with_the_last_discard_is_shuffled() -> None:
    at = play(nearly_empty(), "1 discard E stock")
    assert [article(at, f"0 shuffle {cards}") for cards in ("RST", "RSTK", "RSTEE")] == ["LEX-5"] * 3
    assert article(at, deal("", "")) == "LEX-5"


def test_lex_05_taking_the_open_card_leaves_the_stock() -> None:
    assert play(nearly_empty(), "1 discard E open").to_act() == (2,)
    assert article(nearly_empty(), "0 shuffle RST") == "LEX-4"


def test_lex_05_chance_shuffles_the_same_cards() -> None:
    at = play(nearly_empty(), "1 discard E stock")
    reshuffle = at.chance(shuffler(1))
    assert sorted(reshuffle.text().split()[1]) == sorted("RSTE")
    assert at.play(0, reshuffle).to_act() == (2,)


def idle(turns: int, **options: str) -> Position:
    """Three players have thrown and taken so many times since the last word."""
    text = f"hands=AEI/BCD/RST table=FARINE pile=K idle={turns} turn=1"
    return position(text, seats=3, **{"arbitration": "strict"} | options)


def test_lex_05_six_full_rounds_without_a_card_laid_end_the_round_and_all_count() -> None:
    at = play(idle(16), "1 discard A open")
    assert at.scores() == (0, 0, 0)
    at = play(at, "2 discard B open")
    assert (at.to_act(), at.scores()) == ((0,), (28, 24, 24))


def test_lex_05_a_time_out_ends_a_stalemate_like_a_discard() -> None:
    at = play(idle(17), "1 timeout")
    assert at.to_act() == (0,)


def test_lex_05_an_exchange_counts_as_idle_but_does_not_end_the_round() -> None:
    at = position("hands=AEM/BCD/RST table=FARINE pile=K idle=17", seats=3, arbitration="strict")
    at = play(at, "1 exchange 1 FAMINE")
    assert at.to_act() == (2,)
    assert play(at, "2 discard B stock").to_act() == (0,)


def test_lex_05_a_card_laid_or_inserted_starts_the_count_again() -> None:
    text = "hands=AIS/BCD/RST table=FARINE pile=K idle=17"
    for line in ("1 word AI", "1 insert 1 FARINES"):
        at = play(position(text, seats=3, arbitration="strict"), line, "2 discard B open", "3 discard R open")
        assert (at.to_act(), at.state.idle) == ((1,), 2)


def test_lex_05_a_word_taken_back_was_not_laid() -> None:
    at = position("hands=AIS/BCD/RST table=FARINE pile=K idle=17", seats=3)
    at = play(at, "1 word SA", "2 challenge")
    assert (at.state.idle, at.scores()) == (0, (0, 10, 0))
    at = position("hands=BCD/BCD/RST table=FARINE pile=K idle=17".replace("BCD/BCD", "ZXW/BCD"), seats=3)
    at = play(at, "1 word ZX", "2 challenge")
    assert at.state.idle == 18
    assert play(at, "2 discard B open").to_act() == (0,)


def test_a_move_is_read_with_any_case_and_accents() -> None:
    assert move("1 INSERT 2 ÉTÉ")[1].text() == "insert 2 ETE"
    assert move("1 Discard r STOCK")[1].text() == "discard R stock"
    assert move("0 deal ab *")[1].text() == "deal AB*"
    assert move("1 word farine")[1].text() == "word FARINE"
    assert move("1 word FARiNE")[1].text() == "word FARiNE"
    assert move("1 word os")[1].text() == "word os"
    assert refusal(start(), "0 draw A").data["seats"] == 2
