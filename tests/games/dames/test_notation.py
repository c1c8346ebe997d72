"""How moves are written, read, and refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.dames.tables import settings

from joute.games.dames import DAMES
from joute.play import Language, Move, Refusal, Refused, say

CANONICAL = (
    "D3-E4",
    "A3xC3",
    "D3-E4 LUNE@E4.F3.G3.H3",
    "A3xE3 MOT@E3.E4.E5",
    "D2-D3 LAT@D3.C4.B3 LUNE@D3.E4.F3.G2",
    "D2-D3 MAISONS@D3.E4.F4.G4.H4.H3.G3 +S@C4",
    "D2-D3 MAISONS@D3.E4.F4.G4.H4.H3.G3 +E@A4 +S@B4",
    "touch D3",
    "adoube",
    "deal ABCDEF",
    "resign",
    "end",
    "timeout",
)


@pytest.mark.parametrize("text", CANONICAL)
def test_canonical_moves_read_back(text: str) -> None:
    read = DAMES.read_move(text)
    assert isinstance(read, Move)
    assert read.text() == text


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("d3-e4 lune@e4.f3.g3.h3", "D3-E4 LUNE@E4.F3.G3.H3"),
        ("  D3 – E4   Lune @ E4, F3, G3, H3 ", "D3-E4 LUNE@E4.F3.G3.H3"),
        ("d3→e4", "D3-E4"),
        ("a3 x c3", "A3xC3"),
        ("a3×c3 été@C3.C4.C5", "A3xC3 ETE@C3.C4.C5"),
        ("D2-D3 MŒURS", "D2-D3 MOEURS"),
        ("D2-D3 +S@B4 MAISONS +E@A4", "D2-D3 MAISONS +E@A4 +S@B4"),
        ("J’adoube", "adoube"),
        ("TOUCH d3", "touch D3"),
        ("Deal abc def", "deal ABCDEF"),
    ],
)
def test_reading_forgives_case_accents_and_spaces(written: str, canonical: str) -> None:
    read = DAMES.read_move(written)
    assert isinstance(read, Move)
    assert read.text() == canonical


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty_move"),
        ("LUNE", "unreadable_move"),
        ("D3", "unreadable_move"),
        ("D3-E4-F5", "unreadable_move"),
        ("D3-E4 LUNE@", "no_such_square"),
        ("D3-E4 L1NE@E4", "unreadable_word"),
        ("D3-E4 LUNE@E4..H3", "no_such_square"),
        ("D3-E4 @E4", "unreadable_move"),
        ("D3-E4 +S", "no_such_square"),
        ("D3-E4 +ES@C4", "unreadable_joker"),
        ("D3-E4 +@C4", "unreadable_joker"),
        ("deal A?B", "unreadable_deal"),
        ("touch", "no_such_square"),
        ("touch D3 E4", "no_such_square"),
        ("pass now", "words_after"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    refusal = DAMES.read_move(text)
    assert isinstance(refusal, Refusal)
    assert (refusal.kind, refusal.reason) == ("unreadable", reason)
    for language in Language:
        assert say(refusal, DAMES.sentences, language)


@given(st.text(alphabet="ABDEHX12369-x@.+ ?dl\tàé*/=", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    read = DAMES.read_move(text)
    if isinstance(read, Move):
        again = DAMES.read_move(read.text())
        assert again == read


@given(st.text(alphabet="abzABZ12345678/*=. turn madeovrlsticgph,0", max_size=60))
def test_any_position_text_is_read_or_refused(text: str) -> None:
    table = settings()
    try:
        position = DAMES.position(text, table)
    except Refused as refused:
        assert refused.refusal.kind == "unreadable"
    else:
        assert DAMES.position(position.text(), table) == position


ROWS = "A7/8/8/8/8/b7"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "rows"),
        ("A7/8/8/8/8", "rows"),
        ("A8/8/8/8/8/b7", "rows"),
        ("A7/8/8/8/8/b6?", "rows"),
        ("A*7/8/8/8/8/b7", "jokers"),
        ("S*7/8/8/8/8/s*7", "jokers"),
        (f"{ROWS} turn=x", "turn"),
        (f"{ROWS} turn=-1", "turn"),
        (f"{ROWS} strategic=21", "strategic"),
        (f"{ROWS} made=CHAT", "made"),
        (f"{ROWS} made=CHAT/3", "made"),
        (f"{ROWS} made=CHAT/1,CHAT/2", "made"),
        (f"{ROWS} made=", "field"),
        (f"{ROWS} colour=red", "field"),
        (f"{ROWS} turn=1 turn=2", "field"),
        (f"{ROWS} touched=B2", "touched"),
        (f"{ROWS} touched=A6", "touched"),
        (f"{ROWS} touched=Z9", "square"),
        (f"{ROWS} adoube=no", "adoube"),
        (f"{ROWS} agreed=3", "agreed"),
        (f"{ROWS} agreed=1,2", "agreed"),
        (f"{ROWS} captured=a", "letters"),
        (f"{ROWS} last=D3", "last"),
        (f"{ROWS} over=sleep/1", "over"),
        (f"{ROWS} over=resignation", "over"),
        (f"{ROWS} over=fault/1", "over"),
        (f"{ROWS} over=agreement", "agreed"),
        ("deal turn=3", "deal"),
        ("deal bag=ABC", "bag"),
        ("x" * 30_000, "text"),
    ],
)
def test_a_bad_position_text_names_the_field(text: str, field: str) -> None:
    with pytest.raises(Refused) as caught:
        DAMES.position(text, settings())
    refusal = caught.value.refusal
    assert (refusal.reason, refusal.data["field"]) == ("bad_position", field)


@pytest.mark.parametrize(
    "text",
    [
        "deal",
        "deal agreed=2",
        ROWS,
        f"{ROWS} turn=9 made=CHAT/1,CHATS/2 strategic=3 agreed=1 captured=AB bag=CD last=D3.E4.F5",
        f"{ROWS} turn=1 touched=A6 adoube=yes",
        f"{ROWS} over=resignation/2",
        f"{ROWS} over=time/1",
        f"{ROWS} over=fault/2/DAM-11",
        f"{ROWS} agreed=1,2 over=agreement",
        "A6E*/8/8/8/8/bs*6",
    ],
)
def test_position_texts_read_back(text: str) -> None:
    assert DAMES.position(text, settings()).text() == text
