"""DEM-8, option tour: the round in which somebody goes out is finished, and all who are out share the win."""

from fractions import Fraction

from tests.games.demo.table import article, dealt, effects, mat, play, position, refusal

from joute.games.demo import DEMO
from joute.games.demo.position import DemoPosition
from joute.play import Action, Language, say

ROUND = {"tour": "complet"}
CONTEST = {"tour": "complet", "arbitration": "contest"}
LIT = mat("M13h LIT")


def test_dem_08_by_default_the_first_out_ends_the_game() -> None:
    at = play(position(f"{LIT} 1 S/SA"), "1 M13h LITS")
    assert at.scores() == (15, -15)
    assert at.to_act() == ()


def test_dem_08_the_round_is_finished() -> None:
    at = play(position(f"{LIT} 1 S/AB/CDE", 3, **ROUND), "1 M13h LITS")
    assert (at.outcome(), at.to_act(), at.state.out, at.scores()) == (None, (2,), (1,), (0, 0, 0))
    at = play(at, "2 pass")
    assert (at.outcome(), at.to_act()) == (None, (3,))
    at = play(at, "3 pass")
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((1,), "all laid", "DEM-8")
    assert at.scores() == (35, -15, -20)


def test_dem_08_all_who_are_out_at_its_end_share_what_the_others_pay() -> None:
    at = play(position(f"{LIT} 1 S/E/CDE", 3, **ROUND), "1 M13h LITS", "2 P13v SE", "3 pass")
    outcome = at.outcome()
    assert outcome is not None and outcome.winners == (1, 2)
    assert at.scores() == (10, 10, -20)
    odd = play(position(f"{LIT} 1 S/E/CDF", 3, **ROUND), "1 M13h LITS", "2 P13v SE", "3 pass")
    assert odd.scores() == (Fraction(15, 2), Fraction(15, 2), -15)


def test_dem_08_if_all_go_out_in_one_round_nobody_pays() -> None:
    at = play(position(f"{LIT} 1 S/E", **ROUND), "1 M13h LITS", "2 P13v SE")
    outcome = at.outcome()
    assert outcome is not None and outcome.winners == (1, 2)
    assert at.scores() == (0, 0)


def test_dem_08_who_goes_out_last_in_a_round_ends_it() -> None:
    at = play(position(f"{LIT} 2 AB/S", **ROUND), "2 M13h LITS")
    outcome = at.outcome()
    assert outcome is not None and outcome.winners == (2,)
    assert at.scores() == (-15, 15)


def test_dem_08_a_round_goes_from_the_first_seat_to_the_last() -> None:
    """Seat 2 goes out: seat 3 has a turn left, seat 1 has had its own."""
    at = play(position(f"{LIT} 2 AB/S/CD", 3, **ROUND), "2 M13h LITS")
    assert at.to_act() == (3,)
    assert play(at, "3 timeout").scores() == (-15, 25, -10)


def test_dem_07_a_last_round_of_passes_is_won_by_who_is_out() -> None:
    at = play(position(f"{LIT} 1 S/AB", **ROUND), "1 M13h LITS", "2 pass")
    outcome = at.outcome()
    assert outcome is not None and (outcome.winners, outcome.article) == ((1,), "DEM-8")


def test_dem_07_without_anybody_out_all_passes_stop_the_game_as_ever() -> None:
    outcome = play(dealt("AB", "EC", **ROUND), "1 pass", "2 pass").outcome()
    assert outcome is not None and outcome.article == "DEM-7"


def test_dem_11_the_end_of_a_round_counts_who_resigned() -> None:
    at = play(position(f"{LIT} 1 S/AB/CDE", 3, **ROUND), "1 M13h LITS", "2 resign")
    assert at.to_act() == (3,)
    assert play(at, "3 pass").scores() == (35, -15, -20)
    assert play(at, "3 resign").scores() == (35, -15, -20)
    assert play(position(f"{LIT} 1 S/AB/CDE", 3, **ROUND), "1 M13h LITS", "3 resign", "2 pass").scores() == (
        35,
        -15,
        -20,
    )


def test_dem_11_who_is_out_agrees_to_stop_like_the_others() -> None:
    at = play(position(f"{LIT} 1 S/AB/CDE", 3, **ROUND), "1 M13h LITS", "2 end", "3 end")
    assert at.outcome() is None
    assert Action.END in at.allowed(1)
    assert play(at, "1 end").scores() == (0, 0, 0)


def out_first(**more: str) -> DemoPosition:
    """Seat 1 has gone out; seats 2 and 3 may contest, and have a turn left."""
    return play(position(f"{LIT} 1 S/EX/CDE", 3, **CONTEST, **more), "1 M13h LITS")


def test_dem_10_going_out_within_a_round_is_contested_beside_the_next_turn() -> None:
    at = out_first()
    assert (at.to_act(), at.window().state) == ((2, 3), "open")
    at = play(position(f"{LIT} 1 W/EX/CDE", 3, **CONTEST), "1 M13h LITW", "3 challenge")
    assert (at.state.out, at.to_act()) == ((), (2,))


def test_dem_10_who_is_out_may_contest_the_rest_of_the_round() -> None:
    at = play(out_first(), "2 P13v SEX")
    assert (at.state.out, at.to_act()) == ((1, 2), (3, 1))
    undone = effects(
        play(position(f"{LIT} 1 S/QX/CDE", 3, **CONTEST), "1 M13h LITS", "2 P13v SQX"), "1 challenge"
    )
    assert (undone.kind, undone.after.outcome()) == ("challenge_right", None)
    wrong = play(position(f"{LIT} 1 S/EE/CDE", 3, **CONTEST), "1 M13h LITS", "2 P13v SE", "1 challenge")
    assert (wrong.state.lost, wrong.to_act()) == ((), (3,))


def test_dem_10_the_last_play_of_a_round_stands_once_accepted() -> None:
    at = play(out_first(), "2 pass", "3 P13v SE")
    assert (at.outcome(), at.window().state, sorted(at.to_act())) == (None, "closing", [1, 2])
    refused = refusal(at, "2 pass")
    assert (refused.article, refused.reason) == ("DEM-10", "round_window_open")
    assert say(refused, DEMO.sentences, Language.ENGLISH) == (
        "DEM-10: the round is over: accept or challenge the last play first"
    )
    assert play(at, "1 accept", "2 accept").scores() == (25, -15, -10)
    undone = play(play(out_first(), "2 pass"), "3 P13v SCED", "1 challenge")
    assert undone.scores() == (35, -15, -20)


def test_dem_10_a_pass_leaves_going_out_to_be_contested_at_the_rounds_end() -> None:
    at = play(position(f"{LIT} 1 W/EX/CDE", 3, **CONTEST), "1 M13h LITW", "2 pass", "3 pass")
    assert (at.outcome(), at.window().state, at.to_act()) == (None, "closing", (2, 3))
    after = play(at, "2 challenge")
    assert (after.outcome(), after.to_act(), after.state.hands[0]) == (None, (1,), "W")
    assert play(at, "2 accept", "3 timeout").scores() == (35, -15, -20)


def test_dem_10_a_turn_lost_within_the_round_is_not_played() -> None:
    at = play(out_first(), "2 challenge")
    assert at.to_act() == (3,)
    assert play(at, "3 pass").scores() == (35, -15, -20)
    assert play(position(f"{LIT} 1 S/EX", **CONTEST), "1 M13h LITS", "2 challenge").scores() == (15, -15)


def test_dem_09_with_one_loser_only_the_option_changes_nothing() -> None:
    at = play(position(f"{LIT} 1 S/E/CD", 3, loser="single", **ROUND), "1 M13h LITS", "2 P13v SE")
    outcome = at.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.article, at.scores()) == ((1,), "DEM-9", (10, 0, -10))


def test_dem_08_positions_of_a_last_round_are_read_back() -> None:
    at = play(out_first(), "2 P13v SEX")
    assert position(at.text(), 3, **CONTEST) == at
    assert article(position(at.text(), 3, **CONTEST), "1 pass") == "DEM-5"
