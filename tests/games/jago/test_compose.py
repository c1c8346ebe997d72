"""Letters put down by a hand, as the moves they mean; what may mend them; and moves as such letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.jago.table import COMMON_WORDS, EMPTY_ROWS, at, play, rows

from joute.dictionary import Dictionary
from joute.games.jago import JAGO
from joute.games.jago.compose import JagoComposition
from joute.games.jago.moves import Turn
from joute.games.jago.multi_word import some_turns
from joute.games.jago.position import JagoPosition
from joute.play import ACCEPT, Challenge, Effects, Move
from joute.play.grid_composing import Placed

WORDS = Dictionary.of(COMMON_WORDS.split())
RAS = rows(r6="3RAS5") + " 2 EX GOEBRT"
PENALTY = rows(r6="3RASer3", r7="4se5") + " 2 EX OAK P - - - flip:upheld"


def laid(text: str, down: bool = False) -> JagoComposition:
    """`laid("C6G D6R")`: the letters in the order they are laid."""
    squares = (one.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") for one in text.split())
    placed = (
        Placed(square, one.removeprefix(square)) for square, one in zip(squares, text.split(), strict=True)
    )
    return JagoComposition(tuple(placed), down)


def ways(position: JagoPosition, made: JagoComposition, seat: int = 2) -> list[str]:
    return [move.text() for move in position.ways(seat, made)]


@pytest.mark.parametrize(
    ("letters", "down", "written"),
    [
        ("C6G", False, "C6h GRAS"),
        ("C6g", False, "C6h GRAS"),
        ("C6G", True, "C6h GRAS"),
        ("D6B", False, "D6h BAS"),
        ("F5O F7E", False, "F5v OSE"),
        ("F7E F5O", True, "F5v OSE"),
        ("C6G D6R E6A", False, "C6h GRAS"),
        ("D6R E6A", False, "D6h RAS"),
        ("C6G F5O F7E", False, "C6h GRAS + F5v OSE"),
        ("F5O C6G F7E", False, "F5v OSE + C6h GRAS"),
        ("G6E A1B A2E", False, "D6h RASE + A1v BE"),
        ("C6G A1B", False, None),
        ("A1B", False, None),
    ],
)
def test_letters_mean_the_words_they_make(letters: str, down: bool, written: str | None) -> None:
    position = at(RAS.replace(" EX ", " GEO "))
    assert ways(position, laid(letters, down)) == ([written] if written else [])


def test_a_first_letter_alone_means_nothing_yet() -> None:
    position = at(f"{EMPTY_ROWS} 1 RAS G")
    assert ways(position, laid("F6R"), 1) == []
    assert ways(position, laid("F6R G6A"), 1) == ["F6h RA"]


def test_nothing_laid_means_nothing() -> None:
    assert ways(at(RAS), JagoComposition()) == []
    assert at(RAS).repairs(2, JagoComposition()) == ()


def test_jag_20_where_letters_are_to_be_turned_those_chosen_are_meant() -> None:
    position = at(PENALTY, arbitration="contest")
    assert ways(position, JagoComposition(flips=("G6", "E7", "H6")), 1) == ["flip G6 E7 H6"]
    assert ways(position, JagoComposition(flips=("G6",)), 1) == ["flip G6"]
    assert ways(position, JagoComposition(flips=("G6", "G6")), 1) == ["flip G6"]
    assert ways(position, JagoComposition(), 1) == ["flip"], "none at all"
    for nothing in (("Z9",), ("G6", "Z9"), ("", "G6"), ("G6" * 500,)):
        assert ways(position, JagoComposition(flips=nothing), 1) == []
    assert ways(position, laid("I6A"), 1) == []
    assert position.repairs(1, laid("I6A")) == ()
    assert ways(position, laid("I6A"), 2) == ["D6h RASERA"], "who is on turn may compose meanwhile"


def test_flips_mean_nothing_where_none_are_due() -> None:
    assert ways(at(RAS), JagoComposition(flips=("D6", "E6", "F6"))) == []


def composed(position: JagoPosition, seat: int, move: Move) -> Move:
    """The move taken apart into letters, and put together again as the referee writes it."""
    made = position.composition(move)
    assert isinstance(made, JagoComposition)
    first, *_ = position.ways(seat, made)
    judged = position.judge(seat, first)
    assert isinstance(judged, Effects), (move.text(), first.text(), judged)
    return judged.move


@pytest.mark.parametrize(
    "text",
    [
        f"{EMPTY_ROWS} 1 RASEOGT EX",
        RAS,
        rows(r6="3GRAS4", r7="3ai6", r8="3r7") + " 2 EX ENTSUOLI - MP",
        rows(r5="5ose3", r6="3RAS5", r7="5EST3") + " 2 EX ENTSUOLIRG",
    ],
)
def test_every_generated_turn_is_composed_from_its_letters(text: str) -> None:
    position = at(text, WORDS, arbitration="contest")
    seat = position.to_act()[0]
    turns = list(position.moves(seat))
    assert turns
    for turn in turns:
        assert composed(position, seat, turn) == turn


def test_turns_of_several_words_are_composed_from_their_letters() -> None:
    words = Dictionary.of(["AIDERAIT", "AIDE", "AI", "TU", "TES", "EST", "DU", "DES", "IL", "LE", "ES", "IF"])
    position = at(rows(r6="1AIDERAIT2") + " 2 X UUESLSFF", words)
    turns = list(some_turns(position.state))
    assert turns
    for turn in turns:
        assert composed(position, 2, turn) == turn


def test_every_flip_is_composed_from_its_squares() -> None:
    position = at(PENALTY, arbitration="contest")
    flips = list(position.moves(1))
    assert len(flips) == 4 + 6 + 4 + 1
    assert [composed(position, 1, flip) for flip in flips] == flips


def test_what_lays_no_letter_is_not_composed() -> None:
    position = play(at(RAS, arbitration="contest"), "2 C6h GRAS")
    for move in (ACCEPT, Challenge()):
        assert position.composition(move) is None
    outside = JAGO.read_move("J6h RAS")
    assert isinstance(outside, Turn)
    assert position.composition(outside) is None


def test_a_refused_turn_may_be_mended() -> None:
    position = at(RAS)
    codes = [(each.code, each.letters) for each in position.repairs(2, laid("C6G G6X"))]
    assert codes == [("turn", ""), ("keep", "G-"), ("keep", "-X"), ("undo", "X"), ("undo", "G")]
    turned, head, tail, back, other = position.repairs(2, laid("C6G G6X"))
    assert turned.composition == laid("C6G C7X", down=True)
    assert (head.composition, tail.composition, back.composition) == (laid("C6G"), laid("G6X"), laid("C6G"))
    assert other.composition == laid("G6X")
    steps = [each.is_step_back for each in (turned, head, tail, back, other)]
    assert steps == [False, False, False, True, True]


@pytest.mark.parametrize(
    ("letters", "down", "kept"),
    [
        ("B6G C6E D6N E6T", False, "B6G C6E G6N H6T"),
        ("E5G E6E E7N", True, "E5G E7E E8N"),
        ("A1O B1R B6G C6E D6N", False, "A1O B1R B6G C6E G6N"),
        ("D6B E6O", False, None),  # RAS itself is written over
        ("B6G C6E", False, None),
        ("J6G K6E", False, None),
    ],
)
def test_letters_of_the_board_written_over_may_be_kept(letters: str, down: bool, kept: str | None) -> None:
    """Whoever writes the missing letters alone finds the word laid around those that lie there."""
    offered = [one for one in at(RAS).repairs(2, laid(letters, down)) if one.code == "keepLying"]
    assert [one.composition for one in offered] == ([laid(kept, down)] if kept else [])


def test_a_word_kept_off_the_board_is_not_offered() -> None:
    position = at(rows(r6="5RASERA") + " 2 EX GOEBRT")
    assert "keepLying" not in [one.code for one in position.repairs(2, laid("E6G F6E"))]


def test_a_single_letter_may_only_be_taken_up() -> None:
    (back,) = at(RAS).repairs(2, laid("C6Z"))
    assert (back.code, back.letters, back.composition) == ("undo", "Z", JagoComposition())


garbage = st.text(max_size=4) | st.sampled_from(["A1", "F6", "G6", "L12", "E", "œ", "ß", "*", "AB" * 400])


@given(
    st.lists(st.tuples(garbage, garbage), max_size=8),
    st.booleans(),
    st.lists(garbage, max_size=5),
    st.sampled_from([EMPTY_ROWS + " 1 RAS G", EMPTY_ROWS, RAS, PENALTY]),
    st.sampled_from([1, 2]),
)
def test_garbage_breaks_nothing(
    letters: list[tuple[str, str]], down: bool, flips: list[str], text: str, seat: int
) -> None:
    position = at(text, WORDS, arbitration="contest")
    made = JagoComposition(tuple(Placed(*one) for one in letters), down, tuple(flips))
    for composition in (made, *(each.composition for each in position.repairs(seat, made))):
        for move in position.ways(seat, composition):
            assert not isinstance(position.judge(seat, move), str)


def test_a_board_full_of_letters_is_soon_read() -> None:
    """Whatever is sent, the words are found in one pass."""
    squares = [f"{column}{row}" for row in range(1, 12) for column in "ABCDEFGHIJK"]
    chequered = [square for i, square in enumerate(squares) if i % 11 % 3 or i // 11 % 3]
    for chosen in (squares, chequered):
        made = JagoComposition(tuple(Placed(square, "E") for square in chosen))
        (move,) = at(RAS).ways(2, made)
        assert isinstance(move, Turn) and len(move.words) > 5
