"""LEX-6 to LEX-11: the four things a turn may be, the Maîtresse, the words."""

import pytest
from tests.games.lexicon.table import article, effects, hand, play, position, refusal, table

from joute.games.lexicon import LEXICON
from joute.play import Position


def strict(hands: str, words: str = "", seats: int = 2, **options: str) -> Position:
    return position(f"hands={hands} table={words}", seats, arbitration="strict", **options)


def test_lex_06_a_word_from_the_hand_is_laid() -> None:
    at = play(strict("FARINEXZ/BCD", "MOT"), "1 word FARINE")
    assert (table(at), hand(at, 1), at.to_act()) == (("MOT", "FARINE"), "XZ", (2,))


def test_lex_06_cards_not_held_are_refused() -> None:
    refused = refusal(strict("FARINXZ/BCDE"), "1 word FARINE")
    assert (refused.article, refused.squares) == ("LEX-6", ("E",))
    assert article(strict("ETXZ/BCD"), "1 word ETE") == "LEX-6"


def test_lex_06_a_word_has_two_letters_or_the_agreed_minimum() -> None:
    assert effects(strict("AIXZ/BCD"), "1 word AI").words == ("AI",)
    assert article(strict("AIXZ/BCD"), "1 word A") == "LEX-6"
    assert article(strict("AIXZ/BCD", minimum="3"), "1 word AI") == "LEX-6"
    assert effects(strict("AIRZ/BCD", minimum="3"), "1 word AIR").words == ("AIR",)


@pytest.mark.parametrize("word", ["A", "O", "Y", "a", "o", "Ô"])
def test_lex_06_with_a_minimum_of_one_a_y_and_o_may_be_laid(word: str) -> None:
    at = play(strict("AOY*XZ/BCD", minimum="1"), f"1 word {word}")
    assert table(at) == ("O" if word == "Ô" else word,)


def test_lex_06_no_other_letter_is_a_word_of_its_own() -> None:
    for letter in "BCDEFGHIJKLMNPQRSTUVWXZ":
        assert article(strict(f"{letter}*/AE", minimum="1"), f"1 word {letter}") == "LEX-11"
    assert article(strict("AOY*XZ/BCD"), "1 word A") == "LEX-6"


def test_lex_11_a_letter_refused_alone_is_told_which_letters_are_words() -> None:
    said = refusal(strict("B*/AE", minimum="1"), "1 word B")
    assert (said.article, said.reason) == ("LEX-11", "letter_alone")
    assert "A, Y ou Ô" in LEXICON.sentences[said.reason].fr


def test_lex_06_a_word_of_one_letter_grows_and_is_exchanged_like_any_other() -> None:
    at = strict("OMIXZ/BCD", "A,o", minimum="1")
    assert table(play(at, "1 insert 1 AMI")) == ("AMI", "o")
    assert (table(play(at, "1 exchange 1 O")), hand(play(at, "1 exchange 1 O"), 1)) == (("O", "o"), "AIMXZ")
    assert hand(play(at, "1 exchange 2 O"), 1) == "*IMXZ"
    assert article(at, "1 exchange 1 M") == "LEX-11"


def test_lex_06_challenging_a_word_of_one_letter_is_wrong_where_it_may_be_laid() -> None:
    at = play(position("hands=AEXZ/BCD", minimum="1"), "1 word A", "2 challenge")
    assert (at.scores(), table(at)) == ((0, 10), ("A",))
    at = play(position("hands=AEXZ/BCD", minimum="1"), "1 word E", "2 challenge")
    assert (at.scores(), table(at)) == ((0, -10), ())


def test_lex_06_the_minimum_speaks_before_the_cards() -> None:
    assert refusal(strict("AIXZ/BCD", minimum="3"), "1 word OR").reason == "too_few_letters"


def test_lex_06_nobody_passes() -> None:
    assert article(strict("AIXZ/BCD"), "1 pass") == "LEX-6"
    assert article(strict("AIXZ/BCD"), "2 pass") == "LEX-4"


def test_lex_07_the_card_open_before_the_discard_is_taken() -> None:
    at = position("hands=RXZ/BCD pile=KE stock=TUO", arbitration="strict")
    at = play(at, "1 discard R open")
    assert (hand(at, 1), at.state.cards.pile, at.state.cards.stock) == ("EXZ", "KR", "TUO")
    assert hand(play(at, "2 discard B open"), 2) == "CDR"


def test_lex_07_or_the_top_of_the_stock() -> None:
    at = position("hands=RXZ/BCD pile=KE stock=TUO", arbitration="strict")
    at = play(at, "1 discard R stock")
    assert (hand(at, 1), at.state.cards.pile, at.state.cards.stock) == ("TXZ", "KER", "UO")


def test_lex_07_the_maitresse_may_be_thrown() -> None:
    at = play(strict("*XZ/BCD"), "1 discard * stock")
    assert at.state.cards.pile[-1] == "*"
    assert "*" in hand(play(at, "2 discard B open"), 2)


def test_lex_07_a_card_not_held_cannot_be_thrown() -> None:
    assert article(strict("RXZ/BCD"), "1 discard A open") == "LEX-7"
    assert article(strict("RXZ/BCD"), "1 discard * stock") == "LEX-7"


@pytest.mark.parametrize(
    ("before", "after", "cards"),
    [
        ("MER", "AMERTUME", "AEMTU"),
        ("TOUR", "ENTOURER", "EENR"),
        ("MOT", "MORTE", "ER"),
        ("DOS", "DOSE", "E"),
    ],
)
def test_lex_08_the_rulebooks_insertions(before: str, after: str, cards: str) -> None:
    at = play(strict(f"{cards}KX/B", before), f"1 insert 1 {after}")
    assert (table(at), hand(at, 1)) == ((after,), "KX")


def test_lex_08_the_order_of_the_letters_is_kept() -> None:
    assert article(strict("EKX/B", "MOT"), "1 insert 1 TOME") == "LEX-8"


@pytest.mark.parametrize("after", ["MOT", "MOTE", "MO", "OTER", "AMER"])
def test_lex_08_all_its_letters_stay_and_at_least_one_is_added(after: str) -> None:
    at = strict("AEMORTX/B", "MOTS")
    assert article(at, f"1 insert 1 {after}") == "LEX-8"
    assert article(at, "1 insert 1 MOTS") == "LEX-8"


def test_lex_08_an_exchange_and_an_insertion_together_are_none() -> None:
    at = strict("MSX/B", "FARINE")
    assert article(at, "1 insert 1 FAMINES") == "LEX-8"
    assert article(at, "1 exchange 1 FAMINES") == "LEX-9"


def test_lex_08_only_one_word_that_lies_on_the_table_is_changed() -> None:
    at = strict("EKX/B", "MOT,DOS")
    assert table(play(at, "1 insert 2 DOSE")) == ("MOT", "DOSE")
    assert [article(at, f"1 insert {number} DOSE") for number in (0, 1, 3)] == ["LEX-8"] * 3


def test_lex_08_the_letters_added_come_from_the_hand() -> None:
    refused = refusal(strict("EKX/B", "MOT"), "1 insert 1 MORTE")
    assert (refused.article, refused.squares) == ("LEX-8", ("R",))


def test_lex_09_the_r_of_farine_comes_to_the_hand() -> None:
    at = play(strict("MKX/B", "FARINE"), "1 exchange 1 FAMINE")
    assert (table(at), hand(at, 1), at.to_act()) == (("FAMINE",), "KRX", (2,))


def test_lex_09_several_letters_even_all_may_be_exchanged() -> None:
    at = play(strict("SURKX/B", "MOT"), "1 exchange 1 SUR")
    assert (table(at), hand(at, 1)) == (("SUR",), "KMOTX")


def test_lex_09_the_word_keeps_its_length() -> None:
    at = strict("MSKX/B", "FARINE")
    assert article(at, "1 exchange 1 FAMINES") == "LEX-9"
    assert article(at, "1 exchange 1 FAMI") == "LEX-9"


def test_lex_09_something_is_exchanged_and_it_is_held() -> None:
    at = strict("KX/B", "FARINE")
    assert article(at, "1 exchange 1 FARINE") == "LEX-9"
    assert refusal(at, "1 exchange 1 FAMINE").squares == ("M",)
    assert article(at, "1 exchange 2 FAMINE") == "LEX-9"


def test_lex_09_a_letter_just_taken_is_not_given_at_once() -> None:
    assert article(strict("SKX/B", "MER"), "1 exchange 1 SEM") == "LEX-9"


def test_lex_09_the_maitresse_is_taken_by_giving_its_letter() -> None:
    at = play(strict("IKX/B", "FARiNE"), "1 exchange 1 FARINE")
    assert (table(at), hand(at, 1)) == (("FARINE",), "*KX")
    at = play(strict("*KX/B", "FARINE"), "1 exchange 1 FARiNE")
    assert (table(at), hand(at, 1)) == (("FARiNE",), "IKX")


def test_lex_09_a_maitresse_for_a_maitresse_alone_is_no_exchange() -> None:
    at = strict("*SKX/B/C/D/G", "LiN", seats=5)
    assert article(at, "1 exchange 1 LuN") == "LEX-9"
    at = play(position("hands=*SKX/B/C/D/G table=FiN", 5, only="SON"), "1 exchange 1 SoN")
    assert (table(at), hand(at, 1)) == (("SoN",), "*FKX")


def test_lex_10_the_maitresse_keeps_its_letter_whoever_alters_the_word() -> None:
    at = strict("SKX/BMT", "FaRINE")
    assert table(play(at, "1 insert 1 FaRINES")) == ("FaRINES",)
    assert article(at, "1 insert 1 FoRINES") == "LEX-10"
    assert article(at, "1 exchange 1 FeRINE") == "LEX-10"
    assert article(at, "1 exchange 1 SoRINE") == "LEX-10"


def test_lex_10_a_card_that_lies_is_written_as_it_is() -> None:
    at = strict("ASKX/B", "FaRINE")
    assert article(at, "1 insert 1 FARINES") == "LEX-8"
    assert article(strict("*SKX/B", "FARINE"), "1 insert 1 FaRINES") == "LEX-8"


def test_lex_10_back_in_a_hand_it_is_free_again() -> None:
    at = play(strict("IKX/ABC", "FARiNE"), "1 exchange 1 FARINE", "2 discard B stock")
    at = play(at, "1 insert 1 FARINEs")
    assert table(at) == ("FARINEs",)


def test_lex_10_a_word_may_hold_both_maitresses_of_two_packs() -> None:
    at = play(strict("**FRX/B/C/D/G", seats=5), "1 word FeR", "2 discard B open", "3 discard C open")
    at = play(at, "4 discard D open", "5 discard G open", "1 insert 1 FeRs")
    assert (table(at), hand(at, 1)) == (("FeRs",), "X")


def test_lex_10_one_pack_has_one_maitresse() -> None:
    assert article(strict("*FRX/B"), "1 word FeRs") == "LEX-6"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 word FRANCE", "proper-noun"),
        ("1 insert 1 MERCF", "unknown"),
        ("1 exchange 1 MEF", "unknown"),
        ("1 word NCRF", "unknown"),
    ],
)
def test_lex_11_only_words_of_the_dictionary(line: str, why: str) -> None:
    refused = refusal(strict("FRANCEX/B", "MER"), line)
    assert (refused.article, refused.data["why"]) == ("LEX-11", why)


def test_lex_11_interjections_are_words_and_the_classes_may_be_changed() -> None:
    assert effects(strict("OHEX/B"), "1 word OHE").words == ("OHE",)
    assert article(strict("OHEX/B", classes="-interjections"), "1 word OHE") == "LEX-11"


def test_lex_11_the_same_word_may_lie_twice() -> None:
    at = play(strict("MOTX/B", "MOT"), "1 word MOT")
    assert table(at) == ("MOT", "MOT")
