"""DAM-18: jokers, earned, set, used, in the way."""

import pytest
from tests.games.dames.tables import after, board, legal, listed, refused, settings

from joute.dictionary import Dictionary
from joute.games.dames.telling import tell
from joute.play import Happened, Language, People, read_aloud

pytestmark = pytest.mark.slow

WORDS = ("MAISONS", "MAISON", "TES")
TABLE = settings(WORDS)
# M goes from D2 to D3 and reads on along row 4, then row 3.
LONG = """
    b.....eb
    ........
    ....aiso
    ......sn
    ...M....
    A.......
"""
MOVE = "D2-D3 MAISONS@D3.E4.F4.G4.H4.H3.G3"


@pytest.mark.parametrize("joker", ["+E@A2", "+S@A2", "+S@D2"])
def test_dam_18_a_word_of_seven_letters_earns_a_joker(joker: str) -> None:
    effects = legal(board(LONG, at=TABLE), f"{MOVE} {joker}")
    assert effects.laid == (joker[3:],)
    assert effects.move.text() == f"{MOVE} {joker}"
    assert effects.after.scores() == (8, 3)
    assert effects.after.letters() == board(LONG, at=TABLE).letters()


def test_dam_18_it_may_be_renounced() -> None:
    position = after(board(LONG, at=TABLE), MOVE)
    assert position.state.board.jokers_left() == "ES"


def test_dam_18_a_shorter_word_earns_none() -> None:
    refused(board(LONG, at=TABLE), "D2-D3 MAISON@D3.E4.F4.G4.H4.H3 +S@A2", "DAM-18", "joker_not_earned")
    refused(board(LONG, at=TABLE), f"{MOVE} +E@A2 +S@B2", "DAM-18", "joker_not_earned")


@pytest.mark.parametrize("square", ["A1", "D3", "H4", "A6"])
def test_dam_18_it_is_set_on_a_square_empty_after_the_move(square: str) -> None:
    refused(board(LONG, at=TABLE), f"{MOVE} +S@{square}", "DAM-18", "joker_square_taken")


def test_dam_18_one_e_and_one_s() -> None:
    refused(board(LONG, at=TABLE), f"{MOVE} +A@A2", "DAM-18", "no_such_joker")
    gone = LONG.replace("    ........\n", "    S*.......\n", 1)
    refused(board(gone, at=TABLE), f"{MOVE} +S@A2", "DAM-18", "joker_gone")
    assert legal(board(gone, at=TABLE), f"{MOVE} +E@A2").laid == ("A2",)


def test_dam_18_a_captured_square_is_empty_unless_letters_are_turned() -> None:
    drawing = LONG.replace("...M....", "...b....").replace("A.......", "A..M....")
    text = "D1xD3 MAISONS@D3.E4.F4.G4.H4.H3.G3 +S@D2"
    assert legal(board(drawing, at=TABLE), text).laid == ("D2",)
    turning = board(drawing, at=settings(WORDS, prise="retournement"))
    refused(turning, text, "DAM-18", "joker_square_taken")


TWICE = """
    b.....eb
    ........
    ira.aiso
    age...sn
    ...M....
    A.......
"""
BOTH = "D2-D3 MARIAGE@D3.C4.B4.A4.A3.B3.C3 MAISONS@D3.E4.F4.G4.H4.H3.G3"


def test_dam_18_a_double_of_two_such_words_earns_two() -> None:
    position = board(TWICE, at=settings(("MARIAGE", "MAISONS")))
    effects = legal(position, f"{BOTH} +S@H1 +E@G1")
    assert effects.laid == ("G1", "H1")
    assert effects.move.text() == f"{BOTH} +E@G1 +S@H1"
    refused(position, f"{BOTH} +E@G1 +E@H1", "DAM-18", "joker_gone")
    refused(position, f"{BOTH} +E@G1 +S@G1", "DAM-18", "joker_square_taken")
    assert legal(position, f"{BOTH} +S@H1").laid == ("H1",)
    assert legal(position, BOTH).laid == ()


def test_dam_18_every_placement_is_listed() -> None:
    position = board(LONG, at=TABLE)
    free = 48 - 11
    lines = [line for line in listed(position) if line.startswith(MOVE)]
    assert len(lines) == len(set(lines)) == 1 + 2 * free
    both = board(TWICE, at=settings(("MARIAGE", "MAISONS")))
    lines = [line for line in listed(both) if line.startswith(BOTH)]
    free = 48 - 17
    assert len(lines) == len(set(lines)) == 1 + 2 * free + free * (free - 1)
    assert both.moves(1).count() == len(listed(both))


def test_dam_18_its_owner_uses_it_and_it_is_not_turned() -> None:
    position = board("b......b ........ .t...... S*....... ..E..... A......A", at=TABLE)
    effects = legal(position, "C2-A4 TES@B4.A4.A3")
    assert effects.turned == ("B4",)
    assert effects.after.state.board.jokers == position.state.board.jokers


def test_dam_18_nobody_else_does() -> None:
    drawing = "b.e....b ........ .T...... {}....... ........ A......A"
    white, black = (board(drawing.format(joker), "turn=1", TABLE) for joker in ("S*", "s*"))
    refusal = refused(white, "C6-A4 TES@B4.A4.A3", "DAM-18", "opposing_joker")
    assert refusal.squares == ("A3",)
    assert legal(black, "C6-A4 TES@B4.A4.A3").turned == ("B4",)


def test_dam_18_it_stays_where_it_is() -> None:
    position = board("b.e....b ........ .T...... S*....... ........ A......A", at=TABLE)
    refused(position, "A3-A4", "DAM-18", "joker_stays")


def test_dam_18_it_is_no_letter_of_either_colour() -> None:
    position = board("b.e....b ........ .T...... S*....... ........ A......A", at=TABLE)
    assert position.scores() == (3, 3)


@pytest.mark.parametrize(
    ("joker", "french", "english"),
    [
        (
            " +E@A2",
            " ; un joker gagné (7 lettres ou plus), le E, posé en A2.",
            "; a joker earned (7 letters or more), E, laid on A2.",
        ),
        ("", " ; joker laissé (7 lettres ou plus).", "; joker renounced (7 letters or more)."),
    ],
)
def test_dam_18_a_joker_is_told_when_it_is_earned(joker: str, french: str, english: str) -> None:
    position = board(LONG, at=TABLE)
    effects = legal(position, MOVE + joker)
    happened = Happened(1, position, effects, People(("Camille", "Odile")), Dictionary.of(WORDS))
    told = tell(happened)
    assert told and read_aloud(told.sentence, Language.FRENCH).endswith(french)
    assert read_aloud(told.sentence, Language.ENGLISH).endswith(english)
