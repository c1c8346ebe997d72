"""The messages to be read aloud: every one in both languages, and what is told of moves among them."""

import re
from functools import cache

from scripts.messages import Row, every_message

from joute.games import registry


@cache
def rows() -> tuple[Row, ...]:
    return tuple(every_message())


def test_every_message_has_both_languages() -> None:
    assert [row for row in rows() if not (row[2] and row[3])] == []


def test_moves_and_results_of_every_game_are_among_them() -> None:
    for game in registry.names():
        told = [row for row in rows() if row[0] == f"told, {game}"]
        assert any(code == "result" for _, code, _, _ in told)
        assert len({code for _, code, _, _ in told}) > 2


def test_what_is_told_speaks_to_its_reader_and_leaves_no_mark() -> None:
    told = [row for row in rows() if row[0].startswith("told, ")]
    assert not [row for row in told if re.search(r"[{}|\[\]]", row[2] + row[3])]
    assert not [row for row in told if "Camille" in row[2] + row[3]], "seat 1 reads « vous »"
