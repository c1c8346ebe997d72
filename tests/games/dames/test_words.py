"""DAM-10 to DAM-14: where a word lies, what it holds, how it is announced, what it turns."""

import pytest
from tests.games.dames.tables import after, board, judged, legal, refused, seen, settings

from joute.play import Kind, Refusal

# The rulebook's example: D3 goes to E4, the opponent's letters are on F3, G3 and H3.
RULEBOOK = """
    b......b
    ........
    ........
    ...L.une
    ........
    A.......
"""
WINDING = """
    b..e...b
    ...nA...
    ..u.....
    ........
    ..L.....
    A.......
"""


def test_dam_10_a_path_may_turn() -> None:
    effects = legal(board(WINDING), "C2-C3 LUNE@C3.C4.D5.D6")
    assert (effects.words, effects.turned) == (("LUNE",), ("C4", "D5", "D6"))
    assert seen(effects.after).split()[:3] == ["b..E...b", "...NA...", "..U....."]


def test_dam_10_the_moved_letter_stands_anywhere_in_the_word() -> None:
    position = board("b....... ........ ..r.t... ........ ...A.... A.......")
    effects = legal(position, "D2-D4 RAT@C4.D4.E4")
    assert effects.turned == ("C4", "E4")


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("LU@C3.C4", "word_too_short"),
        ("LUNE@C3.C4.D5.A6", "not_touching"),
        ("LUNUE@C3.C4.D5.C4.D6", "square_twice"),
        ("UNE@C4.D5.D6", "without_moved_letter"),
    ],
)
def test_dam_10_what_is_no_word_path(path: str, reason: str) -> None:
    refused(board(WINDING), f"C2-C3 {path}", "DAM-10", reason)


def test_dam_10_a_word_needs_an_opposing_letter() -> None:
    own = WINDING.replace("u", "U").replace("n", "N").replace("e", "E")
    refused(board(own), "C2-C3 LUNE@C3.C4.D5.D6", "DAM-10", "no_opposing_letter")
    one = own.replace("E...b", "e...b")
    assert legal(board(one), "C2-C3 LUNE@C3.C4.D5.D6").turned == ("D6",)


def test_dam_10_speaks_before_dam_11_where_own_letters_stay_at_home() -> None:
    own = RULEBOOK.replace("L.une", "L.UNE")
    refused(board(own), "D3-E3 LUNE@E3.F3.G3.H3", "DAM-10", "no_opposing_letter")
    refused(board(own), "D3-E4 LUNE@E4.F3.G3.H3", "DAM-10", "no_opposing_letter")


def test_dam_11_the_rulebooks_example() -> None:
    effects = legal(board(RULEBOOK), "D3-E4 LUNE@E4.F3.G3.H3")
    assert effects.turned == ("F3", "G3", "H3")


def test_dam_11_the_same_word_without_crossing() -> None:
    refusal = refused(board(RULEBOOK), "D3-E3 LUNE@E3.F3.G3.H3", "DAM-11", "stays_in_own_camp")
    assert refusal.squares == ("E3", "F3", "G3", "H3")


def test_dam_11_a_letter_of_the_word_beyond_the_line_is_enough() -> None:
    position = board(
        RULEBOOK.replace("...L.une", "...L.un.").replace("........\n    ...L", ".......e\n    ...L")
    )
    assert legal(position, "D3-E3 LUNE@E3.F3.G3.H4").turned == ("F3", "G3", "H4")


def test_dam_11_a_letter_that_starts_beyond_the_line_is_free() -> None:
    position = board(RULEBOOK.replace("........\n    ...L.une", "...L....\n    .....une"))
    assert legal(position, "D4-E3 LUNE@E3.F3.G3.H3").turned == ("F3", "G3", "H3")


def test_dam_11_holds_for_black_too() -> None:
    position = board("b....... ........ ...l.UNE ........ ........ A......A", "turn=1")
    refused(position, "D4-E4 LUNE@E4.F4.G4.H4", "DAM-11", "stays_in_own_camp")
    assert legal(position, "D4-E3 LUNE@E3.F4.G4.H4").turned == ("F4", "G4", "H4")


FORK_WORDS = ("LUNE", "LAT", "LUT", "LAS", "LUN", "NUL")


def test_dam_12_a_double_makes_two_words_with_one_letter() -> None:
    position = board("b......b ........ ..a.u... .t...n.. ...L..e. A.......", at=settings(FORK_WORDS))
    effects = legal(position, "D2-D3 LAT@D3.C4.B3 LUNE@D3.E4.F3.G2")
    assert (effects.kind, effects.words) == ("double", ("LAT", "LUNE"))
    assert effects.turned == ("G2", "B3", "F3", "C4", "E4")
    assert effects.move.text() == "D2-D3 LAT@D3.C4.B3 LUNE@D3.E4.F3.G2"


def test_dam_12_each_word_of_a_double_stands_alone() -> None:
    position = board("b......b ........ ....u... .ta..n.. ...L..e. A.......", at=settings(FORK_WORDS))
    refused(position, "D2-D3 LAT@D3.C3.B3 LUNE@D3.E4.F3.G2", "DAM-11", "stays_in_own_camp")


def test_dam_12_the_words_of_a_double_share_the_moved_letter_only() -> None:
    position = board("b......b ........ ..a.ut.. .t...n.. ...L..e. A.......", at=settings(FORK_WORDS))
    refusal = refused(position, "D2-D3 LUT@D3.E4.F4 LUNE@D3.E4.F3.G2", "DAM-12", "words_share_squares")
    assert refusal.squares == ("E4",)


def test_dam_12_the_words_of_a_double_differ() -> None:
    position = board("b......b ........ ..a.a... .t...t.. ...L..e. A.......", at=settings(FORK_WORDS))
    refused(position, "D2-D3 LAT@D3.C4.B3 LAT@D3.E4.F3", "DAM-12", "same_word_twice")


def test_dam_12_two_words_at_most() -> None:
    position = board("b......b ........ ..a.u... .t...n.. ...L..e. A.......", at=settings(FORK_WORDS))
    three = "D2-D3 LAT@D3.C4.B3 LUNE@D3.E4.F3.G2 LUN@D3.E4.F3"
    refused(position, three, "DAM-12", "too_many_words")


def test_dam_12_the_squares_spell_the_word() -> None:
    refusal = refused(board(RULEBOOK), "D3-E4 LUEN@E4.F3.G3.H3", "DAM-12", "squares_do_not_spell")
    assert refusal.data["spelled"] == "LUNE"
    refused(board(RULEBOOK), "D3-E4 LUN@E4.F3.G3.H3", "DAM-12", "squares_count")
    # The square the letter has left is empty.
    refused(board(WINDING), "C2-C3 LLUNE@C2.C3.C4.D5.D6", "DAM-12", "squares_do_not_spell")


def test_dam_12_squares_may_be_left_out_where_they_are_plain() -> None:
    effects = legal(board(RULEBOOK), "d3-e4 lune")
    assert effects.move.text() == "D3-E4 LUNE@E4.F3.G3.H3"


def test_dam_12_not_where_the_paths_turn_different_letters() -> None:
    twice = board("b......b ........ ........ ...L.une .......e A.......")
    judgement = judged(twice, "D3-E4 LUNE")
    assert isinstance(judgement, Refusal)
    assert (judgement.kind, judgement.article) == (Kind.AMBIGUOUS, "DAM-12")
    # Two ways over letters of one's own turn the same letters.
    same = board("b......b ........ ........ ...L.unE .......E A.......")
    assert legal(same, "D3-E4 LUNE").turned == ("F3", "G3")


def test_dam_12_a_word_that_cannot_be_written() -> None:
    refused(board(RULEBOOK), "D3-E4 LUNES", "DAM-12", "cannot_be_written")
    refused(board(RULEBOOK), "D3-E3 LUNE", "DAM-11", "stays_in_own_camp")


def test_dam_12_a_double_with_squares_left_out() -> None:
    position = board("b......b ........ ..a.u... .t...n.. ...L..e. A.......", at=settings(FORK_WORDS))
    effects = legal(position, "D2-D3 LAT LUNE")
    assert effects.move.text() == "D2-D3 LAT@D3.C4.B3 LUNE@D3.E4.F3.G2"


def test_dam_14_the_opponents_letters_are_turned() -> None:
    position = after(board(RULEBOOK), "D3-E4 LUNE@E4.F3.G3.H3")
    assert seen(position).split()[3] == ".....UNE"
    assert position.scores() == (5, 2)


def test_dam_14_captures_come_first_then_the_word() -> None:
    position = board("b......b ..t..... ...a.... ..e..... ..R..... A.......", at=settings(("RAT", "REA")))
    effects = legal(position, "C2xC4 RAT@C4.D4.C5")
    assert (effects.removed, effects.turned) == (("C3",), ("D4", "C5"))


@pytest.mark.parametrize("prise", ["retrait", "retournement"])
def test_dam_14_a_captured_letter_is_no_part_of_a_word(prise: str) -> None:
    table = settings(("RAT", "REA"), prise=prise)
    position = board("b......b ..t..... ...a.... ..e..... ..R..... A.......", at=table)
    refused(position, "C2xC4 REA@C4.C3.D4", "DAM-14", "captured_letter")
    refused(position, "C2xC4 REA", "DAM-12", "cannot_be_written")
    assert legal(position, "C2xC4 RAT@C4.D4.C5").words == ("RAT",)
