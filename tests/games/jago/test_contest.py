"""Contesting a turn: JAG-19 to JAG-21."""

import pytest
from tests.games.jago.table import article, at, dealt, effects, held, play, refused, rows

from joute.games.jago.position import JagoPosition
from joute.letters import Stock
from joute.play import ACCEPT, Challenge

MIXED = rows(r6="3RASer3", r7="4se5") + " 2 EX OAK P"


def contested(first: str = "RASXZE", second: str = "GEO", then: str = "") -> JagoPosition:
    return dealt(first, second, then, arbitration="contest")


def test_jag_19_strict_is_the_default() -> None:
    position = dealt("XYZ", "G")
    assert article(position, "1 F6h XYZ") == "JAG-7"
    assert play(dealt("RAS", "G"), "1 F6h RAS").window().state == ""


def test_jag_19_words_are_not_checked_when_laid() -> None:
    position = play(contested(), "1 D6h RAX")
    assert (position.scores(), position.window().state, position.to_act()) == ((3, 0), "open", (2,))


def test_jag_19_shape_is_always_checked() -> None:
    position = contested("BATEAUX", "CDRZW")
    assert article(position, "1 A1h BATEAU") == "JAG-6"
    assert article(position, "1 F6h WWWW") == "JAG-9"
    position = play(position, "1 D6h BATEAU")
    assert article(position, "2 D6h ZAWEAU") == "JAG-11"
    assert article(position, "2 I6v UZ") == "JAG-8"


def test_jag_19_a_replacement_that_keeps_the_meaning_is_refused_if_both_words_exist() -> None:
    position = at(rows(r6="2MANGER3") + " 2 X ZK", arbitration="contest")
    assert article(position, "2 C6h MANGEZ") == "JAG-13"


def test_jag_19_an_unknown_run_counts_as_a_change_of_meaning() -> None:
    position = at(rows(r6="2MANGER3") + " 2 X ZK", arbitration="contest")
    assert play(position, "2 C6h MANGEK").scores() == (0, 6)
    laid = play(position, "2 C6h MANGERK")
    assert laid.scores() == (0, 7)
    assert play(at(rows(r6="2MANGEK3") + " 2 X ZR", arbitration="contest"), "2 C6h MANGER").scores() == (0, 6)


def test_jag_19_the_rack_is_filled_when_the_turn_is_accepted() -> None:
    before = contested(then="UVE")
    position = play(before, "1 D6h RAS")
    assert len(held(position, 1)) == 9
    accepted = play(position, "2 accept")
    assert held(accepted, 1) == held(before, 1).without("RAS").plus("UVE")
    assert (accepted.window().state, accepted.to_act()) == ("", (2,))
    assert article(accepted, "2 challenge") == "JAG-19"


def test_jag_19_a_turn_of_ones_own_accepts() -> None:
    before = contested(then="UVEI")
    position = play(before, "1 D6h RAX", "2 C6h GRAX")
    assert held(position, 1) == held(before, 1).without("RAX").plus("UVE")
    assert len(held(position, 2)) == 11
    assert position.to_act() == (1,)
    assert held(play(position, "1 accept"), 2).count("I") == held(position, 2).count("I") + 1


def test_jag_19_outside_a_window_there_is_nothing_to_contest_or_accept() -> None:
    position = dealt("RAS", "G")
    for move in ("challenge", "challenge RAS", "accept"):
        assert article(position, f"1 {move}") == "JAG-19"
    assert article(play(contested(), "1 D6h RAS"), "1 challenge") == "JAG-5"


def test_jag_19_a_word_named_must_be_of_this_turn() -> None:
    position = play(contested(), "1 D6h RAS", "2 C6h GRAS")
    refusal = refused(position, "1 challenge RAS")
    assert (refusal.article, refusal.data["words"]) == ("JAG-19", "GRAS")
    assert effects(position, "1 challenge gras").kind == "challenge_wrong"


def test_jag_19_turns_are_contested_and_not_single_words() -> None:
    """RAS exists, RX does not: naming RAS contests the whole turn."""
    position = play(contested("RASX", "GEO"), "1 D6h RAS + D6v RX")
    assert effects(position, "2 challenge RAS").kind == "challenge_right"


def test_jag_19_the_clock_stops_while_a_contest_is_judged() -> None:
    position = play(at(MIXED, arbitration="contest"), "2 D6h RASERK")
    assert position.timed() == (1,)
    judged = play(position, "1 challenge")
    assert (judged.to_act(), judged.timed()) == ((1,), ())
    flipped = effects(judged, "1 flip G6 H6 E7")
    assert (flipped.after.timed(), flipped.resumes) == ((2,), True)


def test_jag_19_nothing_to_turn_the_clock_goes_on_at_once() -> None:
    judged = effects(play(contested(), "1 D6h RAS"), "2 challenge")
    assert (judged.after.timed(), judged.resumes) == ((2,), True)


def test_jag_20_upheld_the_board_goes_back_and_the_turn_goes_on() -> None:
    before = play(contested(), "1 D6h RAS", "2 accept")
    position = play(before, "2 D6h RASGEO")
    assert position.scores() == (0, 6)
    position = play(position, "1 challenge")
    assert (position.scores(), position.to_act()) == ((3, 0), (2,))
    assert position.state.board == before.state.board
    assert position.state.racks == before.state.racks
    assert (position.state.forms, position.state.aside) == (before.state.forms, before.state.aside)
    assert play(position, "2 C6h GRAS").scores() == (0, 4)


def test_jag_20_none_to_turn_no_line() -> None:
    position = play(contested("RASXZE", "GEO"), "1 D6h RAS", "2 C6h GRAS", "1 C6h GRASX", "2 challenge")
    assert (position.scores(), position.to_act()) == ((0, 4), (1,))


def test_jag_20_three_of_the_opponents_letters_of_ones_choice() -> None:
    position = play(at(MIXED, arbitration="contest"), "2 D6h RASERK", "1 challenge")
    assert (position.scores(), position.to_act(), position.state.turn) == ((3, 4), (1,), 2)
    assert refused(position, "1 flip G6 H6 E7 F7").reason == "too_many_flips"
    assert refused(position, "1 flip G6 H6 H6").reason == "flipped_twice"
    assert article(position, "1 flip D6 G6 H6") == "JAG-20"
    assert article(position, "1 flip A1 G6 H6") == "JAG-20"
    assert article(position, "2 D6h RASERA") == "JAG-5"
    assert article(position, "1 D6h RASERE") == "JAG-20"
    assert article(position, "1 challenge") == "JAG-19"
    done = effects(position, "1 flip h6 e7 g6")
    assert done.move.text() == "flip G6 H6 E7"
    assert (done.turned, done.after.scores()) == (("G6", "H6", "E7"), (6, 1))
    assert done.after.to_act() == (2,)


@pytest.mark.parametrize(
    ("squares", "scores"), [("", (3, 4)), ("G6", (4, 3)), ("G6 E7", (5, 2)), ("G6 E7 F7", (6, 1))]
)
def test_jag_20_up_to_three_letters_or_none(squares: str, scores: tuple[int, int]) -> None:
    position = play(at(MIXED, arbitration="contest"), "2 D6h RASERK", "1 challenge")
    done = effects(position, f"1 flip {squares}")
    assert done.move.text() == f"flip {squares}".strip()
    assert (done.after.scores(), done.after.to_act(), done.resumes) == (scores, (2,), True)
    assert article(done.after, "1 flip G6") == "JAG-5"


def test_jag_20_flip_only_after_a_contest() -> None:
    assert article(dealt("RAS", "G"), "1 flip D6 E6 F6") == "JAG-20"


def test_jag_21_refuted_the_contested_player_turns_three_and_the_turn_stands() -> None:
    position = play(at(MIXED, arbitration="contest"), "2 D6h RASERA")
    assert position.scores() == (3, 5)
    judged = play(position, "1 challenge")
    assert (judged.state.board, judged.to_act(), judged.state.turn) == (position.state.board, (2,), 1)
    assert held(judged, 2) == Stock("KOP"), "the window is closed: seat 2 draws"
    assert article(judged, "2 flip G6 H6 I6") == "JAG-21"
    assert article(judged, "2 flip D6 E6 I6") == "JAG-21"
    assert play(judged, "2 flip E6").scores() == (2, 6)
    assert play(judged, "2 flip").scores() == (3, 5)
    flipped = play(judged, "2 flip D6 E6 F6")
    assert (flipped.scores(), flipped.to_act()) == ((0, 8), (1,))


def test_jag_21_a_turn_is_contested_once() -> None:
    position = play(at(MIXED, arbitration="contest"), "2 D6h RASERA", "1 challenge", "2 flip D6 E6 F6")
    assert article(position, "1 challenge") == "JAG-19"


def test_jag_21_fewer_than_three_all_of_them_at_most() -> None:
    position = at(rows(r6="3RAS5") + " 2 EX GEO K", arbitration="contest")
    position = play(position, "2 F5v OSE", "1 challenge")
    assert (position.to_act(), position.state.turn) == ((2,), 1)
    assert held(position, 2) == Stock("GK")
    assert play(position, "2 flip D6").scores() == (1, 4)
    assert article(position, "2 flip D6 E6 F6") == "JAG-21"
    flipped = play(position, "2 flip D6 E6")
    assert (flipped.scores(), flipped.to_act()) == ((0, 5), (1,))


def test_jag_21_moves_list_answers_and_flips() -> None:
    position = play(at(rows(r6="3RAS5") + " 2 EX GEO K", arbitration="contest"), "2 F5v OSE")
    assert list(position.moves(1))[:2] == [ACCEPT, Challenge()]
    flips = play(position, "1 challenge").moves(2)
    assert [move.text() for move in flips] == ["flip D6 E6", "flip D6", "flip E6", "flip"]
    assert (flips.count(), flips.complete) == (4, True)


def test_jag_21_the_lead_is_not_tested_again() -> None:
    """Whoever has none to lose still goes on: seat 1 turns one letter, and is behind all the same."""
    position = play(at(MIXED, arbitration="contest"), "2 D6h RASERK", "1 challenge", "1 flip")
    assert position.scores() == (3, 4)
    assert position.outcome() is None
