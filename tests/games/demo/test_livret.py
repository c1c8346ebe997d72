"""What the booklet of DÉMO prints, sentence by sentence, played as it says."""

import pytest
from tests.games.demo.table import article, dealt, mat, play, position, refusal, start
from tests.games.fixtures import shuffler

from joute.games.demo.material import hand_value
from joute.letters.squares import SQUARES
from joute.play import Refused


def test_livret_demo_ninety_squares_eighty_seven_letters_and_three_jokers() -> None:
    """The scan reads « go carrés »: 90."""
    assert len(SQUARES) == 90
    assert SQUARES.letters.count("*") == 3
    assert sum(letter.isalpha() for letter in SQUARES.letters) == 87


def test_livret_demo_a_joker_takes_the_place_of_any_letter() -> None:
    for word in ("LiT", "LaS", "sEL"):
        hand = "".join("*" if letter.islower() else letter for letter in word)
        assert play(position(f"- 1 {hand}X/EAU"), f"1 M13h {word}").state.hands[0] == "X"


def test_livret_demo_the_letter_a_joker_replaces_is_announced_and_binds_the_others() -> None:
    at = play(position("- 1 L*TX/SEAU"), "1 M13h LiT")
    assert article(at, "2 M13h LOTS") == "DEM-5"
    assert play(at, "2 M13h LiTS").state.hands[1] == "AEU"


def test_livret_demo_jokers_may_be_laid_in_the_course_of_the_game() -> None:
    at = play(position("- 1 LITX/*EAU"), "1 M13h LIT", "2 M13h LITs")
    assert at.state.hands[1] == "AEU"


@pytest.mark.parametrize(("seats", "each"), [(2, 45), (3, 30), (4, 22), (5, 18), (6, 15), (9, 10), (45, 2)])
def test_livret_demo_any_number_of_players_share_equally(seats: int, each: int) -> None:
    at = play(start(seats), f"0 {start(seats).chance(shuffler(seats))}")
    assert {len(hand) for hand in at.state.hands} == {each}


@pytest.mark.parametrize("share", [15, 20, 25])
def test_livret_demo_players_may_fix_fifteen_twenty_or_twenty_five_squares(share: int) -> None:
    at = start(3, share=str(share))
    assert [len(hand) for hand in play(at, f"0 {at.chance(shuffler(1))}").state.hands] == [share] * 3


def test_livret_demo_fixed_shares_cannot_exceed_the_ninety() -> None:
    with pytest.raises(Refused):
        start(4, share="25")
    assert start(6, share="15").seats == 6


@pytest.mark.parametrize("most", [6, 8, 10])
def test_livret_demo_a_turn_may_be_limited_to_six_eight_or_ten_squares(most: int) -> None:
    words = {6: ("SORTIE", "SORTIEN"), 8: ("CHATAIGN", "CHATAIGNE"), 10: ("CHATAIGNES", "CHATAIGNIER")}
    fits, too_long = words[most]
    at = position("- 1 CHATAIGNIERSOUE/EAU", most=str(most), arbitration="contest")
    assert play(at, f"1 H13h {fits}").state.grid.cells.count(".") == 625 - most
    assert article(at, f"1 H13h {too_long}") == "DEM-3"


def test_livret_demo_the_first_word_lies_on_the_middle_of_the_mat() -> None:
    at = dealt("MAISON", "CHATEU")
    assert play(at, "1 M13h MAISON").state.grid.filled(12 * 25 + 12)
    assert play(at, "1 M10v MAISON").state.grid.filled(12 * 25 + 12)
    assert article(at, "1 A1h MAISON") == "DEM-4"


def test_livret_demo_its_number_of_squares_is_unlimited() -> None:
    hand = "ANTICONSTITUTIONNELLEMENT"[:12]
    at = position(f"- 1 {hand}/EAU", arbitration="contest")
    assert play(at, f"1 H13h {hand}").state.out == (1,)


def test_livret_demo_the_next_lays_one_square_or_several_across_or_down() -> None:
    at = position(f"{mat('M13h LIT')} 1 SELU/EAU")
    assert play(at, "1 M13h LITS").state.hands[0] == "ELU"  # one, across
    assert play(at, "1 M12v ELU").state.hands[0] == "LS"  # several, down


def test_livret_demo_who_cannot_make_a_word_does_not_play_that_turn() -> None:
    at = play(position(f"{mat('M13h LIT')} 1 WX/SEAU"), "1 pass")
    assert at.to_act() == (2,)


def test_livret_demo_no_unfinished_word_lies_on_the_mat_at_any_time() -> None:
    at = position(f"{mat('M13h LIT')} 1 ELANX/EAU")
    refused = refusal(at, "1 M14h NE")  # LN would read down
    assert (refused.article, refused.data["word"]) == ("DEM-5", "LN")
    assert article(at, "1 M13h LITX") == "DEM-10"


def test_livret_demo_letters_go_before_after_and_between_those_that_lie_there() -> None:
    at = position(f"{mat('M13h LIT', 'M12v ELU')} 1 DESEN/EAU")
    assert play(at, "1 K13h DELIT").state.hands[0] == "ENS"  # before
    assert play(at, "1 M13h LITEE").state.hands[0] == "DNS"  # after
    apart = position(f"{mat('M13h LIT', 'O13v TU', 'O17v ES')} 1 ILS/EAU", arbitration="contest")
    assert play(apart, "1 O13v TUILES").state.hands[0] == "S"  # between


def test_livret_demo_words_may_lie_alongside_if_both_ways_can_be_read() -> None:
    at = position(f"{mat('M13h LIT')} 1 ELANX/EAU")
    assert play(at, "1 M14h ELAN").state.hands[0] == "X"  # LE, IL and TA read down


def test_livret_demo_a_word_may_be_carried_on_by_anyone() -> None:
    at = play(position(f"{mat('M13h MER')} 1 AX/ES"), "1 L13h AMER", "2 L13h AMERES")
    assert at.outcome() is not None and at.state.out == (2,)


def test_livret_demo_the_winner_is_the_first_who_has_laid_all_squares() -> None:
    at = play(position(f"{mat('M13h LIT')} 1 S/KY/E*/BA", 4), "1 M13h LITS")
    outcome = at.outcome()
    assert outcome is not None and outcome.winners == (1,)
    assert at.scores() == (15 + 30 + 15, -15, -30, -15)  # each pays what is left


@pytest.mark.parametrize(("square", "units"), [("B", 5), ("K", 5), ("A", 10), ("Y", 10), ("*", 20)])
def test_livret_demo_consonants_five_vowels_ten_jokers_twenty(square: str, units: int) -> None:
    assert hand_value(square) == units


def test_livret_demo_with_one_loser_play_goes_on_by_elimination() -> None:
    at = play(position(f"{mat('M13h LIT')} 1 S/E/KY", 3, loser="single"), "1 M13h LITS")
    assert (at.outcome(), at.to_act()) == (None, (2,))
    at = play(at, "2 P13v SE")
    assert at.scores() == (15, 0, -15)
