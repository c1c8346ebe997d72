"""The position in one line: lossless, and clear about what it cannot read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.lexiduel.table import play, rulebook_position, settings, start, table, text_of

from joute.games.lexiduel import LEXIDUEL
from joute.play import Language, Refused, say

EMPTY = "/".join(["20"] * 20)


def test_every_position_of_the_rulebook_game_comes_back() -> None:
    for ply in range(33):
        position = rulebook_position(ply)
        assert LEXIDUEL.position(position.text(), settings(words="ESCLAMER", rounds="20")) == position


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("1 C3h MER",),
        ("1 C3h MER", "2 C4v ON", "1 pass"),
        ("1 C3h MER", "2 C4v ON", "1 pass", "2 pass"),
        ("1 C3h MER", "2 end"),
        ("1 C3h MER", "2 end", "1 end"),
        ("1 C3h MER", "1 resign"),
        ("1 C3h MER", "2 timeout"),
    ],
)
def test_what_the_next_moves_depend_on_comes_back(lines: tuple[str, ...]) -> None:
    position = play(start(), *lines)
    again = LEXIDUEL.position(position.text(), settings())
    assert again == position
    assert again.text() == position.text()


def test_a_position_is_short_to_write() -> None:
    assert LEXIDUEL.position(EMPTY, settings()) == start()
    assert table("C3h MER", turns=2).text() == text_of(["C3h MER"], 2)
    assert LEXIDUEL.position(f"{EMPTY} 0 blue=none", settings()).text() == f"{EMPTY} 0 blue=none"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "position_board"),
        ("20/20", "position_board"),
        (EMPTY.replace("20", "21", 1), "position_board"),
        (EMPTY.replace("20", "19é", 1), "position_part"),
        (EMPTY.replace("20", "19*", 1), "position_board"),
        (f"{EMPTY} x", "position_part"),
        (f"{EMPTY} -1", "position_part"),
        (f"{EMPTY} 99999", "position_part"),
        (f"{EMPTY} 0 hello=1", "position_part"),
        (f"{EMPTY} 0 1", "position_part"),
        (f"{EMPTY} 0 passes=1 passes=1", "position_part"),
        (f"{EMPTY} 0 resigned=1 timeout=1", "position_part"),
        (f"{EMPTY} 0 passes=3", "position_part"),
        (f"{EMPTY} 0 end=3", "position_part"),
        (f"{EMPTY} 0 end=12", "position_part"),
        (f"{EMPTY} 0 resigned=0", "position_part"),
        (f"{EMPTY} 0 answer=C3.D3", "position_part"),
        (f"{EMPTY} 0 last=Z9", "position_part"),
        (f"{EMPTY} 0 blue=A", "position_part"),
        (f"{EMPTY} 0 blue=", "position_part"),
        (f"{EMPTY} 0 blue=A16", "position_part"),
        (f"{EMPTY} 0 blue=A1A1", "position_part"),
        (EMPTY.replace("20", "WW18", 1), "position_letters"),
        (text_of(["C3h MER"], 1, "answer=C3.D3.E3.C3"), "position_part"),
        (text_of(["C3h MER"], 2, "answer=C3.D3.E3"), "position_part"),
        (text_of(["J10h MER"], 1, "answer=J10.K10.L10"), "position_part"),
        ("9" * 5000, "position_part"),
    ],
)
def test_what_is_wrong_is_named(text: str, reason: str) -> None:
    with pytest.raises(Refused) as raised:
        LEXIDUEL.position(text, settings())
    assert raised.value.refusal.reason == reason
    for language in Language:
        assert "{" not in say(raised.value.refusal, LEXIDUEL.sentences, language)


@given(
    st.text(max_size=80)
    | st.text("ABab0123456789/ =.-answerpassesendbluered", max_size=80).map(f"{EMPTY} ".__add__)
)
def test_any_text_is_a_position_or_refused(text: str) -> None:
    try:
        position = LEXIDUEL.position(text, settings())
    except Refused:
        return
    assert LEXIDUEL.position(position.text(), settings()) == position
