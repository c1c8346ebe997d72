"""AMU-5, AMU-7, AMU-8: winning, resigning, time, stalemate."""

from fractions import Fraction

import pytest
from tests.games.amusante.table import article, dealt, effects, play, position, start

from joute.games.amusante.position import AmusantePosition
from joute.play import MoveKind


def test_amu_05_the_first_without_squares_wins_a_point_for_each_square_of_the_others() -> None:
    at = position("ZEB 1 R/AB/CDE", 3)
    at = play(at, "1 lay R ZEBRE")
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((1,), "all laid", "AMU-5")
    assert at.scores() == (5, 0, 0)
    assert article(at, "2 take") == "AMU-5"
    assert at.to_act() == ()


def test_amu_05_nothing_is_scored_before() -> None:
    at = play(position("ZEB 1 RS/AB/CDE", 3), "1 lay R ZEBRE")
    assert (at.outcome(), at.scores()) == (None, (0, 0, 0))


def test_amu_07_who_resigns_leaves_squares_that_count_for_the_winner() -> None:
    at = play(position("ZEB 1 R/AB/CDE", 3), "3 resign")
    assert at.outcome() is None
    assert article(at, "3 resign") == "AMU-7"
    assert article(at, "3 end") == "AMU-7"
    assert play(at, "1 lay R ZEBRE").scores() == (5, 0, 0)


def test_amu_07_the_turn_of_who_resigns_goes_to_the_left() -> None:
    at = play(position("ZEB 1 RS/AR/CDE", 3), "1 resign")
    assert (at.to_act(), at.state.row) == ((2,), "ZEB")
    assert play(at, "2 lay R ZEBRE", "3 take").to_act() == (2,)


def test_amu_07_the_last_one_left_wins() -> None:
    at = play(position("ZEB 1 RS/AB/CDE", 3), "1 resign", "3 resign")
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((2,), "resignation", "AMU-7")
    assert at.scores() == (0, 5, 0)
    assert article(at, "2 take") == "AMU-7"


def test_amu_07_out_of_time_the_row_is_taken_up() -> None:
    before = position("ZEB 1 RS/AB/CDE", 3)
    assert effects(before, "1 timeout").kind is MoveKind.TIMEOUT
    at = play(before, "1 timeout")
    assert (at.state.row, at.state.hands[0], at.to_act(), at.state.taken) == ("", "BERSZ", (2,), 1)
    assert article(at, "1 timeout") == "AMU-3"


def test_amu_07_out_of_time_before_an_empty_row_counts_as_a_row_too() -> None:
    at = play(position("- 1 RS/AB/CDE", 3), "1 timeout")
    assert (at.state.hands[0], at.to_act(), at.state.taken) == ("RS", (2,), 1)


def test_amu_07_resigning_before_the_deal() -> None:
    assert play(start(), "1 resign").scores() == (0, 0)
    assert play(start(3), "1 resign").to_act() == (0,)


def near_stalemate(hands: str, seats: int, fields: str = "") -> AmusantePosition:
    return position(f"Z 1 {hands} taken={20 * seats - 1} {fields}", seats)


def test_amu_08_twenty_rows_a_player_end_the_game() -> None:
    at = position("Z 1 RS/ABC taken=38")
    assert play(at, "1 take").outcome() is None
    at = play(near_stalemate("RS/ABCDE", 2), "1 take")
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((1,), "stalemate", "AMU-8")
    assert at.scores() == (5, 0)
    assert article(at, "2 take") == "AMU-8"


def test_amu_08_the_fewest_squares_share_the_others() -> None:
    at = play(near_stalemate("RS/ABC/DEFGHIJ", 3), "1 take")
    assert at.scores() == (Fraction(7, 2), Fraction(7, 2), 0)
    assert play(near_stalemate("RS/ABC", 2), "1 take").scores() == (0, 0)


def test_amu_08_who_resigned_does_not_win_but_counts() -> None:
    at = play(near_stalemate("RS/ABCDE/F", 3, "resigned=3"), "1 take")
    assert at.scores() == (6, 0, 0)


@pytest.mark.parametrize("first", [1, 2])
def test_agreeing_to_stop_scores_nothing(first: int) -> None:
    at = play(dealt("ZEBRES", "EATOUR"), f"{first} end")
    assert at.outcome() is None
    at = play(at, f"{3 - first} end")
    outcome = at.outcome()
    assert outcome is not None and (outcome.winners, outcome.reason) == ((), "agreement")
    assert at.scores() == (0, 0)


def test_agreeing_to_stop_lapses_with_the_next_turn_played() -> None:
    at = play(dealt("ZEBRES", "EATOUR"), "2 end", "1 lay Z ZEBRE", "1 end")
    assert at.outcome() is None
    assert play(at, "2 take", "2 end").outcome() is None
