"""Reading moves and position texts: forgiving, canonical, never an exception."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.demo.table import FIXTURE, dealt, mat, play, position

from joute.games.demo import DEMO
from joute.games.demo.moves import Play
from joute.play import ACCEPT, END, PASS, RESIGN, TIMEOUT, Challenge, Refusal
from joute.play.squares import Deal


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("M13h MAISON", "M13h MAISON"),
        ("  m13H   MAISON ", "M13h MAISON"),
        ("m 13 v MAiSON", "M13v MAiSON"),
        ("M13h MAÎSÔN", "M13h MAISON"),
        ("M13h ŒUF", "M13h OEUF"),
        ("M13h CŒuR", "M13h COEuR"),
        ("M013h OR", "M13h OR"),
        ("deal ab*", "deal AB*"),
        ("DEAL A B *", "deal AB*"),
        ("PASS", "pass"),
        ("Challenge xqz", "challenge XQZ"),
    ],
)
def test_moves_are_read_forgivingly_and_written_one_way(written: str, canonical: str) -> None:
    FIXTURE.reads_as(written, canonical)


def test_declarations() -> None:
    texts = ("pass", "end", "resign", "timeout", "accept", "challenge")
    assert [DEMO.read_move(text) for text in texts] == [PASS, END, RESIGN, TIMEOUT, ACCEPT, Challenge()]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "M13",
        "M13h",
        "M13x OR",
        "13Mh OR",
        "M13h OR ET",
        "M13h O2",
        "M13h *R",
        "MAISON",
        "deal",
        "deal A1",
        "deal é?",
    ],
)
def test_what_cannot_be_read_is_told(text: str) -> None:
    assert FIXTURE.cannot_read(text)


@given(st.text(max_size=40) | st.from_regex(r"[A-Za-z]?[0-9]{1,3}[hvHV]? ?[A-Za-z*é]{0,30}", fullmatch=True))
def test_no_text_is_too_strange_for_the_reader(text: str) -> None:
    read = DEMO.read_move(text)
    if isinstance(read, Play | Deal):
        assert DEMO.read_move(read.text()) == read
        judged = dealt("SOURIS", "CHATON").judge(1, read)
        if isinstance(judged, Refusal):
            FIXTURE.explains(judged)


ROUND_TRIPS = [
    ("- 0 -", 2, {}),
    ("- 1 ABC/DEF", 2, {}),
    (f"{mat('M13h OuR')} 2 *EKY/-/ABC out=2 resigned=3 passed=1 agreed=1", 3, {"loser": "single"}),
    (f"{mat('M13h OR')} 2 AB/CD/EF lost=3,3 waiting=2,3 last=1:M13.N13", 3, {"arbitration": "contest"}),
    ("- 1 AB/CD passed=1,2 stopped=passes", 2, {}),
    ("- 2 AB/CD agreed=1,2 stopped=agreement", 2, {}),
]


@pytest.mark.parametrize(("text", "seats", "options"), ROUND_TRIPS)
def test_position_texts_round_trip(text: str, seats: int, options: dict[str, str]) -> None:
    assert position(text, seats, **options).text() == text


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "text"),
        ("- 1", "text"),
        ("-" * 5000, "text"),
        ("25/25 1 A/B", "mat"),
        (mat("M13h OR").replace("OR", "O*") + " 1 A/B", "mat"),
        (mat("M13h OR").replace("OR", "Oé") + " 1 A/B", "mat"),
        ("- 3 A/B", "turn"),
        ("- x A/B", "turn"),
        ("- 0 A/B", "turn"),
        ("- 1 -", "turn"),
        ("- 1 A/B/C", "hands"),
        ("- 1 a/B", "hands"),
        ("- 1 A?/B", "hands"),
        ("- 1 ZZ/B", "letters"),
        ("- 1 A/****", "letters"),
        ("- 1 A/-", "out"),
        ("- 1 A/B out=1", "out"),
        ("- 1 A/- out=2,2", "out"),
        ("- 1 A/B resigned=1,2", "resigned"),
        ("- 1 A/B resigned=3", "resigned"),
        ("- 1 A/B passed=2 resigned=2", "passed"),
        ("- 1 A/B waiting=2", "waiting"),
        ("- 1 A/B last=1:M13", "last"),
        ("- 1 A/B last=1:M99", "last"),
        ("- 1 A/B last=x", "last"),
        ("- 1 A/B stopped=tired", "stopped"),
        ("- 1 A/B colour=red", "field"),
        ("- 1 A/B passed", "field"),
        ("- 1 A/B passed=1 passed=2", "field"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, part: str) -> None:
    assert FIXTURE.makes_no_sense(text) == part


_HEADS = ["-", "0", "1", "2", "A/B", "AB/-", mat("M13h OR"), "é", "/"]
_FIELDS = ["out=2", "out=", "resigned=1", "last=1:M13.N13", "waiting=2", "lost=1,1", "passed=1,2", "agreed=1"]
_PIECES = st.sampled_from([*_HEADS, *_FIELDS, "stopped=passes", "stopped=agreement"])


@given(
    st.lists(_PIECES, max_size=8).map(" ".join) | st.text(max_size=60), st.sampled_from(["strict", "contest"])
)
def test_any_text_gives_a_whole_position_or_a_refusal(text: str, arbitration: str) -> None:
    if at := FIXTURE.whole_or_refused(text, arbitration=arbitration):
        assert len(at.letters()) == 90
        assert sum(at.scores()) == 0


def test_a_position_can_be_played_on() -> None:
    at = position(f"{mat('M13h OUR')} 2 SE/SE")
    assert play(at, "2 M13h OURSE").scores() == (-15, 15)
