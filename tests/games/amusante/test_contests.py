"""AMU-6: the words, strict and contested."""

import pytest
from tests.games.amusante.table import article, effects, play, position, refusal

from joute.games.amusante import AMUSANTE
from joute.games.amusante.position import AmusantePosition
from joute.play import Language, say


def contested(
    text: str = "ZEB 1 RX/AB/CDE announced=1:ZEBRE,2:ZEBU,3:ZEBU", seats: int = 3
) -> AmusantePosition:
    return position(text, seats, arbitration="contest")


BLUFF = "1 lay X ZEBXON"


def test_amu_06_strict_a_word_that_is_not_in_the_dictionary_is_refused() -> None:
    refused = refusal(position("ZEB 1 RX/AB"), BLUFF)
    assert (refused.article, refused.data["word"]) == ("AMU-6", "ZEBXON")
    assert say(refused, AMUSANTE.sentences, Language.ENGLISH) == (
        "AMU-6: ZEBXON is not allowed: it is not in the French dictionary. Try another word"
    )
    assert play(position("ZEB 1 RX/AB"), "1 lay R ZEBRE").state.row == "ZEBR"


def test_amu_06_no_proper_nouns_but_interjections() -> None:
    refused = refusal(position("- 1 FX/AB"), "1 lay F FRANCE")
    assert (refused.article, refused.data["why"]) == ("AMU-6", "proper-noun")
    assert play(position("- 1 AX/BC"), "1 lay A AIE").state.row == "A"


def test_amu_06_proper_nouns_where_agreed() -> None:
    agreed = {"classes": "+propres"}
    assert play(position("- 1 FX/AB", **agreed), "1 lay F FRANCE").state.row == "F"
    assert [move.text() for move in position("ZIMB 1 AX/AB", **agreed).moves(1)] == ["take", "lay A ZIMBABWE"]
    assert [move.text() for move in position("ZIMB 1 AX/AB").moves(1)] == ["take", "lay A ZIMBABWEEN"]
    at = play(position("- 1 FX/AB", arbitration="contest", **agreed), "1 lay F FRANCE", "2 challenge")
    assert at.state.hands[1] == "ABF"
    at = play(position("- 1 FX/AB", arbitration="contest"), "1 lay F FRANCE", "2 challenge")
    assert at.state.hands[0] == "FX"


@pytest.mark.parametrize("arbitration", ["strict", "contest"])
@pytest.mark.parametrize("line", ["1 lay A A", "1 lay *y Y", "1 lay B A"])
def test_amu_06_a_word_has_two_letters_or_more(arbitration: str, line: str) -> None:
    refused = refusal(position("- 1 AB*/CD", arbitration=arbitration), line)
    assert (refused.article, refused.reason) == ("AMU-6", "word_too_short")
    assert article(position("L 1 AB*/CD announced=2:LOI", arbitration=arbitration), "1 lay A L") == "AMU-6"
    assert play(position("- 1 AB*/CD", arbitration=arbitration), "1 lay A AN").state.row == "A"


def test_amu_06_strict_nothing_can_be_contested() -> None:
    at = play(position("ZEB 1 RX/AB"), "1 lay R ZEBRE")
    assert (at.to_act(), at.window().state) == ((2,), "")
    for line in ("2 challenge", "1 challenge", "2 accept", "1 accept"):
        refused = refusal(at, line)
        assert (refused.article, refused.reason) == ("AMU-6", "strict_arbitration")


def test_amu_06_a_bluff_is_legal_but_its_shape_is_checked() -> None:
    at = play(contested(), BLUFF)
    assert (at.state.row, at.to_act(), at.window().state) == ("ZEBX", (2, 3), "open")
    own = refusal(at, "1 challenge")
    assert (own.article, own.reason) == ("AMU-6", "own_play")
    assert article(contested(), "1 lay X ZXON") == "AMU-3"


@pytest.mark.parametrize("contester", [2, 3])
def test_amu_06_upheld_the_author_takes_up_the_row(contester: int) -> None:
    done = effects(play(contested(), BLUFF), f"{contester} challenge ZEBXON")
    at = done.after
    assert isinstance(at, AmusantePosition)
    assert (done.kind, done.words) == ("challenge_right", ("ZEBXON",))
    assert (at.state.hands, at.state.row, at.state.taken) == (("BERXZ", "AB", "CDE"), "", 1)
    assert at.to_act() == (2,)  # the player after the author starts a new row


@pytest.mark.parametrize("contester", [2, 3])
def test_amu_06_refuted_the_contester_takes_it_up(contester: int) -> None:
    at = play(contested(), "1 lay R ZEBRE", f"{contester} challenge")
    assert at.state.hands == (("X", "ABBERZ", "CDE") if contester == 2 else ("X", "AB", "BCDEERZ"))
    assert (at.state.row, at.to_act(), at.state.taken) == ("", (2,), 1)


def test_amu_06_until_the_next_square_is_laid() -> None:
    at = play(contested("ZEB 1 RX/AR/CDE"), BLUFF, "2 lay R ZEBXR")
    assert at.to_act() == (3, 1)
    assert refusal(at, "3 challenge ZEBXON").reason == "not_the_word"
    assert effects(at, "1 challenge").kind == "challenge_right"


def test_amu_06_a_row_taken_up_is_contested_no_more() -> None:
    at = play(contested(), BLUFF, "2 take")
    assert at.to_act() == (3,)
    assert article(at, "3 challenge") == "AMU-6"


def test_amu_06_who_has_accepted_no_longer_contests() -> None:
    at = play(contested(), BLUFF, "3 accept")
    assert at.to_act() == (2,)
    assert refusal(at, "3 challenge").reason == "no_contest_open"
    assert article(at, "3 accept") == "AMU-6"
    at = play(at, "2 accept")
    assert refusal(at, "2 challenge").reason == "no_contest_open"


LAST = "ZEB 1 R/AB/CDE announced=1:ZEBRE,2:ZEBU,3:ZEBU"


def test_amu_06_a_last_square_wins_once_all_have_accepted() -> None:
    at = play(contested(LAST), "1 lay R ZEBRE")
    assert (at.outcome(), at.to_act(), at.window().state, at.timed()) == (None, (2, 3), "closing", (2, 3))
    assert refusal(at, "2 take").reason == "window_open"
    assert article(at, "2 lay A ZEBRA") == "AMU-6"
    at = play(at, "3 accept")
    assert at.outcome() is None
    assert play(at, "2 timeout").scores() == (5, 0, 0)


def test_amu_06_a_last_square_contested_in_vain_wins_the_row_taken_up_too() -> None:
    at = play(contested(LAST), "1 lay R ZEBRE", "3 challenge")
    assert at.scores() == (9, 0, 0)


def test_amu_06_a_last_bluff_contested_in_time_does_not_win() -> None:
    at = play(contested(LAST), "1 lay R ZEBROX", "2 accept", "3 challenge")
    assert (at.outcome(), at.state.hands[0], at.to_act()) == (None, "BERZ", (2,))


def test_amu_06_a_bluff_nobody_contests_wins() -> None:
    assert play(contested(LAST), "1 lay R ZEBROX", "2 accept", "3 accept").scores() == (5, 0, 0)


def test_amu_06_the_next_word_follows_the_bluff() -> None:
    at = play(contested("ZEB 1 RX/AR/CDE"), BLUFF)
    assert play(at, "2 lay A ZEBXA", "3 take").state.hands[2] == "ABCDEEXZ"


def test_amu_07_the_authors_resignation_closes_the_window() -> None:
    at = play(contested(), BLUFF, "1 resign")
    assert (at.to_act(), at.window().state, at.state.row) == ((2,), "", "ZEBX")
    at = play(contested(LAST), "1 lay R ZEBRE", "1 resign")
    assert (at.outcome(), at.to_act()) == (None, (2,))


def test_amu_07_resigning_counts_as_accepting() -> None:
    at = play(contested(LAST), "1 lay R ZEBRE", "2 resign")
    assert at.outcome() is None
    assert play(at, "3 accept").scores() == (5, 0, 0)


def test_amu_07_only_who_is_on_turn_runs_out_of_time() -> None:
    at = play(contested(), BLUFF)
    assert article(at, "3 timeout") == "AMU-3"
    assert play(at, "2 timeout").state.hands[1] == "ABBEXZ"


def test_amu_08_a_contested_row_counts_as_taken_up() -> None:
    at = play(contested("ZEB 1 RX/AB taken=39", 2), "1 lay R ZEBRE", "2 challenge")
    outcome = at.outcome()
    assert outcome is not None and outcome.article == "AMU-8"
    assert at.scores() == (6, 0)


def test_amu_08_going_out_comes_before_a_stalemate() -> None:
    at = play(contested("ZEB 1 R/AB taken=39", 2), "1 lay R ZEBRE", "2 challenge")
    outcome = at.outcome()
    assert outcome is not None and outcome.article == "AMU-5"
