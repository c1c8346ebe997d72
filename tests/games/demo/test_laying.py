"""DEM-4 to DEM-6: where squares go, and the words they make."""

import pytest
from tests.games.demo.table import article, dealt, effects, mat, play, position, refusal

from joute.games.demo import DEMO
from joute.games.demo.material import MIDDLE, SHAPE


def test_dem_04_the_mat_is_25_by_25_and_its_middle_is_m13() -> None:
    assert (SHAPE.columns, SHAPE.rows) == (25, 25)
    assert SHAPE.name(MIDDLE) == "M13"


@pytest.mark.parametrize("line", ["1 M13h SOURIS", "1 H13h SOURIS", "1 M8v SOURIS", "1 M13v SOURIS"])
def test_dem_04_the_first_word_covers_the_middle(line: str) -> None:
    assert effects(dealt("SOURIS", "CHATON"), line).laid


@pytest.mark.parametrize(
    "line", ["1 N13h SOURIS", "1 G13h SOURIS", "1 M14v SOURIS", "1 M7v SOURIS", "1 A1h SOU"]
)
def test_dem_04_a_first_word_elsewhere_is_refused(line: str) -> None:
    assert article(dealt("SOURIS", "CHATON"), line) == "DEM-4"


def test_dem_04_the_first_word_has_two_letters_at_least() -> None:
    assert refusal(dealt("ASOURI", "CHATON"), "1 M13h A").reason == "first_too_short"
    assert effects(dealt("ASOURI", "CHATON"), "1 M13h SA").words == ("SA",)


def test_dem_04_whoever_lays_it() -> None:
    at = play(dealt("SOURIS", "CHATON"), "1 pass")
    assert article(at, "2 A1h CHAT") == "DEM-4"
    assert play(at, "2 M13h CHAT").state.hands[1] == "NO"


@pytest.mark.parametrize("line", ["1 V13h SOURIS", "1 M21v SOURIS"])
def test_dem_04_words_stay_on_the_mat(line: str) -> None:
    refused = refusal(dealt("SOURIS", "CHATON"), line)
    assert (refused.article, refused.reason) == ("DEM-4", "off_the_mat")


@pytest.mark.parametrize("text", ["Z13h SOURIS", "A26v SOU", "M0h SOU"])
def test_dem_04_a_square_off_the_mat_is_unreadable(text: str) -> None:
    read = DEMO.read_move(text)
    assert getattr(read, "reason", "") == "no_such_square"


def test_dem_05_in_turn() -> None:
    at = dealt("SOURIS", "CHATON", "LEMURE")
    assert at.to_act() == (1,)
    assert article(at, "2 M13h CHAT") == "DEM-5"
    at = play(at, "1 M13h SOURI")
    assert at.to_act() == (2,)
    at = play(at, "2 pass", "3 pass")
    assert at.to_act() == (1,)


@pytest.mark.parametrize(
    ("hand", "line", "words"),
    [
        ("SA", "1 M13h OURS", ("OURS",)),  # after
        ("CSA", "1 L13h COUR", ("COUR",)),  # before
        ("CSA", "1 L13h COURS", ("COURS",)),  # both at once
        ("ELA", "1 M14h LE", ("LE", "OL", "UE")),  # alongside
        ("LAI", "1 O13v RAI", ("RAI",)),  # across it
        ("SAJ", "1 N12v JUS", ("JUS",)),  # through it
    ],
)
def test_dem_05_letters_go_before_after_between_and_alongside(
    hand: str, line: str, words: tuple[str, ...]
) -> None:
    at = position(f"{mat('M13h OUR')} 1 {hand}/W", only="OUR OURS COUR COURS LE OL UE RAI JUS")
    assert effects(at, line).words == words


def test_dem_05_letters_go_between_words() -> None:
    at = position(f"{mat('M13h OR', 'P13h TE')} 1 XI/W", only="OR TE ORITE ORI")
    assert effects(at, "1 M13h ORITE").laid == ("O13",)
    assert refusal(at, "1 M13h ORI").reason == "not_the_whole_run"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1 M13h OUI", "occupied"),
        ("1 M13h OUR", "nothing_laid"),
        ("1 N13h URS", "not_the_whole_run"),
        ("1 P13h SI", "not_the_whole_run"),
        ("1 M16h SI", "not_joined"),
        ("1 A1h SI", "not_joined"),
        ("1 P14h SI", "not_joined"),  # corners do not touch
        ("1 P14h I", "one_letter"),
        ("1 M14h I", "one_letter"),
        ("1 M13h OURSE", "not_in_hand"),
        ("1 M13h OURs", "not_in_hand"),
    ],
)
def test_dem_05_what_does_not_join_or_is_not_in_hand_is_refused(line: str, reason: str) -> None:
    refused = refusal(position(f"{mat('M13h OUR')} 1 SI/W"), line)
    assert (refused.article, refused.reason) == ("DEM-5", reason)


def test_dem_05_every_run_made_is_an_allowed_word() -> None:
    at = position(f"{mat('M13h OUR')} 1 SEKX/W")
    refused = refusal(at, "1 M14h ES")
    assert (refused.article, refused.data["word"], refused.squares) == ("DEM-5", "OE", ("M13", "M14"))
    side = refusal(position(f"{mat('M13h OUR')} 1 TKE/W", only="OUR TE OT"), "1 M14h TE")
    assert (side.article, side.data["word"], side.squares) == ("DEM-5", "UE", ("N13", "N14"))


def test_dem_05_a_good_word_in_a_bad_place_is_told_apart_from_a_bad_word() -> None:
    at = position(f"{mat('M13h BLE')} 1 ROUEXQ/W")
    contact = refusal(at, "1 N14h ROUE")
    assert (contact.article, contact.reason, contact.squares) == ("DEM-5", "contact_unknown", ("N13", "N14"))
    french, english = DEMO.sentences[contact.reason].fr, DEMO.sentences[contact.reason].en
    assert "formeraient aussi {word}, qui n’est pas admis" in french and "Posez ailleurs" in french
    assert "would also form {word}, which is not allowed" in english and "Lay elsewhere" in english
    stated = refusal(at, "1 M13h BLEX")
    assert (stated.article, stated.reason, stated.data["word"]) == ("DEM-10", "word_unknown", "BLEX")
    fits = position(f"{mat('M13h BLE')} 1 ROUXQ/W", only="BLE ROUE")
    assert effects(fits, "1 O10v ROUE").words == ("ROUE",)


def test_dem_05_squares_come_from_ones_own_hand() -> None:
    at = dealt("SOURIS", "CHATON")
    refused = refusal(at, "1 M13h CHAT")
    assert (refused.article, refused.data["letters"]) == ("DEM-5", "ACHT")
    assert refusal(at, "1 M13h SOUSSS").data["letters"] == "SS"


def test_dem_05_a_word_on_the_mat_may_be_carried_on() -> None:
    at = play(dealt("SOURIS", "ANTECH"), "1 M13h SOURI", "2 M13h SOURIANTE")
    assert at.state.hands == ("S", "CH")


def test_dem_05_a_single_square_that_reads_both_ways_is_written_across() -> None:
    at = position(f"{mat('M13h OR', 'O11v TE')} 1 SI/W", only="OR TE ORS TES")
    assert effects(at, "1 O11v TES").move.text() == "M13h ORS"
    assert effects(at, "1 M13h ORS").words == ("ORS", "TES")


def test_dem_05_a_single_square_that_reads_one_way_is_written_that_way() -> None:
    at = position(f"{mat('M13h OR')} 1 SIE/W", only="OR OS")
    assert effects(at, "1 M13v OS").move.text() == "M13v OS"


def test_dem_06_a_joker_is_announced_and_keeps_its_letter() -> None:
    at = play(dealt("SOUR*S", "ECHATN"), "1 M13h SOURiS")
    assert at.state.hands[0] == ""
    assert at.state.grid.word(next(iter(at.state.grid.runs()))) == "SOURiS"
    at = position(f"{mat('M13h SOURiS')} 1 LEA/W", only="SOURIS IL AL")
    assert effects(at, "1 Q13v IL").move.text() == "Q13v IL"
    assert effects(at, "1 Q13v iL").move.text() == "Q13v IL"
    assert refusal(at, "1 Q13v AL").data["there"] == "I"


def test_dem_06_a_joker_not_held_or_not_announced_is_refused() -> None:
    assert refusal(dealt("SOURIS", "CHATON"), "1 M13h SOURIs").data["letters"] == "*"
    assert refusal(dealt("SOUR*S", "CHATON"), "1 M13h SOURIS").data["letters"] == "I"


def test_dem_06_two_jokers_in_one_word() -> None:
    assert play(dealt("S*UR*S", "ECHATN"), "1 M13h SoURiS").outcome()
