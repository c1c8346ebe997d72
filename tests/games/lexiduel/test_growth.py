"""LXD-10 to LXD-15 and LXD-17: extensions, junctions, jumps, takes."""

import pytest
from tests.games.lexiduel.table import article, effects, refusal, table

from joute.play import Position


def test_lxd_10_a_word_grows_at_its_end_or_at_its_beginning() -> None:
    assert effects(table("C8h MER", turns=2), "1 C8h MERVEILLE").kind == "extension"
    assert effects(table("F8h MENT", turns=2), "1 C8h ALIMENT").kind == "extension"


def test_lxd_10_two_consecutive_own_letters_then_one_letter_at_most() -> None:
    # ON red, then M blue before the empty square: the M is jumped and taken.
    assert effects(table("C5v Mon", turns=1), "2 C3v LIMON").turned == ("C5",)
    # The letter jumped at once may be the player's own: nothing is taken then.
    assert effects(table("C5v mon", turns=1), "2 C3v LIMON").turned == ()


@pytest.mark.parametrize(
    ("tokens", "legal"),
    [
        ("MER", True),
        ("mER", True),
        ("MEr", True),  # M and E, then one letter before the empty square
        ("MeR", False),  # not consecutive
        ("Mer", False),
        ("meR", False),
        ("mer", False),
    ],
)
def test_lxd_10_which_blocks_can_grow_forwards(tokens: str, legal: bool) -> None:
    position = table(f"C8h {tokens}", turns=2)
    if legal:
        assert effects(position, "1 C8h MERVEILLE").turned == (("E8",) if tokens == "MEr" else ())
    else:
        assert article(position, "1 C8h MERVEILLE") == "LXD-10"


def test_lxd_10_two_letters_before_the_empty_square_are_too_many() -> None:
    assert article(table("C8h MErE", turns=2), "1 C8h MERES") == "LXD-10"
    assert article(table("C8h MEre", turns=2), "1 C8h MERES") == "LXD-10"
    effects(table("C8h mERe", turns=2), "1 C8h MERES")


def test_lxd_10_one_direction_only() -> None:
    position = table("E8h TENDU", turns=2)
    found = refusal(position, "1 D8h ETENDUE")
    assert (found.article, found.squares) == ("LXD-10", ("D8", "J8"))
    # LXD-12 fails too, and the lowest article speaks.
    assert article(table("C10h PRESENTE", turns=2), "1 A10h REPRESENTERAIT") == "LXD-10"


def test_lxd_11_letters_on_both_sides_of_a_single_letter_join_nothing() -> None:
    """MAISON around the S of SE: no word grows there, and the refusal names the S."""
    found = refusal(table("I17h SE", turns=2), "1 I12v MAISOSN")
    assert (found.article, found.reason, found.squares) == ("LXD-11", "one_letter_crossed", ("I17",))
    assert found.data["letter"] == "S"


def test_lxd_10_letters_behind_the_start_may_be_of_either_colour() -> None:
    assert effects(table("I3v Loi", turns=1), "2 I3v LOISIR").turned == ()


def test_lxd_11_from_a_letter_alone_on_the_axis_to_another_own_letter() -> None:
    position = table("C10v POLE", "E3v RAIDISSE", turns=2)
    done = effects(position, "1 C10h PRESENTE")
    assert (done.kind, done.turned) == ("jonction", ())


def test_lxd_11_the_word_may_start_from_either_end() -> None:
    # Upwards from the R on the frame, joining the other R and taking the p on the way (rulebook, figure 9).
    position = table("A10h RE", "A8h pr", "A5h RE", turns=2)
    done = effects(position, "1 A4v TREMPER")
    assert (done.kind, done.turned) == ("jonction", ("A8",))


def test_lxd_11_the_start_is_the_players_own() -> None:
    found = refusal(table("C10v pole", "E3v RAIDIT", turns=2), "1 C10h PRESENTE")
    assert (found.article, found.squares) == ("LXD-11", ("C10",))


def test_lxd_11_another_own_letter_is_reached() -> None:
    assert article(table("C10v POLE", turns=2), "1 C10h PRESENTE") == "LXD-11"
    # An opponent's letter on the way is not enough.
    assert article(table("C10v POLE", "E3v raidisse", turns=2), "1 C10h PRESENTE") == "LXD-11"


def test_lxd_11_new_letters_on_both_sides_of_single_letters_are_refused() -> None:
    assert article(table("D10v ROLE", turns=2), "1 C10h TRES") == "LXD-11"


def test_lxd_11_an_opponents_letter_directly_before_the_joined_one_is_taken() -> None:
    # P . . s E: the joined E lies beyond the last placed letter, the s directly before it is taken.
    position = table("C10v PAS", "F10v si", "G10v ET", turns=2, only="PAS SI ET PRISE SE")
    done = effects(position, "1 C10h PRISE")
    assert (done.laid, done.turned) == (("D10", "E10"), ("F10",))


def test_lxd_11_two_letters_directly_before_the_joined_one_are_refused() -> None:
    position = table("C10v PAS", "E10h isE", turns=2, only="PAS ISE PRISE")
    assert article(position, "1 C10h PRISE") == "LXD-13"


def test_lxd_11_beyond_the_joined_letter_words_are_simply_part() -> None:
    position = table("C10v PAS", "E10h Ise", turns=2, only="PAS ISE PRISE")
    done = effects(position, "1 C10h PRISE")
    assert (done.laid, done.turned) == (("D10",), ())


def test_lxd_11_letters_placed_beyond_the_joined_letter_jump_it() -> None:
    assert effects(table("C10v POLE", "E10v EU", turns=2), "1 C10h PRESENTE").turned == ()
    # The joined letter and its neighbour cannot be jumped together.
    position = table("C10v PAS", "E10h Es", turns=2, only="PAS ES PRESENTE")
    assert article(position, "1 C10h PRESENTE") == "LXD-13"


@pytest.mark.parametrize(("text", "placed"), [("SELS", 1), ("SELECTIVE", 6)])
def test_lxd_12_one_to_six_letters(text: str, placed: int) -> None:
    assert len(effects(table("C8h SEL", turns=2), f"1 C8h {text}").laid) == placed


def test_lxd_12_seven_letters_are_too_many() -> None:
    found = refusal(table("C8h SEL", turns=2), "1 C8h SELECTIVES")
    assert (found.article, found.data["placed"]) == ("LXD-12", 7)


def test_lxd_12_at_least_one_letter() -> None:
    assert article(table("C8h SELS", turns=2), "1 C8h SELS") == "LXD-12"


def test_lxd_12_letters_jumped_are_not_counted() -> None:
    position = table("C8h SEL", "G8v CI", turns=2, only="SEL CI SELECTIVES")
    assert len(effects(position, "1 C8h SELECTIVES").laid) == 6


def test_lxd_13_single_letters_are_jumped() -> None:
    position = table("C8h SEL", "G8v ci", "I8v IL", turns=2, only="SEL CI IL SELECTIVES")
    done = effects(position, "1 C8h SELECTIVES")
    assert (done.laid, done.turned) == (("F8", "H8", "J8", "K8", "L8"), ("G8",))


def test_lxd_13_two_adjacent_letters_are_not() -> None:
    words = "SEL CT SELECTIVES"
    found = refusal(table("C8h SEL", "G8h ct", turns=2, only=words), "1 C8h SELECTIVES")
    assert (found.article, found.squares) == ("LXD-13", ("G8", "H8"))
    # Not even the player's own.
    assert article(table("C8h SEL", "G8h CT", turns=2, only=words), "1 C8h SELECTIVES") == "LXD-13"


def test_lxd_13_letters_beyond_the_last_placed_are_not_jumped() -> None:
    position = table("C8h SEL", "G8h ctives", turns=2, only="SEL CTIVES SELECTIVES")
    done = effects(position, "1 C8h SELECTIVES")
    assert (done.laid, done.turned) == (("F8",), ())


def test_lxd_13_a_reading_from_ones_own_letters_speaks_first() -> None:
    # Backwards, ct is not blue's (LXD-10); forwards, SEL is, and LXD-13 is what it breaks.
    position = table("C8h SEL", "G8h ct", "K8h es", turns=2, only="SEL CT ES SELECTIVES")
    assert article(position, "1 C8h SELECTIVES") == "LXD-13"


def test_lxd_14_jumped_letters_of_the_opponent_are_taken() -> None:
    position = table("I8v r", "C8v e", "E8v S", turns=1, only="PRESSURER")
    done = effects(position, "2 A8h PRESSURER")
    assert done.turned == ("E8",)
    assert done.gains == (0, 9)


def test_lxd_14_letters_behind_the_start_and_beyond_the_end_keep_their_colour() -> None:
    position = table("I3v Loi", "I8v R", turns=1, only="LOI LOISIR")
    assert effects(position, "2 I3v LOISIR").turned == ()


def test_lxd_14_own_letters_jumped_stay() -> None:
    assert effects(table("C8h SEL", "G8v CI", turns=2, only="SEL CI SELECT"), "1 C8h SELECT").turned == ()


def test_lxd_15_a_main_word_has_four_letters() -> None:
    effects(table("C8h SE", turns=2), "1 C8h SELS")
    assert article(table("C8h SE", turns=2), "1 C8h SEL") == "LXD-15"
    assert article(table("C10v POLE", "E3v RAIDISSE", turns=2), "1 C10h PRE") == "LXD-15"


def test_lxd_15_shorter_words_arise_as_by_products() -> None:
    position = table("C8h SEL", "F9v us", turns=2, only="SEL SELS SUS US")
    assert effects(position, "1 C8h SELS").words == ("SELS", "SUS")


def both_ways() -> Position:
    """Blue's SEr . . . sES: forwards it takes the r, backwards the s."""
    return table("C8h SEr", "I8h sES", turns=2, only="SER SES SERVANSES")


def test_lxd_17_both_directions_with_different_takes_need_a_sign() -> None:
    found = refusal(both_ways(), "1 C8h SERVANSES")
    assert (found.kind, found.article, found.squares) == ("ambiguous", "LXD-17", ("E8", "I8"))


def test_lxd_17_the_sign_decides() -> None:
    forwards, backwards = (effects(both_ways(), f"1 C8h{sign} SERVANSES") for sign in "+-")
    assert (forwards.turned, forwards.move.text()) == (("E8",), "C8h+ SERVANSES")
    assert (backwards.turned, backwards.move.text()) == (("I8",), "C8h- SERVANSES")


def test_lxd_17_no_sign_where_both_directions_take_the_same() -> None:
    position = table("C8h SER", "I8h SES", turns=2, only="SER SES SERVANSES")
    for written in ("C8h SERVANSES", "C8h+ SERVANSES", "C8h- SERVANSES"):
        assert effects(position, f"1 {written}").move.text() == "C8h SERVANSES"


def test_lxd_17_no_sign_where_one_direction_is_legal_and_a_wrong_sign_is_refused() -> None:
    position = table("C8h SEr", "I8h ses", turns=2, only="SER SES SERVANSES")
    assert effects(position, "1 C8h+ SERVANSES").move.text() == "C8h SERVANSES"
    assert effects(position, "1 C8h SERVANSES").turned == ("E8",)
    assert article(position, "1 C8h- SERVANSES") == "LXD-10"
    assert article(table("C8h SEL", turns=2), "1 C8h- SELS") == "LXD-10"


def test_lxd_17_the_words_speak_before_the_missing_sign() -> None:
    position = table("C8h SEr", "I8h sES", turns=2, only="SER SES")
    assert article(position, "1 C8h SERVANSES") == "LXD-6"
