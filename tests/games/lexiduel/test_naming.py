"""Where a hint points: a corner to open, a word that grows, letters to join."""

import pytest
from tests.games.lexiduel.table import move, start, table

from joute.games.lexiduel import LEXIDUEL
from joute.play import PASS, Position
from joute.play.pointing import Pointer


def pointed(position: Position, text: str) -> Pointer:
    pointer = LEXIDUEL.pointing(position, move(text))
    assert pointer is not None
    return pointer


def test_lxd_07_a_hint_tells_to_open_a_corner() -> None:
    opens = pointed(start(), "C3h MER")
    assert opens.said.fr == "Ouvrez un coin, par une amorce de 3 lettres qui passe en C3."
    assert opens.squares == ("C3",)


def test_lxd_09_a_hint_tells_an_amorce_from_a_word_that_grows() -> None:
    answers = pointed(table("C3h MER", turns=1), "C4v ON")
    assert answers.said.fr == "Posez une amorce de 2 lettres par la case C4."


@pytest.mark.parametrize(
    ("played", "squares"), [("C3h MERVEILLE", ("C3", "D3", "E3")), ("B3h AMER", ("C3", "D3", "E3"))]
)
def test_lxd_10_a_hint_points_at_the_word_that_grows(played: str, squares: tuple[str, ...]) -> None:
    grows = pointed(table("C3h MER", "C4v on", turns=2), played)
    assert (grows.said.fr, grows.squares) == ("Regardez MER : ce mot peut s’allonger.", squares)


def test_lxd_11_a_hint_points_at_the_letters_to_join() -> None:
    joins = pointed(table("C3v MER", "H3v SEL", turns=2), "C3h MIROIS")
    assert joins.said.fr == "Regardez vos lettres en C3 et en H3 : un mot peut les relier."
    assert joins.squares == ("C3", "H3")


def test_nothing_is_pointed_at_for_a_pass() -> None:
    assert LEXIDUEL.pointing(start(), PASS) is None
