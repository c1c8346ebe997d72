"""The game told in the rulebook, and what could not have been played in it."""

import pytest
from tests.games.lexiduel.table import (
    article,
    effects,
    play,
    refusal,
    rulebook_lines,
    rulebook_position,
    start,
)

SCORES = {
    **dict.fromkeys(range(5), (0, 0)),
    5: (8, 6),
    6: (11, 10),
    7: (17, 13),
    8: (22, 18),
    9: (32, 25),
    10: (38, 31),
    11: (46, 31),
    12: (55, 36),
    13: (58, 46),
    14: (66, 57),
    15: (67, 63),
    16: (75, 70),
}


@pytest.mark.parametrize("rounds", range(17))
def test_lxd_18_the_score_after_every_round(rounds: int) -> None:
    assert rulebook_position(2 * rounds).scores() == SCORES[rounds]


def test_lxd_20_blue_wins_after_sixteen_rounds() -> None:
    outcome = rulebook_position(32, rounds="16").outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_lxd_06_without_the_agreed_word_it_stops_at_esclamer() -> None:
    lines = rulebook_lines()
    at = lines.index("1 K3v ESCLAMER")
    position = play(start(rounds="16"), *lines[:at])
    found = refusal(position, lines[at])
    assert (found.article, found.data["word"]) == ("LXD-6", "ESCLAMER")


def test_lxd_05_detremper_under_the_f_of_filament() -> None:
    found = refusal(rulebook_position(32), "1 A2v DETREMPER")
    assert (found.article, found.data["whole"]) == ("LXD-5", "FDETREMPER")


def test_lxd_10_taira_is_reds_alone() -> None:
    assert effects(rulebook_position(29), "2 H1v TAIRA").turned == ("H3",)
    assert article(rulebook_position(28), "1 H1v TAIRA") == "LXD-10"


def test_lxd_15_pre_is_too_short_for_a_junction() -> None:
    assert article(rulebook_position(22), "1 C10h PRE") == "LXD-15"


def test_lxd_14_what_the_game_takes() -> None:
    taken = {
        rulebook_lines()[ply]: effects(rulebook_position(ply), rulebook_lines()[ply]).turned
        for ply in range(32)
    }
    assert {line: turned for line, turned in taken.items() if turned} == {
        "2 C1v LIMON": ("C3",),
        "1 A5h RENAITRAI": ("C5",),
        "2 P4h JEUNE": ("R4",),
        "2 A8h PRESSURER": ("E8",),
        "2 G5v RECRIER": ("G10",),
        "2 H1v TAIRA": ("H3",),
        "1 A4v TREMPER": ("A8",),
    }


def test_letters_are_conserved_throughout() -> None:
    whole = rulebook_position(0).letters()
    assert all(rulebook_position(ply).letters() == whole for ply in range(33))
