"""How moves are read and written, and what position texts keep."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.jago.table import EMPTY_ROWS, at, dealt, effects, play, refused, rows, settings

from joute.games.jago import JAGO
from joute.games.jago.moves import Deal, Flip, Turn
from joute.games.jago.position import JagoPosition
from joute.play import Kind, Refusal, Refused


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("d6H râs", "D6h RAS"),
        (" D6h   RAS ", "D6h RAS"),
        ("D6 h RAS", "D6h RAS"),
        ("D06hras", "D6h RAS"),
        ("D6h RAS+F5v OS", "D6h RAS + F5v OS"),
        ("d6hras + f5vos", "D6h RAS + F5v OS"),
        ("a1v CŒUR", "A1v COEUR"),
        ("FLIP c6 D6", "flip C6 D6"),
        (" Flip ", "flip"),
        ("Deal ABC DE", "deal ABCDE"),
        ("Challenge gras", "challenge GRAS"),
    ],
)
def test_moves_are_read_forgivingly(text: str, written: str) -> None:
    move = JAGO.read_move(text)
    assert not isinstance(move, Refusal)
    assert move.text() == written
    assert JAGO.read_move(written) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("RAS", "word_expected"),
        ("D6 RAS", "word_expected"),
        ("D6h", "word_expected"),
        ("D6h RAS +", "word_expected"),
        ("D6h R-S", "word_expected"),
        ("D6h RAS GRAS", "word_expected"),
        ("Z6h RAS", "no_square"),
        ("flip C6 D", "no_square"),
        ("deal", "letters_expected"),
        ("deal A1", "letters_expected"),
        ("", "empty_move"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    refusal = JAGO.read_move(text)
    assert isinstance(refusal, Refusal)
    assert (refusal.kind, refusal.reason) == (Kind.UNREADABLE, reason)


@given(st.text(max_size=60) | st.text(alphabet="ABCDEFhv0123456789+ ./-:flipdeal", max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    move = JAGO.read_move(text)
    if isinstance(move, Turn | Deal | Flip):
        assert JAGO.read_move(move.text()) == move


@pytest.mark.parametrize(
    ("given_text", "canonical"),
    [
        ("F5v OS + D6h RAS", "D6h RAS + F5v OS"),
        ("E6v AS + D7h ES", "D7h ES"),
        ("D6v RE + E6v AS", "D7h ES"),
        ("D6v RE + E6v AS + D7h ES", "D7h ES"),
    ],
)
def test_a_turn_is_written_with_fewest_words(given_text: str, canonical: str) -> None:
    position = dealt("RASO", "ES") if "OS" in given_text else at(rows(r6="3RAS5") + " 2 X ES")
    seat = position.state.turn
    assert effects(position, f"{seat} {given_text}").move.text() == canonical


def test_a_letter_that_reads_both_ways_is_written_across() -> None:
    position = at(rows(r6="3RAS5", r7="3e7") + " 2 X S")
    assert effects(position, "2 E6v AS").move.text() == "D7h ES"


def test_words_without_a_laid_letter_are_left_out() -> None:
    position = at(rows(r6="3RAS5") + " 2 X OEX")
    assert effects(position, "2 D6h RAS + F5v OSE").move.text() == "F5v OSE"


def shown_positions() -> list[JagoPosition]:
    chain = dealt("RASEIL", "GBIEN")
    mixed = at(rows(r6="3RASer3", r7="4se5") + " 2 EX OAK P", arbitration="contest")
    return [
        JAGO.start(settings()),
        chain,
        play(chain, "1 D6h RAS", "2 C6h GRAS", "1 C6h GRESIL", "2 C6h BRESILIEN"),
        play(chain, "1 D6h RAS", "1 end"),
        play(chain, "1 end", "2 end"),
        play(chain, "1 end", "2 resign"),
        play(chain, "1 timeout"),
        play(mixed, "2 D6h RASERA"),
        play(mixed, "2 D6h RASERK"),
        play(mixed, "2 D6h RASERA", "1 challenge"),
        play(mixed, "2 D6h RASERK", "1 challenge"),
        play(mixed, "2 D6h RASERK", "1 resign"),
    ]


@pytest.mark.parametrize("position", shown_positions(), ids=lambda position: position.text()[-40:])
def test_position_texts_lose_nothing(position: JagoPosition) -> None:
    again = JAGO.position(position.text(), settings(arbitration=position.view(None).arbitration))
    assert again == position
    assert again.text() == position.text()


def test_trailing_fields_may_be_left_out() -> None:
    assert at(EMPTY_ROWS) == JAGO.start(settings())
    assert at(EMPTY_ROWS + " 1 RAS G").text() == EMPTY_ROWS + " 1 ARS G - - - - - -"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "11/11",
        rows(r6="3RAS4"),
        rows(r6="3R1S6"),
        rows(r6="3RA6"),
        rows(r1="3RAS5"),
        rows(r6="5R5") + " 1",
        rows(r6="3RÂS5") + " 1",
        EMPTY_ROWS + " 3",
        EMPTY_ROWS + " 0 RAS",
        EMPTY_ROWS + " 1 AAAAAAAAAAAAA",
        EMPTY_ROWS + " 1 ras",
        EMPTY_ROWS + " 1 A B C1",
        EMPTY_ROWS + " 1 A B C D K6hRAS",
        EMPTY_ROWS + " 1 A B C D E6",
        EMPTY_ROWS + " 1 A B C D - F6",
        EMPTY_ROWS + " 1 A B C D - - flip:upheld",
        EMPTY_ROWS + " 1 A B C D - - flip:maybe",
        rows(r6="3RAS5") + f" 2 A B - - - D6 open:{EMPTY_ROWS}:-:RA:0",
        rows(r6="3RAS5") + f" 2 A B - - - - open:{EMPTY_ROWS}:-:RAS:0",
        rows(r6="3RAS5") + f" 2 A B - - - D6 open:{EMPTY_ROWS}:-:RAS:1",
        rows(r6="3RAS5") + f" 2 A B - - - D6 open:{EMPTY_ROWS}:-:RAS:²",
        EMPTY_ROWS + " 1 A B - - - - - end:3",
        EMPTY_ROWS + " 1 A B - - - - - - -",
    ],
)
def test_texts_of_no_position_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refused_text:
        JAGO.position(text, settings())
    assert refused_text.value.refusal.kind is Kind.UNREADABLE


@given(st.text(alphabet="0123456789/RASras -:,.openflipend²é", max_size=120))
def test_garbage_is_refused_and_nothing_else(text: str) -> None:
    try:
        position = JAGO.position(f"{EMPTY_ROWS} {text}", settings())
    except Refused as refusal:
        assert refusal.refusal.kind is Kind.UNREADABLE
    else:
        assert JAGO.position(position.text(), settings()) == position


def test_a_refused_move_says_where() -> None:
    refusal = refused(at(rows(r6="3RAS5") + " 2 X ESX"), "2 D6h RASX")
    assert refusal.squares == ("D6", "E6", "F6", "G6")
