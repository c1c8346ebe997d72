"""Why a move is better: what the search says of it, without what stands beside it already."""

from __future__ import annotations

import pytest

from joute.bots.amusante.reasons import explain as amusante
from joute.bots.demo.reasons import explain as demo
from joute.bots.lexicon.reasons import explain as lexicon
from joute.bots.lexiduel.reasons import explain as lexiduel
from joute.coach.because import clause, comes_next, leaves, opens_corner
from joute.games.amusante.moves import Lay
from joute.games.lexicon.moves import Form
from joute.play import Sentence

LINES = {
    "lexicon": (
        lexicon(Form("PUR"), "PUR", "PURA", "A"),
        Sentence(", qui se défait de 24 points et en garde 10", ": it sheds 24 points and keeps 10"),
    ),
    "lexicon, out": (
        lexicon(Form("PUR"), "PUR", "PUR", ""),
        Sentence(", qui finit la manche", ": it ends the round"),
    ),
    "lexiduel": (lexiduel(-2, 3, True, [("MERCANTIS", 9), ("ENDIABLA", 8)]), Sentence("", "")),
    "lexiduel, quiet": (lexiduel(0, 0, False, []), Sentence("", "")),
    "demo": (demo(7, "MERE"), Sentence(", qui en garde 3", ": it keeps 3")),
    "demo, out": (demo(4, "MERE"), Sentence(", qui pose tout et gagne", ": it lays everything and wins")),
    "dames": (
        Sentence(
            "fait GNOU et NERD, retourne 6 lettres, en prend 1",
            "makes GNOU and NERD, turns 6 letters, captures 1",
        ),
        Sentence(", en prenant une lettre", ", capturing one letter"),
    ),
    "dames, more": (
        Sentence("fait GNOU, retourne 6 lettres, en prend 3", "makes GNOU, turns 6 letters, captures 3"),
        Sentence(", en prenant 3 lettres", ", capturing 3 letters"),
    ),
    "amusante": (
        amusante(Lay("S", "MAISON"), "MAI", 1, False),
        Sentence(" : une seule lettre continue MAIS", ": only one letter goes on from MAIS"),
    ),
}


@pytest.mark.parametrize("name", LINES)
def test_a_reason_is_what_comes_of_the_move_in_both_languages(name: str) -> None:
    why, reason = LINES[name]
    assert clause(why) == reason


def test_what_a_move_leaves_to_the_other_side_is_no_merit_of_it() -> None:
    why = lexiduel(-2, 0, False, [("MERCANTIS", 9)])
    assert clause(why) == Sentence("", "")
    assert leaves(why) == ("MERCANTIS", "+9")
    assert leaves(lexiduel(3, 0, False, [])) is None


def test_the_word_that_was_to_come_is_told_apart() -> None:
    assert comes_next(LINES["lexiduel"][0]) == ("ENDIABLA", "+8")
    assert comes_next(LINES["lexiduel, quiet"][0]) is None


def test_a_corner_opened_is_told_with_what_comes_of_it() -> None:
    assert opens_corner(LINES["lexiduel"][0])
    assert not opens_corner(LINES["lexiduel, quiet"][0])
