"""LXD-1 to LXD-6: the board, the letters, what a word is."""

import pytest
from tests.games.lexiduel.table import article, effects, move, play, refusal, start, table

from joute.games.lexiduel import LEXIDUEL
from joute.games.lexiduel.material import CORNERS, FULL_STOCK, SHAPE, ZONES, Zone
from joute.play import Refusal


def zone(square: str) -> Zone:
    index = SHAPE.index(square)
    assert index is not None
    return ZONES[index]


def test_lxd_01_twenty_columns_and_rows_counted_from_the_top_left() -> None:
    assert (SHAPE.name(0), SHAPE.name(SHAPE.size - 1), SHAPE.index("C3")) == ("A1", "T20", 42)
    effects(start(), "1 B2h MER")


@pytest.mark.parametrize("text", ["U1h MER", "Z5v MER", "A0h MER", "A21h MER", "C999v MER"])
def test_lxd_01_a_square_off_the_board_is_unreadable(text: str) -> None:
    read = LEXIDUEL.read_move(text)
    assert isinstance(read, Refusal)
    assert (read.kind, read.article) == ("unreadable", "LXD-1")


@pytest.mark.parametrize("text", ["S3h MER", "C19v MER", "T20h MER", "A1h ANTICONSTITUTIONNELLEMENT"])
def test_lxd_01_a_word_that_runs_off_the_board_is_refused(text: str) -> None:
    assert article(start(), f"1 {text}") == "LXD-1"


def test_lxd_02_the_zones() -> None:
    assert {zone(square) for square in ("A1", "A10", "K1", "T20", "T2", "C20")} == {Zone.FRAME}
    assert {zone(square) for square in ("F6", "O6", "F15", "O15", "J10")} == {Zone.CENTRE}
    assert {zone(square) for square in ("B2", "E5", "P2", "S5", "B16", "E19", "P16", "S19")} == {Zone.CORNER}
    assert {zone(square) for square in ("F2", "O5", "B6", "E15", "P6", "S15", "F16", "O19")} == {Zone.BORDER}
    counts = [list(Zone).index(z) for z in ZONES]
    assert [counts.count(i) for i in range(4)] == [76, 100, 160, 64]
    assert [len(corner) for corner in CORNERS] == [16, 16, 16, 16]


@pytest.mark.parametrize("text", ["E3h MER", "A2h MER", "J10h MER", "F2h MER", "B1v MER"])
def test_lxd_02_only_the_dark_squares_take_the_first_move(text: str) -> None:
    assert article(start(), f"1 {text}") == "LXD-7"


def test_lxd_03_each_player_owns_201_letters() -> None:
    assert len(FULL_STOCK) == 201
    assert (FULL_STOCK.count("E"), FULL_STOCK.count("W"), FULL_STOCK.count("A")) == (24, 1, 15)
    assert len(start().letters()) == 402


def test_lxd_03_blue_begins_and_they_alternate() -> None:
    position = start()
    assert position.to_act() == (1,)
    assert article(position, "2 C3h MER") == "LXD-3"
    position = play(position, "1 C3h MER")
    assert position.to_act() == (2,)
    assert article(position, "1 P3h MER") == "LXD-3"


def test_lxd_03_a_placed_letter_leaves_the_stock_for_good() -> None:
    before = table("C3h MER", "C4v on", turns=2)
    after = effects(before, "1 C3h MERVEILLE").after
    # VEILLE leaves blue's stock; the M that LIMON then takes does not come back.
    taken = play(after, "2 C1v LIMON")
    view = taken.view(1)
    left = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", view.stocks[0], strict=True))  # type: ignore[attr-defined]
    assert (left["V"], left["E"], left["L"], left["M"]) == (3, 21, 10, 7)
    assert taken.letters() == before.letters()


def test_lxd_03_a_letter_that_ran_out_cannot_be_placed() -> None:
    position = table("C3h MER", turns=2, fields=("blue=E1I1L2V1",))
    found = refusal(position, "1 C3h MERVEILLE")
    assert (found.article, found.data["letters"]) == ("LXD-3", "E")
    effects(table("C3h MER", turns=2, fields=("blue=E2I1L2V1",)), "1 C3h MERVEILLE")


def test_lxd_03_the_stock_speaks_before_the_words() -> None:
    position = table("C3h MER", turns=2, fields=("blue=none",))
    assert article(position, "1 C3h MERX") == "LXD-3"


def test_lxd_04_a_token_never_moves() -> None:
    position = table("C3h MER", "C4v on", turns=2)
    found = refusal(position, "1 C3h NERVEUX")
    assert (found.article, found.squares, found.data["there"]) == ("LXD-4", ("C3",), "M")


def test_lxd_04_a_taken_token_stays_and_shows_the_other_colour() -> None:
    before = table("C3h MERVEILLE", "C4v on", turns=1)
    done = effects(before, "2 C1v LIMON")
    view = done.after.view(None)
    assert done.turned == ("C3",)
    assert view.letters[2][2] == "M"  # type: ignore[attr-defined]
    assert view.owners[2][2:11] == "211111111"  # type: ignore[attr-defined]


def test_lxd_05_every_run_with_a_new_letter_must_be_a_word() -> None:
    # ROI between two words makes IRA, LOI and LI.
    position = table("C3h MERVEILLE", "C5h NAITrai", turns=1)
    assert effects(position, "2 H4h ROI").words == ("ROI", "IRA", "LOI", "LI")


def test_lxd_05_a_side_contact_that_makes_no_word_is_refused() -> None:
    position = table("C3h MERVEILLE", "C5h NAITrai", turns=1)
    found = refusal(position, "2 H4h RAS")
    assert (found.article, found.data["word"], found.squares) == ("LXD-5", "LS", ("J3", "J4"))


def test_lxd_05_a_stated_word_shorter_than_its_run_is_refused() -> None:
    position = table("C3h MER", "G3v os", turns=2)
    assert article(position, "1 C3h MERE") == "LXD-5"


def test_lxd_05_new_letters_alone_do_not_state_an_extension() -> None:
    found = refusal(table("C3h MER", turns=2), "1 F3h VEILLE")
    assert (found.article, found.data["whole"]) == ("LXD-5", "MERVEILLE")


def test_lxd_05_the_contact_speaks_before_the_stated_word() -> None:
    position = table("C3h MER", "C6h mer", turns=2, only="MER MERE")
    assert article(position, "1 C5h XYZ") == "LXD-5"


def test_lxd_05_of_several_wrong_words_the_stated_one_is_named() -> None:
    position = table("C3h MER", "C6h mer", turns=2, only="MER MERE")
    found = refusal(position, "1 C5h XYZ")
    assert (found.reason, found.data["word"]) == ("word_not_in_list", "XYZ")
    assert found.squares == ("C5", "D5", "E5")


def test_lxd_06_accents_are_free() -> None:
    assert effects(start(), "1 c3h été").move.text() == "C3h ETE"


def test_lxd_06_words_outside_the_dictionary_are_refused_with_the_reason() -> None:
    found = refusal(start(), "1 C3h XYZ")
    assert (found.article, found.data["word"], found.data["why"]) == ("LXD-6", "XYZ", "unknown")
    assert article(table("C3h PAR", turns=2), "1 C3h PARISXX") == "LXD-6"


def test_lxd_06_interjections_are_agreed_before_play() -> None:
    assert refusal(start(), "1 C3h HEP").data["why"] == "interjection"
    effects(start(classes="+interjections"), "1 C3h HEP")


def test_lxd_06_conjugated_verbs_are_in_unless_agreed_otherwise() -> None:
    effects(table("C3h PAR", turns=2), "1 C3h PARLAIT")
    without = table("C3h PAR", turns=2, classes="-conjugated")
    assert refusal(without, "1 C3h PARLAIT").data["why"] == "conjugated"


def test_lxd_06_pronominal_verbs_stand_without_their_pronoun() -> None:
    effects(table("C3h EVA", turns=2), "1 C3h EVANOUIR")


def test_lxd_06_extra_words_for_this_game() -> None:
    assert article(table("C3h ESC", turns=2), "1 C3h ESCLAMER") == "LXD-6"
    effects(table("C3h ESC", turns=2, words="ESCLAMER"), "1 C3h ESCLAMER")


def test_a_move_of_another_game_is_unreadable_here() -> None:
    assert refusal(start(), "1 accept").kind == "unreadable"
    assert refusal(start(), "1 challenge MER").kind == "unreadable"
    assert move("pass").text() == "pass"
