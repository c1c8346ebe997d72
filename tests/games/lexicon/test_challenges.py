"""LEX-14 to LEX-17: challenges, their window, their price."""

import random

import pytest
from tests.conformance.arena import shuffler
from tests.games.lexicon.table import article, effects, hand, play, position, refusal, settings, table

from joute.games.lexicon import LEXICON
from joute.games.lexicon.position import LexiconPosition
from joute.games.lexicon.view import LexiconView

HANDS = "hands=ZXTSW/ABCE/DGHI"


def laid(line: str = "1 word ZXT", words: str = "MER,FARiNE") -> LexiconPosition:
    return play(position(f"{HANDS} table={words}", 3), line)


def test_lex_14_any_other_player_may_challenge_the_word_just_laid() -> None:
    for seat in (2, 3):
        assert effects(laid(), f"{seat} challenge").kind == "challenge_right"
    assert effects(laid(), "2 challenge ZXT").words == ("ZXT",)


def test_lex_14_only_that_word_may_be_challenged() -> None:
    assert article(laid(), "2 challenge MER") == "LEX-14"


def test_lex_14_under_strict_arbitration_nothing_is_challenged() -> None:
    at = position("hands=MOTS/AB", arbitration="strict")
    assert article(at, "1 word TOS") == "LEX-11"
    at = play(at, "1 word MOT")
    assert (article(at, "2 challenge"), article(at, "2 accept")) == ("LEX-14", "LEX-14")
    assert at.window().state == ""


def test_lex_14_in_contest_any_letters_may_be_laid_but_the_shape_is_checked() -> None:
    assert table(laid("1 insert 1 MERZX")) == ("MERZX", "FARiNE")
    assert article(position(f"{HANDS} table=MER", 3), "1 insert 1 REMZ") == "LEX-8"


def test_lex_15_the_window_is_open_until_the_next_player_has_played() -> None:
    at = laid()
    assert (at.to_act(), at.window().state) == ((2, 3), "open")
    late = play(at, "2 discard A open")
    assert (late.to_act(), late.window().state) == ((3,), "")
    for seat in (1, 2, 3):
        assert article(late, f"{seat} challenge") == "LEX-15"
    assert table(late) == ("MER", "FARiNE", "ZXT")


def test_lex_15_the_next_players_time_out_closes_it_too() -> None:
    assert article(play(laid(), "2 timeout"), "3 challenge") == "LEX-15"


def test_lex_15_a_discard_opens_no_window() -> None:
    at = laid("1 discard Z open")
    assert (at.to_act(), article(at, "2 challenge")) == ((2,), "LEX-15")


def test_lex_15_others_than_the_next_player_may_challenge_but_not_play() -> None:
    assert article(laid(), "3 discard D open") == "LEX-4"


def test_lex_15_the_play_that_goes_out_waits_for_everybody() -> None:
    at = play(position("hands=ZXT/ABCE/DFGI", 3), "1 word ZXT")
    assert (at.to_act(), at.window().state) == ((2, 3), "closing")
    at = play(at, "2 accept")
    assert at.to_act() == (3,)
    at = play(at, "3 accept")
    assert at.scores() == (0, 30, 22)
    assert article(at, "3 challenge") == "LEX-15"


def test_lex_16_a_wrong_challenge_costs_ten() -> None:
    at = play(position("hands=MOTS/AB/DF", 3), "1 word MOT", "3 challenge")
    assert (at.scores(), at.to_act(), table(at)) == ((0, 0, 10), (2,), ("MOT",))


@pytest.mark.parametrize("line", ["1 word ZXT", "1 insert 1 MERZ", "1 exchange 1 MEZ", "1 exchange 2 FARTNW"])
def test_lex_16_a_right_one_earns_ten_and_the_play_is_taken_back_card_for_card(line: str) -> None:
    before = position(f"{HANDS} table=MER,FARiNE", 3)
    at = play(before, line, "3 challenge")
    assert at.scores() == (0, 0, -10)
    assert at.state.cards == before.state.cards
    assert at.to_act() == (2,)


def test_lex_16_a_maitresse_comes_back_as_one() -> None:
    before = position("hands=*XTS/AB table=FARINE")
    at = play(before, "1 word zXT", "2 challenge")
    assert (hand(at, 1), table(at)) == ("*STX", ("FARINE",))
    at = play(before, "1 exchange 1 FzRINE", "2 challenge")
    assert (hand(at, 1), table(at)) == ("*STX", ("FARINE",))


def test_lex_16_a_round_won_on_a_non_word_challenged_in_time_is_not_won() -> None:
    at = play(position("hands=ZXT/ABCE/DFGI", 3), "1 word ZXT", "2 accept", "3 challenge")
    assert (at.scores(), hand(at, 1), table(at)) == ((0, 0, -10), "TXZ", ())
    assert (at.to_act(), at.window().state) == ((2,), "")
    assert play(at, "2 discard A open", "3 discard D open").to_act() == (1,)


def test_lex_16_a_wrong_challenge_of_the_last_play_ends_the_round_on_that_line() -> None:
    at = play(position("hands=MOT/AB/DF", 3), "1 word MOT", "3 challenge")
    assert (at.scores(), at.to_act()) == ((0, 12, 18), (0,))


def test_lex_17_one_challenge_per_play() -> None:
    at = play(laid(), "2 challenge")
    assert article(at, "3 challenge") == "LEX-17"
    at = play(position("hands=MOTS/AB/DF", 3), "1 word MOT", "2 challenge")
    assert (at.to_act(), article(at, "3 challenge"), article(at, "3 accept")) == ((2,), "LEX-17", "LEX-17")


def test_lex_17_not_the_author_nor_who_has_accepted() -> None:
    assert article(laid(), "1 challenge") == "LEX-17"
    at = play(laid(), "3 accept")
    assert (at.to_act(), article(at, "3 challenge")) == ((2,), "LEX-17")
    at = play(laid(), "2 accept")
    assert (at.to_act(), article(at, "2 challenge")) == ((2, 3), "LEX-17")
    assert play(at, "2 discard A open").to_act() == (3,)


def test_lex_17_a_word_that_reads_as_before_may_be_challenged_too() -> None:
    at = position("hands=ISWX/AB/DG table=FARiNZ", 3)
    at = play(at, "1 exchange 1 FARINZ", "2 challenge")
    assert (hand(at, 1), table(at), at.scores()) == ("ISWX", ("FARiNZ",), (0, -10, 0))


def test_lex_17_the_authors_resignation_closes_the_window() -> None:
    at = play(laid(), "1 resign")
    assert (at.to_act(), at.window().state, table(at)[-1]) == ((2,), "", "ZXT")
    assert article(at, "3 challenge") == "LEX-15"
    at = play(position("hands=ZXT/ABCE/DFGI", 3), "1 word ZXT", "1 resign")
    assert (at.scores(), at.to_act()) == ((0, 30, 22), (0,))


def test_lex_17_who_has_retired_does_not_challenge() -> None:
    at = play(laid(), "3 resign")
    assert (at.to_act(), article(at, "3 challenge")) == ((2,), "LEX-17")
    at = play(position("hands=ZXT/ABCE/DFGI", 3), "1 word ZXT", "2 accept", "3 resign")
    assert (at.scores(), at.to_act()) == ((0, 30, 22), (0,))


def test_lex_17_if_the_next_player_resigns_the_one_after_may_still_challenge() -> None:
    at = play(laid(), "2 resign")
    assert (at.to_act(), at.window().state) == ((3,), "open")
    assert play(at, "3 challenge").scores()[2] == -10


def test_a_refused_challenge_names_the_word() -> None:
    assert refusal(laid(), "1 challenge").data["word"] == "ZXT"


def test_lex_15_the_delay_of_a_closing_window_runs_for_all_who_may_challenge() -> None:
    assert laid().timed() == (2,)
    at = play(position("hands=ZXT/ABCE/DFGI", 3), "1 word ZXT")
    assert at.timed() == (2, 3)
    assert play(at, "2 accept").timed() == (3,)


@pytest.mark.parametrize("line", ["1 insert 1 MERZ", "1 exchange 1 MEZ", "1 exchange 2 FARTNW"])
def test_lex_16_a_play_is_taken_back_from_imagined_hands_too(line: str) -> None:
    """What was taken from the table is known to be in its author's hand, whoever imagines the rest."""
    at = laid(line)
    for viewer in (2, 3, None):
        for seed in range(30):
            shuffle = shuffler(random.Random(seed))
            thought = LEXICON.imagine(at.view(viewer), settings(3), shuffle)
            fallen = effects(thought, "2 challenge")
            assert (fallen.kind, table(fallen.after)) == ("challenge_right", ("MER", "FARiNE"))
            assert len(hand(fallen.after, 1)) == len("ZXTSW")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, (-10, 10, 0)),
        ({"challenges": "tournament", "limit": "none"}, (0, 10, 50)),
        ({"challenges": "tournament", "limit": "none", "tort": "0"}, (0, 0, 50)),
    ],
)
def test_lex_16_trn_5_a_seat_is_told_what_a_challenge_then_costs(
    options: dict[str, str], told: tuple[int, int, int]
) -> None:
    at = position("hands=ZXTSW/ABCE/MER", 3, **options)
    view = at.view(2)
    assert isinstance(view, LexiconView)
    stakes = view.challenge
    assert (stakes.if_right, stakes.if_wrong, stakes.to_author) == told
    right = play(at, "1 word ZXT", "2 challenge")
    assert right.scores()[:2] == (stakes.to_author, stakes.if_right)
    turned = position("turn=3 hands=ZXTSW/ABCE/MERS", 3, **options)
    wrong = play(turned, "3 word MER", "2 challenge")
    assert wrong.scores()[1] == stakes.if_wrong
