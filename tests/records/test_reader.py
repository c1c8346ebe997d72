"""Whole records: the same text back, and clear errors with their line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from joute.records import BadLine, Record, decode, read_as_far, read_record
from joute.records.reader import MOST_CHARACTERS

GOOD = """\
[Game "toy"]
[Seats "2"]
; a remark among headers
[Option.size "4"]

0 deal ABC
1 lay A {12400} ; with a comment
; alone
2 pass

1   resign
"""


def flaw(text: str) -> tuple[int, str]:
    read = read_record(text)
    assert isinstance(read, BadLine)
    assert read.refusal.kind == "unreadable"
    return read.line, read.refusal.reason


@pytest.mark.parametrize(
    "text",
    [GOOD, GOOD.replace("\n", "\r\n"), "\ufeff" + GOOD, GOOD.rstrip("\n"), "\n\n" + GOOD, '[game "x"]1'[:-1]],
)
def test_reading_then_writing_gives_the_same_text(text: str) -> None:
    record = read_record(text)
    assert isinstance(record, Record)
    assert record.text() == text


def test_headers_options_and_actions_are_found() -> None:
    record = read_record(GOOD)
    assert isinstance(record, Record)
    assert record.find("game") == (1, "toy")
    assert record.value("Seats") == "2"
    assert record.value("Event", "none") == "none"
    assert record.options() == {"size": "4"}
    assert [(n, a.seat, a.text, a.ms) for n, a in record.actions()] == [
        (6, 0, "deal ABC", None),
        (7, 1, "lay A", 12400),
        (9, 2, "pass", None),
        (11, 1, "resign", None),
    ]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "no_game"),
        ("; nothing\n", 1, "no_game"),
        ('[Seats "2"]\n\n1 pass\n', 3, "no_game"),
        ('[Game "toy"]\n[GAME "toy"]\n', 2, "header_twice"),
        ('[Game "toy"]\n[Option.size "1"]\n[option.Size "2"]\n', 3, "header_twice"),
        ('[Game "toy"]\n\n1 pass\n[Seats "2"]\n', 4, "late_header"),
        ('[Game "toy"]\n\n1 pass\n2', 4, "no_action"),
        ('[Game "toy"]\n\n1 pass\n2 pass {12', 4, "not_a_time"),
        ('[Game "toy"]\n[Option.si', 2, "not_a_header"),
        ('[Game "toy"]\n\nhello\n', 3, "not_a_line"),
        ("\x00\x01\x02", 1, "not_a_line"),
    ],
)
def test_a_bad_record_names_the_line(text: str, line: int, reason: str) -> None:
    assert flaw(text) == (line, reason)


def test_only_a_line_feed_ends_a_line() -> None:
    record = read_record('[Game "toy"]\n; one\r; same\x0b; line\u2028; still\n')
    assert isinstance(record, Record)
    assert len(record.lines) == 2


def test_ten_megabytes_of_garbage_are_refused_by_their_first_bad_line() -> None:
    assert flaw("x" * 10_000_000) == (1, "line_too_long")
    assert flaw("garbage\n" * 1_250_000) == (1, "not_a_line")
    assert flaw('[Game "toy"]\n' + "; " + "blah\n; " * 1_000_000)[1] == "record_too_long"
    line, _ = flaw('[Game "toy"]\n' + "\n" * 10_000_000)
    assert line > MOST_CHARACTERS // 2


def test_the_readable_beginning_is_kept() -> None:
    record, stopped = read_as_far('[Game "toy"]\n\n0 deal ABC\n1 lay A\n2 la{')
    assert stopped is not None
    assert stopped.line == 5
    assert [action.text for _, action in record.actions()] == ["deal ABC", "lay A"]


def test_a_file_that_is_not_utf_8_names_the_line() -> None:
    read = decode('[Game "toy"]\n\n1 pêche\n'.encode("latin-1"))
    assert isinstance(read, BadLine)
    assert (read.line, read.refusal.reason) == (3, "not_utf8")
    cut = decode("; ligne\n; é".encode()[:-1])
    assert isinstance(cut, BadLine)
    assert cut.line == 2


def test_actions_are_added_in_the_records_own_style() -> None:
    for newline in ("\n", "\r\n"):
        record = read_record(f'[Game "toy"]{newline}[Seats "2"]')
        assert isinstance(record, Record)
        longer = record.with_action(1, "pass", 5).with_action(2, "pass")
        assert longer.text() == newline.join(['[Game "toy"]', '[Seats "2"]', "", "1 pass {5}", "2 pass", ""])
        assert read_record(longer.text()) == longer


lines = st.one_of(
    st.sampled_from(['[Game "toy"]', "", "1 pass", "; note", '[Option.a "b"]', "0 deal A {5}", "\ufeff"]),
    st.text(max_size=40),
)


@given(st.lists(lines, max_size=20), st.sampled_from(["\n", "\r\n"]))
def test_any_text_reads_and_writes_back_or_names_a_line(texts: list[str], newline: str) -> None:
    text = newline.join(texts)
    record, stopped = read_as_far(text)
    assert text.startswith(record.text())
    if stopped:
        assert 1 <= stopped.line <= text.count("\n") + 1
    else:
        assert record.text() == text


@given(st.binary(max_size=200))
def test_any_bytes_are_text_or_name_a_line(data: bytes) -> None:
    text = decode(data)
    assert text == data.decode() if isinstance(text, str) else text.line <= data.count(b"\n") + 1
