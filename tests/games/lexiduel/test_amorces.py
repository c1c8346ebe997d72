"""LXD-7 to LXD-9 and LXD-16: amorces, and the duty to answer."""

import pytest
from tests.games.lexiduel.table import article, effects, play, refusal, start, table

from joute.play import Position


def opened() -> Position:
    """Blue has laid MER in the first corner: red must answer."""
    return play(start(), "1 C3h MER")


@pytest.mark.parametrize("text", ["B2h OR", "B2v MER", "E2v MER", "P16h DUE", "Q19h NU", "S16v OSE"])
def test_lxd_07_the_first_move_is_an_amorce_in_a_corner(text: str) -> None:
    assert effects(start(), f"1 {text}").kind == "amorce_initiale"


@pytest.mark.parametrize(
    "text", ["C3h MERE", "C3h A", "D3h MER", "B1v MER", "F6h MER", "A3h MER", "C6h MER", "C3h MERVEILLE"]
)
def test_lxd_07_any_other_first_move_is_refused(text: str) -> None:
    assert article(start(), f"1 {text}") == "LXD-7"


def test_lxd_07_either_player_may_open_an_empty_corner_later() -> None:
    position = play(opened(), "2 C4v ON", "1 C3h MERVEILLE")
    assert effects(position, "2 P18h DUE").kind == "amorce_initiale"
    assert effects(play(position, "2 C1v LIMON"), "1 P18h DUE").kind == "amorce_initiale"


def test_lxd_07_a_corner_that_holds_a_letter_is_not_opened() -> None:
    assert article(table("B2h MER", "B3v os", turns=2), "1 D5h AS") == "LXD-7"


def test_lxd_07_an_amorce_in_an_empty_corner_is_initial_even_if_it_touches_a_word_outside() -> None:
    position = table("F3v SES", "H3h tri", turns=2)
    done = effects(position, "1 D3h LE")
    assert (done.kind, done.words) == ("amorce_initiale", ("LE", "LES"))
    assert article(done.after, "2 pass") == "LXD-19"


def test_lxd_08_the_answer_comes_at_once_in_the_same_corner_against_the_amorce() -> None:
    done = effects(opened(), "2 C4v ON")
    assert (done.kind, done.words) == ("amorce", ("ON", "MON"))


@pytest.mark.parametrize(
    "line",
    [
        "2 P3h SEL",  # another corner
        "2 B5h OS",  # the same corner, touching nothing
        "2 F3h SE",  # against it, but out of the corner
        "2 C3h MERE",  # not an amorce
        "2 E4v TRI",  # out of the corner by one square
    ],
)
def test_lxd_08_anything_else_is_refused(line: str) -> None:
    assert article(opened(), line) == "LXD-8"


@pytest.mark.parametrize(
    ("line", "reason", "squares"),
    [
        ("2 P3h SEL", "answer_first", ("C3", "D3", "E3")),
        ("2 F3h SE", "answer_leaves_corner", ("F3", "G3")),
        ("2 E4v TRI", "answer_leaves_corner", ("E6",)),
        ("2 C3h MERE", "answer_leaves_corner", ("F3",)),
        ("2 B5h OS", "answer_apart", ("B5", "C5")),
        ("2 B3h AMER", "answer_length", ("B3",)),
        ("2 B2h AMER", "answer_length", ("B2", "C2", "D2", "E2")),
    ],
)
def test_lxd_08_the_refusal_says_what_is_wrong_with_the_answer(
    line: str, reason: str, squares: tuple[str, ...]
) -> None:
    told = refusal(opened(), line)
    assert (told.article, told.reason, told.squares) == ("LXD-8", reason, squares)


def test_lxd_08_letters_against_the_amorce_that_only_lengthen_it_are_no_answer() -> None:
    position = play(start(), "1 C2v ME")
    told = refusal(position, "2 C2v MERE")
    assert (told.reason, told.squares) == ("answer_extends", ("C4", "C5"))
    leaving = refusal(position, "2 C2v MERES")
    assert (leaving.reason, dict(leaving.data)) == ("answer_leaves_corner", {"letter": "S", "at": "C6"})


def test_lxd_08_an_answer_must_form_words_with_the_amorce() -> None:
    assert article(opened(), "2 C4v XX") == "LXD-5"
    assert article(opened(), "2 C4h LA") == "LXD-5"


def test_lxd_08_the_duty_is_done_once_answered() -> None:
    position = play(opened(), "2 C4v ON")
    effects(position, "1 P18h DUE")
    effects(position, "1 pass")


def test_lxd_08_the_duty_lapses_where_no_answer_exists() -> None:
    words = "MER SEL SELLE MERE"
    position = play(table(only=words), "1 C3h MER")
    assert effects(position, "2 P3h SEL").kind == "amorce_initiale"
    effects(position, "2 pass")


def test_lxd_08_an_answer_for_which_letters_are_missing_is_none() -> None:
    words = "MER ON MON SEL"
    bound = table("C3h MER", turns=1, fields=("answer=C3.D3.E3", "red=E1L1N1O1S1"), only=words)
    assert article(bound, "2 P3h SEL") == "LXD-8"
    free = table("C3h MER", turns=1, fields=("answer=C3.D3.E3", "red=E1L1N1S1"), only=words)
    effects(free, "2 P3h SEL")


def test_lxd_08_an_answer_that_would_leave_the_corner_is_none() -> None:
    words = "MER ON MON SEL"
    # Under C5 there is no room for ON without leaving the dark squares.
    position = play(table(only=words), "1 C5h MER")
    effects(position, "2 P3h SEL")


def test_lxd_09_against_one_letter_or_a_whole_word() -> None:
    position = table("C1v limon", "C3h mERVEILLE", turns=2)
    done = effects(position, "1 D5h AIT")
    assert (done.kind, done.words, done.turned) == ("amorce", ("AIT", "NAIT"), ())
    after = effects(done.after, "2 G5h RAI")
    assert (after.words, after.turned) == (("RAI", "NAITRAI"), ())


def test_lxd_09_the_notation_tells_an_amorce_from_an_extension() -> None:
    position = table("C4v Mon", turns=1)
    amorce = effects(position, "2 C2v LI")
    assert (amorce.kind, amorce.words, amorce.turned) == ("amorce", ("LI", "LIMON"), ())
    extension = effects(position, "2 C2v LIMON")
    assert (extension.kind, extension.turned) == ("extension", ("C4",))


@pytest.mark.parametrize("line", ["1 F2h SEL", "1 N10h SEL", "1 B8v SEL"])
def test_lxd_09_a_new_amorce_touches_a_letter(line: str) -> None:
    assert article(table("C3h MER", "C4v on", turns=2), line) == "LXD-9"


def test_lxd_09_touching_by_a_corner_is_not_touching() -> None:
    assert article(table("G3h SEL", turns=2), "1 J4h OR") == "LXD-9"
    assert article(table("G3h SEL", turns=2), "1 J2h OR") == "LXD-9"


def test_lxd_09_a_new_amorce_has_two_or_three_letters() -> None:
    position = table("G3h SEL", turns=2)
    assert article(position, "1 J4v LUNE") == "LXD-9"
    assert article(position, "1 G2h O") == "LXD-9"


def test_lxd_09_its_own_letters_are_a_word() -> None:
    # EUL is no word, though SEUL is: the refusal speaks of the letters laid alone.
    found = refusal(table("G3v SI", turns=2), "1 H3h EUL")
    assert (found.article, found.reason, found.data["word"]) == ("LXD-6", "amorce_alone", "EUL")


def test_lxd_09_a_sign_on_an_amorce_means_nothing() -> None:
    assert effects(start(), "1 C3h+ MER").move.text() == "C3h MER"


@pytest.mark.parametrize(
    ("laid", "line"),
    [
        ("F5h SEL", "1 F6v AI"),  # into the centre
        ("B6v SEL", "1 A6v AI"),  # on the frame
        ("C2h SEL", "1 E1h OR"),
        ("G5v SEL", "1 H6h AI"),
    ],
)
def test_lxd_16_no_amorce_in_the_centre_or_on_the_frame(laid: str, line: str) -> None:
    found = refusal(table(laid, turns=2), line)
    # LXD-9 says it too, and the lowest article speaks.
    assert (found.article, found.reason) == ("LXD-9", "outside_border")


def test_lxd_16_extensions_and_junctions_run_through_any_zone() -> None:
    assert effects(table("C3v mon", turns=1), "2 C1v LIMON").laid == ("C1", "C2")
    centre = effects(table("E8h PRE", turns=2), "1 E8h PRESENTE")
    assert centre.laid == ("H8", "I8", "J8", "K8", "L8")
