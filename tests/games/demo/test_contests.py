"""DEM-10: the words, strict and contested."""

import pytest
from tests.games.demo.table import article, dealt, effects, play, refusal, settings

from joute.games.demo import DEMO
from joute.games.demo.position import DemoPosition
from joute.play import Language, say

BLUFF = "1 M13h XQZ"


def contested(*hands: str, **options: str) -> DemoPosition:
    return dealt(*(hands or ("XQZE", "OURS", "FAIM")), arbitration="contest", **options)


def test_dem_10_strict_a_word_that_is_not_allowed_is_refused() -> None:
    refused = refusal(dealt("XQZE", "OURS"), BLUFF)
    assert (refused.article, refused.data["word"], refused.squares) == (
        "DEM-10",
        "XQZ",
        ("M13", "N13", "O13"),
    )


def test_dem_10_the_sentence_says_why() -> None:
    refused = refusal(dealt("PARISE", "CHATON"), "1 M13h PARISE")
    assert refused.article == "DEM-10"
    assert "PARISE" in say(refused, DEMO.sentences, Language.FRENCH)
    unknown = refusal(dealt("XQZE", "OURS"), BLUFF)
    french, english = (say(unknown, DEMO.sentences, language) for language in Language)
    assert "XQZ n’est pas admis" in french and "il n’est pas au dictionnaire" in french
    assert english == "DEM-10: XQZ is not allowed: it is not in the French dictionary. Try another word"


def test_dem_10_interjections_are_words() -> None:
    assert "AIE" in settings().dictionary
    assert play(dealt("AIE", "OUR"), "1 M13h AIE").outcome()


def test_dem_10_strict_nothing_can_be_contested() -> None:
    at = play(dealt("OURSE", "FAIMS"), "1 M13h OURS")
    assert at.to_act() == (2,)
    for line in ("2 challenge", "1 challenge", "2 accept", "1 accept"):
        refused = refusal(at, line)
        assert (refused.article, refused.reason) == ("DEM-10", "strict_arbitration")
    assert article(dealt("OURSE", "FAIMS"), "2 challenge") == "DEM-10"


def test_dem_10_a_bluff_is_legal_and_all_the_others_may_contest_it() -> None:
    at = play(contested(), BLUFF)
    assert at.to_act() == (2, 3)
    assert at.window().state == "open"
    own = refusal(at, "1 challenge")
    assert (own.article, own.reason) == ("DEM-10", "own_play")


def test_dem_10_shape_is_still_checked() -> None:
    assert article(contested(), "1 A1h XQZ") == "DEM-4"
    assert article(contested(), "1 M13h XQW") == "DEM-5"


@pytest.mark.parametrize("contester", [2, 3])
def test_dem_10_upheld_the_squares_go_back_and_the_turn_is_lost(contester: int) -> None:
    before = contested()
    done = effects(play(before, BLUFF), f"{contester} challenge")
    at = done.after
    assert (done.kind, done.words, done.removed) == ("challenge_right", ("XQZ",), ("M13", "N13", "O13"))
    assert isinstance(at, DemoPosition)
    assert (at.state.hands, at.state.grid, at.to_act()) == (before.state.hands, before.state.grid, (2,))
    assert article(at, "2 accept") == "DEM-10"
    assert play(at, "2 M13h OUR").state.hands[1] == "S"


@pytest.mark.parametrize(("contester", "order"), [(2, (3, 1, 2)), (3, (2, 1, 2, 3))])
def test_dem_10_refuted_the_contester_loses_their_next_turn(contester: int, order: tuple[int, ...]) -> None:
    at = play(contested("OURSE", "FAIMS", "ABCDE"), "1 M13h OURS", f"{contester} challenge")
    assert at.state.grid.word(next(iter(at.state.grid.runs()))) == "OURS"
    for seat in order:
        assert at.to_act() == (seat,)
        at = play(at, f"{seat} pass")


def test_dem_10_turns_lost_twice_are_lost_twice() -> None:
    at = play(
        contested("OURSE", "TFAIM", "ABCDE"), "1 M13h OURS", "3 challenge", "2 P13v SAIT", "3 challenge"
    )
    assert at.state.lost == (3, 3)
    assert at.to_act() == (1,)
    at = play(at, "1 pass", "2 pass")
    assert at.to_act() == (1,)  # a lost turn is no pass: the game goes on
    at = play(at, "1 pass", "2 pass")
    assert at.to_act() == (3,)


def test_dem_10_every_word_of_the_play_counts() -> None:
    at = play(contested("OURSE", "SFAIM", "ABCDE"), "1 M13h OURS", "2 M14h FA")
    assert refusal(at, "3 challenge OURS").reason == "not_in_the_play"
    done = effects(at, "3 challenge FA")
    assert (done.kind, done.words) == ("challenge_right", ("OF", "UA"))


def test_dem_10_one_contest_a_play() -> None:
    at = play(contested("OURSE", "FAIMS", "ABCDE"), "1 M13h OURS", "2 challenge")
    assert at.window().state == ""
    assert refusal(at, "3 challenge").reason == "no_contest_open"


def test_dem_10_until_the_next_play() -> None:
    at = play(contested(), BLUFF, "2 pass")
    assert at.to_act() == (3, 2)
    assert effects(at, "2 challenge").kind == "challenge_right"
    at = play(at, "3 M13v XFAIM")
    assert at.to_act() == (1, 2)
    assert article(at, "3 challenge") == "DEM-10"
    assert refusal(at, "2 challenge XQZ").article == "DEM-10"


def test_dem_10_who_has_accepted_no_longer_contests() -> None:
    at = play(contested(), BLUFF, "3 accept")
    assert at.to_act() == (2,)
    assert refusal(at, "3 challenge").reason == "no_contest_open"
    assert article(at, "3 accept") == "DEM-10"
    at = play(at, "2 accept")
    assert (at.to_act(), at.window().state) == ((2,), "")
    assert refusal(at, "2 challenge").reason == "no_contest_open"


def test_dem_10_a_winning_play_stands_once_all_have_accepted() -> None:
    at = play(contested("OURS", "FAIM", "ABCD"), "1 M13h OURS")
    assert (at.outcome(), at.to_act(), at.window().state) == (None, (2, 3), "closing")
    assert at.timed() == (2, 3)
    assert refusal(at, "2 pass").reason == "window_open"
    assert article(at, "2 P13v SA") == "DEM-10"
    at = play(at, "3 accept")
    assert at.scores() == (0, 0, 0)
    at = play(at, "2 timeout")
    assert at.scores() == (55, -30, -25)


def test_dem_10_a_winning_bluff_contested_in_time_does_not_win() -> None:
    before = contested("XQZ", "FAI", "ABC")
    at = play(before, BLUFF, "2 accept", "3 challenge")
    assert (at.outcome(), at.state.hands, at.to_act()) == (None, before.state.hands, (2,))


def test_dem_10_a_winning_play_contested_in_vain_wins_at_once() -> None:
    at = play(contested("OURS", "FAIM", "ABCD"), "1 M13h OURS", "3 challenge")
    outcome = at.outcome()
    assert outcome is not None and outcome.winners == (1,)


def test_dem_10_a_bluff_nobody_contests_wins() -> None:
    at = play(contested("XQZ", "FAI"), BLUFF, "2 accept")
    assert at.scores() == (25, -25)


def test_dem_10_single_loser_play_goes_on_beside_the_window() -> None:
    at = play(contested("XQZ", "FAI", "ABC", loser="single"), BLUFF)
    assert (at.to_act(), at.window().state, at.state.out) == ((2, 3), "open", (1,))
    undone = play(at, "3 challenge")
    assert (undone.state.out, undone.state.hands[0]) == ((), "QXZ")
    assert play(at, "2 pass").to_act() == (3, 2)


def test_dem_10_a_lost_turn_stays_lost_when_a_winning_bluff_is_undone() -> None:
    at = play(contested("OURSE", "NEXZQ", "FAIMT"), "1 M13h OURS", "3 challenge", "2 M13v ONEXZQ")
    assert at.window().state == "closing"
    at = play(at, "1 challenge")
    assert (at.state.hands[1], at.to_act()) == ("ENQXZ", (1,))


def test_dem_11_the_authors_resignation_closes_the_window() -> None:
    at = play(contested(), BLUFF, "1 resign")
    assert (at.to_act(), at.window().state) == ((2,), "")
    at = play(contested("XQZ", "FAI", "ABC"), BLUFF, "1 resign")
    assert (at.outcome(), at.to_act()) == (None, (2,))
    assert article(at, "1 resign") == "DEM-11"


def test_dem_11_resigning_counts_as_accepting() -> None:
    at = play(contested("OURS", "FAIM", "ABCD"), "1 M13h OURS", "2 accept", "3 resign")
    assert at.scores() == (55, -30, -25)
    at = play(contested("OURS", "FAIM", loser="single"), "1 M13h OURS", "2 resign")
    assert at.scores() == (30, -30)


def test_dem_11_only_who_is_on_turn_runs_out_of_time() -> None:
    at = play(contested(), BLUFF)
    assert article(at, "3 timeout") == "DEM-5"
    assert play(at, "2 timeout").to_act() == (3, 2)
