"""Where a hint points: at what the row would begin."""

from __future__ import annotations

import pytest
from tests.games.amusante.table import dealt, move, play

from joute.games.amusante import AMUSANTE
from joute.games.amusante.position import AmusantePosition


def said(at: AmusantePosition, played: str) -> str:
    pointer = AMUSANTE.pointing(at, move(played)[1])
    return pointer.said.fr if pointer else ""


@pytest.mark.parametrize(
    ("played", "pointed"),
    [
        ("2 lay E LEADER", "Cherchez un mot qui commence par LE."),
        ("2 lay *e LEADER", "Avec le joker, cherchez un mot qui commence par LE."),
        ("2 take", ""),
    ],
)
def test_amu_03_a_hint_points_at_the_letter_to_lay(played: str, pointed: str) -> None:
    at = play(dealt("LAMERE", "EADER*"), "1 lay L LA")
    assert said(at, played) == pointed


def test_amu_02_a_fresh_row_begins_with_the_square_laid() -> None:
    at = dealt("LAMERE", "EADER*")
    assert said(at, "1 lay M MER") == "Cherchez un mot qui commence par M."
