"""Reading moves: forgiving in, canonical out, garbage refused with what is wrong in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from joute.games.lexiduel import LEXIDUEL
from joute.play import Language, Move, Refusal, say


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("C3h MER", "C3h MER"),
        ("c3H mer", "C3h MER"),
        ("  C3  h   mèr ", "C3h MER"),
        ("C03v Été", "C3v ETE"),
        ("C3hMER", "C3h MER"),
        ("A8h+ PRESSURER", "A8h+ PRESSURER"),
        ("A8v - cœur", "A8v- COEUR"),
        ("A8h− MER", "A8h- MER"),
        ("PASS", "pass"),
        ("Resign", "resign"),
    ],
)
def test_forgiving_in_canonical_out(written: str, canonical: str) -> None:
    read = LEXIDUEL.read_move(written)
    assert isinstance(read, Move)
    assert read.text() == canonical


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "empty_move"),
        ("MER", "not_a_move"),
        ("C3 MER", "not_a_move"),
        ("C3d MER", "not_a_move"),
        ("3Ch MER", "not_a_move"),
        ("C3h", "not_a_move"),
        ("C3h+", "not_a_move"),
        ("C3h MER VEILLE", "one_word"),
        ("C3h M3R", "not_letters"),
        ("C3h ME-R", "not_letters"),
        ("C3h l'eau", "not_letters"),
        ("C3h МЕР", "not_letters"),
        ("U3h MER", "no_such_square"),
        ("C3h\x00MER", "unprintable"),
        ("C3h " + "A" * 3000, "too_long"),
    ],
)
def test_garbage_is_unreadable(written: str, reason: str) -> None:
    read = LEXIDUEL.read_move(written)
    assert isinstance(read, Refusal)
    assert (read.kind, read.reason) == ("unreadable", reason)
    for language in Language:
        assert "{" not in say(read, LEXIDUEL.sentences, language)


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    read = LEXIDUEL.read_move(text)
    if isinstance(read, Move):
        again = LEXIDUEL.read_move(read.text())
        assert again == read
    else:
        assert say(read, LEXIDUEL.sentences, Language.FRENCH)
