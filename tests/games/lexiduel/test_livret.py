"""What the printed booklet shows, figure by figure, each under a test of its own; its slips as slips."""

import pytest
from tests.games.lexiduel.table import (
    article,
    effects,
    play,
    refusal,
    rulebook_lines,
    rulebook_position,
    start,
    table,
)

from joute.games.lexiduel import LEXIDUEL
from joute.games.lexiduel.engine import state_of
from joute.games.lexiduel.guide import _growth
from joute.games.lexiduel.material import FULL_STOCK, SHAPE, ZONES, Zone
from joute.play import Effects, Position

GROWTH = {
    1: "R1 R2 A3 B3 F3 G3 H3 I3 J3 K3 R6 R7 R8 R9 C10 R10 C11 R11 C12 C13 C14 C15 "
    "J18 K18 L18 M18 N18 O18 S18 T18 C19 C20",
    2: "C1 C2 J4 K4 L4 M4 N4 O4 S4 T4 C6 C7 C8 C9 C10 R10 C11 R11 R12 R13 R14 R15 "
    "A18 B18 F18 G18 H18 I18 J18 K18 R19 R20",
}


def ply_of(word: str) -> int:
    """How many moves were played before this word was."""
    return next(number for number, line in enumerate(rulebook_lines()) if line.split()[-1] == word)


def played(word: str) -> Effects[Position]:
    return effects(rulebook_position(ply_of(word)), rulebook_lines()[ply_of(word)])


def test_livret_lexiduel_figure_1_the_zones() -> None:
    counts = {zone: ZONES.count(zone) for zone in Zone}
    assert (len(ZONES), counts[Zone.CENTRE], counts[Zone.FRAME], counts[Zone.CORNER]) == (400, 100, 76, 64)
    assert counts[Zone.BORDER] + counts[Zone.CORNER] == 224


@pytest.mark.parametrize(
    ("letters", "count"),
    [
        ("E", 24),
        ("AI", 15),
        ("R", 14),
        ("LNSTU", 12),
        ("O", 10),
        ("M", 8),
        ("BCDP", 6),
        ("FGHQV", 4),
        ("JKXYZ", 2),
        ("W", 1),
    ],
)
def test_livret_lexiduel_how_many_of_each_letter(letters: str, count: int) -> None:
    assert {FULL_STOCK.count(letter) for letter in letters} == {count}


def test_livret_lexiduel_figure_2_tu_or_air_against_mer() -> None:
    """What red could have answered at the first turn."""
    position = play(start(), "1 C3h MER")
    assert effects(position, "2 C4v ON").words == ("ON", "MON")
    assert effects(position, "2 B4h TU").words == ("TU", "MU")
    assert effects(position, "2 D4h TU").words == ("TU", "ET", "RU")
    assert effects(position, "2 B3v AIR").words == ("AIR", "AMER")


def test_livret_lexiduel_figure_2_four_corners_opened_and_answered() -> None:
    made = {
        line: effects(rulebook_position(ply), line).words for ply, line in enumerate(rulebook_lines()[:8])
    }
    assert [words for line, words in made.items() if line.startswith("1")] == [
        ("MER",),
        ("DUE",),
        ("QUE",),
        ("FUI",),
    ]
    assert [words[1] for line, words in made.items() if line.startswith("2")] == ["MON", "NUE", "ETE", "JEU"]


@pytest.mark.parametrize("seat", [1, 2])
def test_livret_lexiduel_figure_2_the_squares_of_growth(seat: int) -> None:
    """The squares tinted in the figure: red's reach the frame over one blue letter."""
    found = set(_growth(state_of(rulebook_position(8)).board, seat))
    assert SHAPE.names(tuple(sorted(found))) == tuple(GROWTH[seat].split())


def test_livret_lexiduel_figure_3_merveille_and_limon() -> None:
    merveille, limon = played("MERVEILLE"), played("LIMON")
    assert (len(merveille.laid), limon.turned) == (6, ("C3",))
    assert rulebook_position(10).scores() == (8, 6)


def test_livret_lexiduel_figure_4_ait_and_rai() -> None:
    assert played("AIT").words == ("AIT", "NAIT")
    assert played("RAI").words == ("RAI", "NAITRAI")


def test_livret_lexiduel_figure_4_slip_of_the_scores() -> None:
    """Printed: 9 and 8. The method that gives 8–6 and 75–70 gives 11 and 10."""
    assert rulebook_position(12).scores() == (11, 10)


def test_livret_lexiduel_figure_5_limonade_then_renaitrai_takes_its_n() -> None:
    assert played("PENDUE").words == ("PENDUE",)
    assert played("LIMONADE").words == ("LIMONADE",)
    assert played("RENAITRAI").turned == ("C5",)


def test_livret_lexiduel_figure_5_the_other_extensions() -> None:
    for word in ("CONTINUE", "POLEMIQUE", "ETENDAIT", "FUITAIT"):
        assert (played(word).kind, played(word).turned) == ("extension", ())
    assert played("JEUNE").turned == ("R4",)


def test_livret_lexiduel_figure_6_raidisse_joins_and_goes_on() -> None:
    done = played("RAIDISSE")
    assert (done.kind, done.laid) == ("jonction", ("E4", "E6", "E7", "E8", "E9", "E10"))


def test_livret_lexiduel_figure_6_roi_between_two_words() -> None:
    done = played("ROI")
    assert set(done.words) == {"ROI", "IRA", "LOI", "LI"}
    assert done.turned == ()


def test_livret_lexiduel_figure_6_li_is_extended_by_nobody() -> None:
    position = rulebook_position(ply_of("ROI") + 1)
    assert state_of(position).board.cells[SHAPE.index("J3") or 0] == "L"
    assert article(position, "1 J3v LIEN") == "LXD-10"
    assert article(play(position, "1 pass"), "2 J3v LIEN") == "LXD-10"


def test_livret_lexiduel_figure_7_presente_jumps_an_e() -> None:
    done = played("PRESENTE")
    assert (done.kind, done.laid, done.turned) == ("jonction", ("D10", "F10", "G10", "H10", "I10", "J10"), ())


def test_livret_lexiduel_figure_7_loisir_leaves_the_l_blue() -> None:
    done = played("LOISIR")
    assert (done.kind, done.turned) == ("extension", ())


def test_livret_lexiduel_figure_8_presenterait_and_pressurer() -> None:
    assert played("PRESENTERAIT").kind == "extension"
    done = played("PRESSURER")
    assert (done.kind, done.turned) == ("jonction", ("E8",))


def test_livret_lexiduel_figure_8_esclamer_is_agreed_on() -> None:
    """A word in no dictionary: the players of that game allowed it, its pronoun dropped."""
    lines = rulebook_lines()
    plain = play(start(), *lines[: ply_of("ESCLAMER")])
    assert refusal(plain, "1 K3v ESCLAMER").article == "LXD-6"
    assert played("ESCLAMER").words == ("ESCLAMER", "ROIS")


def test_livret_lexiduel_figure_8_slip_of_esclamer() -> None:
    """Printed: 6 points for blue. They are 9, and ROIS gives red 3 as printed."""
    assert played("ESCLAMER").gains == (9, 3)


def test_livret_lexiduel_figure_8_recrier_takes_an_e() -> None:
    assert played("RECRIER").turned == ("G10",)


def test_livret_lexiduel_taira_is_for_red_alone() -> None:
    assert played("TAIRA").turned == ("H3",)
    before = rulebook_position(ply_of("TAIRA") - 1)
    assert article(before, "1 H1v TAIRA") == "LXD-10"


def test_livret_lexiduel_representerait_reaches_the_frame() -> None:
    assert played("REPRESENTERAIT").laid == ("A10", "B10")


def test_livret_lexiduel_figure_9_tremper_along_the_frame() -> None:
    done = played("TREMPER")
    assert (done.kind, done.turned) == ("jonction", ("A8",))


def test_livret_lexiduel_figure_9_filament_stops_detremper() -> None:
    before = rulebook_position(ply_of("FILAMENT"))
    assert effects(play(before, "2 pass"), "1 A2v DETREMPER").words == ("DETREMPER",)
    assert refusal(rulebook_position(32), "1 A2v DETREMPER").data["whole"] == "FDETREMPER"


def test_livret_lexiduel_figure_9_75_to_70_after_sixteen_rounds() -> None:
    assert rulebook_position(32).scores() == (75, 70)


def test_livret_lexiduel_figure_10_amorces_of_two_letters_attack() -> None:
    """Blue lays DU against the O of CONTINUE, and threatens to take it."""
    position = rulebook_position(32)
    assert effects(position, "1 P12h DU").words == ("DU", "DUO")
    threat = play(position, "1 P12h DU", "2 pass")
    assert effects(threat, "1 P12h DUOS").turned == ("R12",)


def test_livret_lexiduel_no_amorce_in_the_centre_nor_on_the_frame() -> None:
    assert article(table("F10h TRES", turns=4), "1 F9h ET") == "LXD-9"
    assert article(table("C1v SEL", turns=4), "1 D1v ET") == "LXD-9"


def test_livret_lexiduel_a_match_is_two_games() -> None:
    assert LEXIDUEL.match is not None
    assert LEXIDUEL.match.games == 2
