"""Where a hint points: the word that can be stolen, how the first word begins."""

import pytest
from tests.games.jago.table import dealt, play

from joute.games.jago import JAGO
from joute.play import Position, Refusal


def pointed(position: Position, text: str) -> str:
    move = JAGO.read_move(text)
    assert not isinstance(move, Refusal)
    pointer = JAGO.pointing(position, move)
    return pointer.said.fr if pointer else ""


def test_jag_06_the_first_word_is_pointed_at_by_its_beginning() -> None:
    first = pointed(dealt("BATEAU", "R"), "D6h BATEAU")
    assert first == "Le premier mot passe par le centre : cherchez-en un de 6 lettres qui commence par B."


@pytest.mark.parametrize(
    ("played", "hint"),
    [
        ("D6h RATEAU", "Regardez BATEAU : on peut le voler en changeant une lettre."),
        ("D6h BATEAUX", "Cherchez un mot de 7 lettres qui part du B en D6, vers la droite."),
        ("D5h RAT", "Cherchez un mot de 3 lettres qui part de D5, vers la droite."),
    ],
)
def test_jag_12_a_hint_points_at_the_word_that_is_stolen(played: str, hint: str) -> None:
    assert pointed(play(dealt("BATEAU", "RATX"), "1 D6h BATEAU"), played) == hint


def test_jag_12_a_word_stolen_by_letters_added() -> None:
    position = play(dealt("RAS", "G"), "1 D6h RAS")
    assert pointed(position, "C6h GRAS") == "Regardez RAS : on peut le voler en l’allongeant."


def test_jag_11_several_letters_replaced() -> None:
    position = play(dealt("PLATEAU", "CHR"), "1 D6h PLATEAU")
    assert pointed(position, "D6h CHATEAU").endswith("en changeant des lettres.")


def test_jag_11_replaced_and_lengthened_the_old_word_is_lit() -> None:
    position = play(dealt("RAS", "GEIL"), "1 D6h RAS", "2 C6h GRAS")
    move = JAGO.read_move("C6h GRESIL")
    assert not isinstance(move, Refusal)
    pointer = JAGO.pointing(position, move)
    assert pointer is not None and pointer.squares == ("C6", "D6", "E6", "F6")
    assert pointer.said.fr == "Regardez GRAS : on peut le voler en changeant une lettre et en l’allongeant."


def test_a_word_that_steals_nothing_is_pointed_at_by_its_first_square_its_way_and_its_length() -> None:
    position = play(dealt("BATEAU", "RATX"), "1 D6h BATEAU")
    move = JAGO.read_move("E5v RA")
    assert not isinstance(move, Refusal)
    pointer = JAGO.pointing(position, move)
    assert pointer is not None and pointer.squares == ("E5",)
    assert pointer.said.fr == "Cherchez un mot de 2 lettres qui part de E5, vers le bas."
    assert pointer.said.en == "Look for a word of 2 letters that starts from E5 and runs down."
