"""One line of a record at a time."""

import pytest

from joute.play import Refusal
from joute.records import Action, Header, Remark, read_line
from joute.records.lines import MOST_LINE, action, header


@pytest.mark.parametrize(
    ("raw", "seat", "text", "ms"),
    [
        ("1 C3h MER\n", 1, "C3h MER", None),
        ("1 C3h MER {12400}\n", 1, "C3h MER", 12400),
        ("1 C3h MER { 12400 } ; well played\r\n", 1, "C3h MER", 12400),
        ("  12\tpass", 12, "pass", None),
        ("1\tC3h\tMER\t{5}", 1, "C3h MER", 5),
        ("0 deal ABC", 0, "deal ABC", None),
        ("2 D3-E4 LUNE@E4.F3 +S@C4 {0}", 2, "D3-E4 LUNE@E4.F3 +S@C4", 0),
    ],
)
def test_an_action(raw: str, seat: int, text: str, ms: int | None) -> None:
    assert read_line(raw) == Action(seat, text, ms, raw)


@pytest.mark.parametrize(
    ("raw", "name", "value"),
    [
        ('[Game "lexiduel"]\n', "Game", "lexiduel"),
        ('\ufeff[Game "lexiduel"]\n', "Game", "lexiduel"),
        ('  [ Event   "a; b" ] ; said so\n', "Event", "a; b"),
        (r'[Event "a \"b\" \\ c"]', "Event", r'a "b" \ c'),
        ('[Option.words ""]', "Option.words", ""),
    ],
)
def test_a_header(raw: str, name: str, value: str) -> None:
    assert read_line(raw) == Header(name, value, raw)


@pytest.mark.parametrize("raw", ["\n", "", " \t\r\n", "; a comment\n", ";\n", "  ;x {1}"])
def test_a_remark(raw: str) -> None:
    assert read_line(raw) == Remark(raw)


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ("[Game lexiduel]", "not_a_header"),
        ('[Game "lexiduel"', "not_a_header"),
        ('[Game "lexi', "not_a_header"),
        ('[Game "lexi\x07duel"]', "not_a_header"),
        ('[Game "lexiduel"] 1 pass', "not_a_header"),
        ("C3h MER", "not_a_line"),
        ("-1 pass", "not_a_line"),
        ("1234 pass", "not_a_line"),
        ("² pass", "not_a_line"),
        ("2", "no_action"),
        ("2 ; only a comment", "no_action"),
        ("2 {12}", "no_action"),
        ("2 pass {12", "not_a_time"),
        ("2 pass {12} 3", "not_a_time"),
        ("2 pass {-1}", "not_a_time"),
        ("2 pass {1.5}", "not_a_time"),
        ("2 pass {1}{2}", "not_a_time"),
        ("2 pass {1234567890123}", "not_a_time"),
        ("1 " + "A" * MOST_LINE, "line_too_long"),
    ],
)
def test_a_bad_line_says_what_is_wrong(raw: str, reason: str) -> None:
    read = read_line(raw)
    assert isinstance(read, Refusal)
    assert (read.kind, read.reason) == ("unreadable", reason)


def test_lines_made_here_read_back() -> None:
    for made in (header("Event", 'say "no" \\ yes'), action(2, "C1v LIMON", 5), action(0, "deal ABC")):
        assert read_line(made.raw) == made


def test_a_header_made_here_stays_on_its_line() -> None:
    assert header("Player.1", "Anne\n[Game").raw.count("\n") == 1
