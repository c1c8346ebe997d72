"""DEM-7 to DEM-9 and DEM-11: passing, going out, paying, one loser, resigning."""

from fractions import Fraction

import pytest
from tests.games.demo.table import article, dealt, mat, play, position, start

from joute.games.demo.material import hand_value
from joute.games.demo.payments import reckoned
from joute.games.demo.position import DemoPosition


def test_dem_07_passing_is_free_even_at_first() -> None:
    at = play(dealt("SOURIS", "CHATON"), "1 pass", "2 M13h CHAT", "1 pass")
    assert at.to_act() == (2,)
    assert at.scores() == (0, 0)


def test_dem_07_all_passing_in_succession_stops_the_game() -> None:
    at = play(dealt("SOURIS", "CHATON", "JARDIN"), "1 pass", "2 pass")
    assert at.outcome() is None
    at = play(at, "3 pass")
    outcome = at.outcome()
    assert outcome is not None
    # SOURIS 45, CHATON 40, JARDIN 40: the two lowest share what SOURIS pays
    assert (outcome.winners, outcome.article, outcome.reason) == ((2, 3), "DEM-7", "by points")
    assert outcome.payments == at.scores() == (-5, Fraction(5, 2), Fraction(5, 2))
    assert article(at, "1 pass") == "DEM-7"
    assert at.to_act() == ()


def test_dem_07_a_play_between_passes_starts_the_count_again() -> None:
    at = play(dealt("SOURIS", "CHATON"), "1 pass", "2 M13h CHAT", "1 pass")
    assert at.outcome() is None
    assert play(at, "2 pass").outcome() is not None


def test_dem_07_the_others_pay_the_difference() -> None:
    at = play(dealt("KY*", "EAU", "BCD"), "1 pass", "2 pass", "3 pass")
    assert at.scores() == (-20, -15, 35)


def test_dem_07_equal_hands_pay_nothing() -> None:
    at = play(dealt("AB", "EC"), "1 pass", "2 pass")
    assert at.scores() == (0, 0)
    outcome = at.outcome()
    assert outcome is not None and outcome.winners == (1, 2)


def test_dem_07_out_of_turn_nobody_passes() -> None:
    assert article(dealt("SOURIS", "CHATON"), "2 pass") == "DEM-5"


@pytest.mark.parametrize(
    ("hand", "value"), [("K", 5), ("E", 10), ("Y", 10), ("*", 20), ("*EKY", 45), ("", 0)]
)
def test_dem_08_what_squares_are_worth(hand: str, value: int) -> None:
    assert hand_value(hand) == value


def test_dem_08_the_first_to_lay_all_wins_and_the_others_pay_their_hands() -> None:
    at = play(dealt("OURS", "KYE*"), "1 M13h OURS")
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((1,), "all laid", "DEM-8")
    assert at.scores() == (45, -45)


def test_dem_08_nothing_is_paid_before_the_end() -> None:
    at = play(dealt("OURSE", "KYE*A"), "1 M13h OURS")
    assert at.outcome() is None
    assert at.scores() == (0, 0)
    assert article(play(at, "2 pass", "1 M13h OURSE"), "2 pass") == "DEM-8"


def test_dem_08_hands_are_counted_openly_at_the_end_only() -> None:
    at = dealt("OURS", "KYE*", "ABCD")
    assert at.view(2).hands == (None, "*EKY", None)
    assert at.view(None).hands == (None, None, None)
    assert play(at, "1 M13h OURS").view(2).hands == ("", "*EKY", "ABCD")


def single(hands: str, seats: int, fields: str = "", turn: int = 1, **options: str) -> DemoPosition:
    return position(f"{mat('M13h OUR')} {turn} {hands} {fields}", seats, loser="single", **options)


def test_dem_09_nobody_pays_on_going_out_and_the_last_one_pays_the_first() -> None:
    at = play(single("S/EC/KLMN", 3), "1 M13h OURS")
    assert at.outcome() is None
    assert (at.scores(), at.to_act(), at.state.out) == ((0, 0, 0), (2,), (1,))
    at = play(at, "2 L13h COURSE")
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((1,), "one left", "DEM-9")
    assert at.scores() == (20, 0, -20)


def test_dem_09_a_player_who_is_out_has_no_turn() -> None:
    at = play(single("S/EC/KLMN", 3), "1 M13h OURS", "2 pass", "3 pass")
    assert at.outcome() is not None  # all who remain have passed
    at = play(single("S/EC/KLMN", 3), "1 M13h OURS")
    assert article(at, "1 pass") == "DEM-5"
    assert article(at, "1 resign") == "DEM-11"


def test_dem_09_if_all_who_remain_pass_the_highest_hand_loses() -> None:
    at = play(single("S/EC/KLMN/B", 4), "1 M13h OURS", "2 pass", "3 pass", "4 pass")
    outcome = at.outcome()
    assert outcome is not None and (outcome.winners, outcome.article) == ((1,), "DEM-9")
    assert at.scores() == (20, 0, -20, 0)


def test_dem_09_equal_highest_hands_pay_together() -> None:
    at = play(single("S/EC/AB/N", 4), "1 M13h OURS", "2 pass", "3 pass", "4 pass")
    assert at.scores() == (15, Fraction(-15, 2), Fraction(-15, 2), 0)


def test_dem_09_nobody_out_the_highest_pays_the_difference_to_the_lowest() -> None:
    at = play(single("BC/ABD/F", 3), "1 pass", "2 pass", "3 pass")
    assert at.scores() == (0, -15, 15)
    assert play(single("B/C/D", 3), "1 pass", "2 pass", "3 pass").scores() == (0, 0, 0)


def test_dem_09_the_default_is_that_each_pays() -> None:
    at = position(f"{mat('M13h OUR')} 1 S/EC/KLMN", 3)
    assert play(at, "1 M13h OURS").scores() == (35, -15, -20)


def test_dem_11_who_resigns_pays_their_hand_to_the_winner() -> None:
    at = play(position(f"{mat('M13h OUR')} 1 S/EC/KLMN", 3), "3 resign")
    assert at.outcome() is None
    assert article(at, "3 resign") == "DEM-11"
    assert article(at, "3 end") == "DEM-11"
    assert play(at, "1 M13h OURS").scores() == (35, -15, -20)


def test_dem_11_the_last_one_left_wins() -> None:
    at = play(dealt("OURS", "KYE*", "ABCD"), "1 resign")
    assert at.to_act() == (2,)
    at = play(at, "3 resign")
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((2,), "resignation", "DEM-11")
    assert at.scores() == (-30, 55, -25)
    assert article(at, "2 pass") == "DEM-11"


def test_dem_11_when_all_pass_who_resigned_pays_the_whole_hand() -> None:
    at = play(dealt("OURS", "KYE*", "ABCD"), "3 resign", "1 pass", "2 pass")
    assert at.scores() == (40, -15, -25)


def test_dem_11_equal_winners_share_what_is_set_aside() -> None:
    at = play(dealt("AB", "EC", "K*"), "3 resign", "1 pass", "2 pass")
    assert at.scores() == (Fraction(25, 2), Fraction(25, 2), -25)


def test_dem_11_resigned_in_single_loser_play_pays_too() -> None:
    at = play(single("S/EC/KLMN", 3), "1 M13h OURS", "2 resign")
    outcome = at.outcome()
    assert outcome is not None and (outcome.winners, outcome.article) == ((1,), "DEM-9")
    assert at.scores() == (35, -15, -20)


def test_dem_11_a_resigned_hand_stays_unseen_while_the_game_goes_on() -> None:
    at = play(dealt("OURS", "KYE*", "ABCD"), "1 resign")
    assert at.view(2).hands == (None, "*EKY", None)


def test_dem_11_out_of_time_on_a_turn_is_a_pass() -> None:
    at = play(dealt("OURS", "KYE*"), "1 timeout")
    assert at.state.passed == (1,)
    assert article(at, "1 timeout") == "DEM-5"
    assert play(at, "2 timeout").outcome() is not None


def test_dem_11_resigning_before_the_deal() -> None:
    assert play(start(), "2 resign").scores() == (0, 0)
    at = play(start(3, share="4"), "2 resign")
    assert at.to_act() == (0,)


@pytest.mark.parametrize("first", [1, 2])
def test_agreeing_to_stop_pays_nothing(first: int) -> None:
    at = play(dealt("OURS", "KYE*"), f"{first} end")
    assert at.outcome() is None
    at = play(at, f"{3 - first} end")
    outcome = at.outcome()
    assert outcome is not None and (outcome.winners, outcome.reason) == ((), "agreement")
    assert at.scores() == (0, 0)


def test_agreeing_to_stop_lapses_with_a_play_but_not_with_a_pass() -> None:
    at = play(dealt("OURSE", "KYE*A"), "2 end", "1 M13h OURS", "1 end")
    assert at.outcome() is None
    assert play(at, "2 pass", "2 end").outcome() is not None


def test_agreement_of_all_who_remain_is_enough() -> None:
    at = play(dealt("OURS", "KYE*", "ABCD"), "1 end", "2 end", "3 resign")
    outcome = at.outcome()
    assert outcome is not None and outcome.reason == "agreement"


def test_dem_07_what_is_paid_is_told_as_a_sum_of_the_hands() -> None:
    at = play(dealt("KY*", "EAU", "BCD"), "1 pass", "2 pass", "3 pass")
    assert _told(at) == ("35 − 15", "30 − 15", "")


def test_dem_08_and_dem_11_a_whole_hand_needs_no_sum() -> None:
    assert _told(play(dealt("CHAT", "BSDF", "EAUX"), "1 M13h CHAT")) == ("", "", "")
    # Who resigned pays the whole hand, the others what they hold more than the winner.
    at = play(dealt("SOURIS", "CHATON", "BCDFGL"), "1 resign", "2 pass", "3 pass")
    assert at.scores() == (-45, -10, 55)
    assert _told(at) == ("", "40 − 30", "")


def test_dem_09_equal_highest_hands_share_one_payment() -> None:
    at = play(dealt("SOURIS", "BCDFGH", "SOURIS", loser="single"), "1 pass", "2 pass", "3 pass")
    assert at.scores() == (Fraction(-15, 2), 15, Fraction(-15, 2))
    assert _told(at) == ("(45 − 30) ÷ 2", "", "(45 − 30) ÷ 2")


def _told(at: DemoPosition) -> tuple[str, ...]:
    outcome = at.outcome()
    assert outcome is not None
    return reckoned(at.state, outcome)
