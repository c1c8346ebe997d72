"""LXD-18 to LXD-21: the score, passing, the end, time."""

import pytest
from tests.games.lexiduel.table import article, effects, play, start, table

from joute.play import Position


def answered(**options: str) -> Position:
    """One round played."""
    return play(start(**options), "1 C3h MER", "2 C4v ON")


def test_lxd_18_letters_of_each_colour_in_words_of_four_or_more() -> None:
    assert table("C3h MERVEILLE", "C1v limon").scores() == (8, 6)
    assert table("C3h MERE", "C3v mer").scores() == (3, 1)


def test_lxd_18_a_crossing_counts_in_both_words() -> None:
    assert table("C3h MERE", "C3v MENE").scores() == (8, 0)


def test_lxd_18_words_of_three_letters_count_nothing() -> None:
    assert table("C3h MER", "C3v MON", "P3h sel").scores() == (0, 0)
    assert article(table("C8h SE", turns=2), "1 C8h SEL") == "LXD-15"


def test_lxd_18_the_gains_of_a_move_are_the_change_of_the_scores() -> None:
    position = table("C3h MERVEILLE", "C4v on", turns=1)
    done = effects(position, "2 C1v LIMON")
    assert (position.scores(), done.gains, done.after.scores()) == ((9, 0), (-1, 6), (8, 6))


def test_lxd_19_two_passes_in_a_row_end_the_game() -> None:
    position = play(answered(), "1 pass", "2 pass")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((), "by points", "LXD-19")
    assert article(position, "1 C3h MERVEILLE") == "LXD-19"
    assert position.to_act() == ()


def test_lxd_19_a_word_between_two_passes_keeps_the_game_going() -> None:
    position = play(answered(), "1 pass", "2 C1v LIMON", "1 pass")
    assert position.outcome() is None
    assert play(position, "2 pass").outcome() is not None


def test_lxd_19_no_pass_on_the_first_move() -> None:
    assert article(start(), "1 pass") == "LXD-19"


def test_lxd_19_no_pass_while_an_answer_is_due() -> None:
    position = play(start(), "1 C3h MER")
    assert article(position, "2 pass") == "LXD-19"
    effects(play(position, "2 C4v ON"), "1 pass")


def test_lxd_20_the_agreed_number_of_rounds() -> None:
    position = answered(rounds="2")
    position = play(position, "1 C3h MERVEILLE")
    assert position.outcome() is None
    position = play(position, "2 C1v LIMON")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((1,), "by points", "LXD-20")
    assert article(position, "1 D5h AIT") == "LXD-20"


def test_lxd_20_twenty_rounds_by_default_and_passes_count() -> None:
    late = table("C3h MER", "C4v on", turns=39)
    assert late.outcome() is None
    ended = play(late, "2 pass").outcome()
    assert ended is not None
    assert ended.article == "LXD-20"


def test_lxd_20_without_a_limit_the_game_goes_on() -> None:
    assert table("C3h MER", turns=400, rounds="none").outcome() is None
    assert table("C3h MER", turns=400).outcome() is not None


def test_lxd_20_equal_scores_draw() -> None:
    outcome = table("C3h MERE", "C5h mere", turns=40).outcome()
    assert outcome is not None
    assert outcome.winners == ()


def test_lxd_20_who_resigns_loses_whatever_the_score() -> None:
    ahead = table("C3h MERVEILLE", turns=5)
    outcome = play(ahead, "1 resign").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((2,), "resignation", "LXD-20")
    assert article(play(ahead, "1 resign"), "2 resign") == "LXD-20"


def test_lxd_20_by_agreement_once_both_have_said_so() -> None:
    position = table("C3h MERVEILLE", turns=5)
    one = play(position, "1 end", "1 end")
    assert one.outcome() is None
    outcome = play(one, "2 end").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((1,), "agreement", "LXD-20")


def test_lxd_20_a_move_withdraws_the_offer_to_stop() -> None:
    position = play(answered(), "2 end", "1 C3h MERVEILLE", "1 end")
    assert position.outcome() is None
    assert play(position, "2 end").outcome() is not None


def test_lxd_21_a_turns_time_run_out_passes_the_turn() -> None:
    position = play(answered(clock="turn 90s"), "1 timeout")
    assert (position.to_act(), position.outcome()) == ((2,), None)
    ended = play(position, "2 timeout").outcome()
    assert ended is not None
    assert (ended.reason, ended.article) == ("by points", "LXD-19")


def test_lxd_21_where_passing_is_forbidden_it_loses() -> None:
    first = play(start(clock="turn 90s"), "1 timeout").outcome()
    assert first is not None
    assert (first.winners, first.reason, first.article) == ((2,), "time", "LXD-21")
    bound = play(start(clock="turn 90s"), "1 C3h MER", "2 timeout").outcome()
    assert bound is not None
    assert (bound.winners, bound.reason) == ((1,), "time")


@pytest.mark.parametrize("clock", ["budget 15m", "budget 15m/10m", "none"])
def test_lxd_21_a_budget_run_out_loses_the_game(clock: str) -> None:
    outcome = play(answered(clock=clock), "1 timeout").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((2,), "time", "LXD-21")


def test_lxd_21_only_the_player_on_turn_runs_out_of_time() -> None:
    assert article(answered(), "2 timeout") == "LXD-3"
