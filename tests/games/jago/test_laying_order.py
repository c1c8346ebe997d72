"""In which order a turn of several words can be laid by hand."""

from tests.games.jago.table import settings

from joute.games.jago import JAGO
from joute.games.jago.compose import JagoComposition
from joute.games.jago.laying_order import laying_order
from joute.games.jago.moves import Turn
from joute.games.jago.state import State
from joute.play import Position, state_in

BOARD = "11/11/11/11/11/3LAC5/11/11/11/11/11"


def words(position: Position, text: str) -> list[str]:
    turn = JAGO.read_move(text)
    assert isinstance(turn, Turn)
    return [word.letters for word in laying_order(state_in(position, State), 2, turn)]


def test_jag_16_a_word_comes_after_the_one_that_frees_its_letter() -> None:
    """The C of CE lies under the S of LAS: whoever lays CE first has no C."""
    position = JAGO.position(f"{BOARD} 2 AAAAAA ES", settings())
    assert words(position, "C2h CE + D6h LAS") == ["LAS", "CE"]
    move = JAGO.read_move("C2h CE + D6h LAS")
    assert isinstance(move, Turn)
    made = position.composition(move)
    assert isinstance(made, JagoComposition)
    assert [one.square for one in made.laid] == ["F6", "C2", "D2"]


def test_jag_16_words_stay_as_they_are_written_where_all_letters_are_at_hand() -> None:
    position = JAGO.position(f"{BOARD} 2 AAAAAA CES", settings())
    assert words(position, "C2h CE + D6h LAS") == ["CE", "LAS"]
    # Letters that nobody has: the turn is refused elsewhere, its words are told as they come.
    assert words(position, "C2h WU + D6h LAX") == ["WU", "LAX"]
