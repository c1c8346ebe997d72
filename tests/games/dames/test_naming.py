"""Where a hint points: a letter, and whether it jumps, makes a word or two."""

import pytest
from tests.games.dames.tables import board, move

from joute.games.dames import DAMES

BOARD = """
    b......b
    ........
    ........
    ...L.une
    ........
    A......A
"""


@pytest.mark.parametrize(
    ("played", "can"),
    [
        ("D3-E3 LUNE", "faire un mot de 4 lettres"),
        ("D3xE4 LUNE", "sauter une lettre adverse et faire un mot de 4 lettres"),
        ("D3-E3 LUE LUNE", "faire deux mots d’un coup"),
        ("D3xE4", "prendre une lettre adverse, sans faire de mot"),
    ],
)
def test_a_hint_points_at_the_letter_and_at_what_it_can_do(played: str, can: str) -> None:
    pointer = DAMES.pointing(board(BOARD), move(played))
    assert pointer is not None
    assert pointer.said.fr == f"Regardez votre L en D3 : cette lettre peut {can}."
    assert pointer.squares == ("D3",)


def test_nothing_is_pointed_at_where_a_letter_only_moves() -> None:
    assert DAMES.pointing(board(BOARD), move("D3-D4")) is None
