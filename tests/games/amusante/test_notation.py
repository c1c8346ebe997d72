"""Reading moves and position texts: forgiving, canonical, never an exception."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.amusante.table import FIXTURE, dealt, position

from joute.games.amusante import AMUSANTE
from joute.games.amusante.moves import Lay
from joute.play import Refusal
from joute.play.squares import Deal


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("lay Z ZEBRE", "lay Z ZEBRE"),
        (" LAY z  zèbre ", "lay Z ZEBRE"),
        ("lay *e zébre", "lay *e ZEBRE"),
        ("lay *E ZEBRE", "lay *e ZEBRE"),
        ("lay * e ZEBRE", "lay *e ZEBRE"),
        ("lay O ŒUF", "lay O OEUF"),
        ("Take", "take"),
        ("deal abc*", "deal ABC*"),
        ("Challenge zèbre", "challenge ZEBRE"),
    ],
)
def test_moves_are_read_forgivingly_and_written_one_way(written: str, canonical: str) -> None:
    FIXTURE.reads_as(written, canonical)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty_move"),
        ("lay", "lay_expected"),
        ("ZEBRE", "lay_expected"),
        ("take Z", "lay_expected"),
        ("lay Z", "one_word"),
        ("lay Z ZE BRE", "one_word"),
        ("lay Z ZE8RE", "one_word"),
        ("lay ZE ZEBRE", "one_square"),
        ("lay 5 ZEBRE", "one_square"),
        ("lay *ee ZEBRE", "one_square"),
        ("lay * ZEBRE", "joker_letter"),
        ("deal", "deal_expected"),
        ("deal A?", "deal_expected"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, reason: str) -> None:
    assert FIXTURE.cannot_read(text) == reason


@given(
    st.text(max_size=40) | st.from_regex(r"(lay|take|deal) [A-Za-z*é]{0,3} ?[A-Za-zé]{0,9}", fullmatch=True)
)
def test_no_text_is_too_strange_for_the_reader(text: str) -> None:
    read = AMUSANTE.read_move(text)
    if isinstance(read, Lay | Deal):
        assert AMUSANTE.read_move(read.text()) == read
        judged = dealt("ZEBRE*", "EATOUR").judge(1, read)
        if isinstance(judged, Refusal):
            FIXTURE.explains(judged)


ROUND_TRIPS = [
    ("- 0 -", 2, {}),
    ("- 1 ABC/DEF", 2, {}),
    ("Ze 3 ABC/DEF/G announced=1:ZEBRE,2:ZELE taken=7 known=A/-/G resigned=2 agreed=1,3", 3, {}),
    ("Z 2 ABC/DEF announced=1:ZEBRE waiting=2", 2, {"arbitration": "contest"}),
    ("- 1 AB/CD agreed=1,2 stopped=agreement", 2, {}),
]


@pytest.mark.parametrize(("text", "seats", "options"), ROUND_TRIPS)
def test_position_texts_round_trip(text: str, seats: int, options: dict[str, str]) -> None:
    assert position(text, seats, **options).text() == text


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "text"),
        ("- 1", "text"),
        ("Z" * 5000, "text"),
        ("Z* 1 A/B", "row"),
        ("é 1 A/B", "row"),
        ("- 3 A/B", "turn"),
        ("- 0 A/B", "turn"),
        ("- 1 A/B/C", "hands"),
        ("- 1 a/B", "hands"),
        ("- 1 -/-", "hands"),
        ("Z 1 Z/B", "letters"),
        ("- 1 A/B known=B/-", "known"),
        ("- 1 A/B known=-", "known"),
        ("- 1 A/B taken=x", "taken"),
        ("- 1 A/B taken=99999", "taken"),
        ("- 1 A/B announced=1:ZEBRE", "announced"),
        ("Z 1 A/B announced=3:ZEBRE", "announced"),
        ("Z 1 A/B announced=1:Z9", "announced"),
        ("- 1 A/B resigned=1,2", "resigned"),
        ("- 1 A/B resigned=1,1", "resigned"),
        ("Z 2 A/B announced=1:ZEBRE waiting=2", "waiting"),
        ("- 1 A/B stopped=tired", "stopped"),
        ("- 1 A/B colour=red", "field"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, part: str) -> None:
    assert FIXTURE.makes_no_sense(text) == part


_HEADS = ["-", "0", "1", "2", "A/B", "AB/-", "Ze", "é", "/"]
_FIELDS = [
    "announced=1:ZEBRE",
    "taken=40",
    "known=A/-",
    "resigned=1",
    "waiting=2",
    "agreed=1",
    "stopped=agreement",
]
_TEXTS = st.lists(st.sampled_from([*_HEADS, *_FIELDS]), max_size=8).map(" ".join) | st.text(max_size=60)


@given(_TEXTS, st.sampled_from(["strict", "contest"]))
def test_any_text_gives_a_whole_position_or_a_refusal(text: str, arbitration: str) -> None:
    if at := FIXTURE.whole_or_refused(text, arbitration=arbitration):
        assert len(at.letters()) == 90
