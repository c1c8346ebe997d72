"""A table's own word list, from a file."""

from pathlib import Path

import pytest

from joute.dictionary import DictionaryError, WordList
from joute.dictionary.word_list import parse_word_list, read_word_list


def test_words_comments_and_blank_lines() -> None:
    text = "# our club's words\n\nAA, ay\nba bé   # two more\n"
    assert parse_word_list(text.encode()) == WordList(("AA", "AY", "BA", "BE"), replaces=False)


def test_a_byte_order_mark_is_no_letter() -> None:
    assert parse_word_list("AA\r\nBA\r\n".encode("utf-8-sig")).words == ("AA", "BA")


@pytest.mark.parametrize(
    ("text", "given", "replaces"),
    [
        ("!replace\nAA", False, True),
        ("# words\n!add\nAA", True, False),
        ("AA", True, True),
        ("AA", False, False),
    ],
)
def test_a_list_adds_or_replaces(text: str, given: bool, replaces: bool) -> None:
    assert parse_word_list(text.encode(), given).replaces is replaces


@pytest.mark.parametrize(
    ("content", "code", "data"),
    [
        (b"", "empty-list", {}),
        (b"# nothing\n\n", "empty-list", {}),
        (b"!replace\n", "empty-list", {}),
        (b"AA\nl'eau\n", "not-letters", {"line": 2, "word": "l'eau"}),
        (b"AA\n\nB\n", "too-short", {"line": 3, "word": "B"}),
        (b"A" * 26, "too-long", {"line": 1, "word": "A" * 26}),
        (b"AA\nBA\n\xe9t\xe9\n", "not-utf8", {"line": 3, "byte": "0xe9"}),
        (b"!only\nAA\n", "unknown-directive", {"line": 1, "directive": "!only"}),
        (b"AA\n!replace\n", "late-directive", {"line": 2, "directive": "!replace"}),
    ],
)
def test_a_bad_list_says_where_and_what(content: bytes, code: str, data: dict[str, object]) -> None:
    with pytest.raises(DictionaryError) as refused:
        parse_word_list(content)
    assert (refused.value.field, refused.value.code, refused.value.data) == ("dictionary", code, data)


def test_a_list_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "club.txt"
    path.write_text("!replace\nété\n", "utf-8")
    assert read_word_list(path) == WordList(("ETE",), replaces=True)
    with pytest.raises(FileNotFoundError):
        read_word_list(tmp_path / "none.txt")
