"""`joute judge` and `joute moves`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import DEAL, Joute

Write = Callable[..., str]


def test_a_legal_move(joute: Joute, record: Write) -> None:
    ran = joute("judge", record(), "1 lay  a")
    assert (ran.code, ran.out) == (0, "légal : lay A\n")
    told = json.loads(joute("judge", record(), "1 lay A", "--json").out)
    assert told == {"legal": True, "kind": None, "article": None, "squares": [], "message": ""}


@pytest.mark.parametrize(
    ("action", "code", "kind", "article"),
    [
        ("1 lay Z", 1, "illegal", "TOY-3"),
        ("2 lay D", 1, "illegal", "TOY-2"),
        ("1 juggle", 2, "unreadable", None),
        ("9 pass", 2, "unreadable", None),
        ("lay A", 2, "unreadable", None),
        ("", 2, "unreadable", None),
        ("; 1 lay A", 2, "unreadable", None),
        ("1", 2, "unreadable", None),
    ],
)
def test_a_move_that_is_refused(
    joute: Joute, record: Write, action: str, code: int, kind: str, article: str | None
) -> None:
    ran = joute("judge", record(), action, "--json")
    told = json.loads(ran.out)
    assert ran.code == code
    assert list(told) == ["legal", "kind", "article", "squares", "message"]
    assert (told["legal"], told["kind"], told["article"]) == (False, kind, article)
    assert told["message"]
    assert joute("judge", record(), action).out.strip() == told["message"]


def test_a_fault_that_would_lose_the_game_is_told_as_the_fault_it_is(joute: Joute, tmp_path: Path) -> None:
    file = tmp_path / "strict.joute"
    position = "A6A/8/3L1une/8/8/b6b turn=4"
    headers = ('[Game "dames"]', '[Option.rigueur "officielle"]', f'[Position "{position}"]')
    file.write_text("\n".join(headers) + "\n\n", encoding="utf-8")
    told = joute("judge", str(file), "1 D3-E3 LUNE@E3.F3.G3.H3", "--json")
    assert told.code == 1
    assert json.loads(told.out)["article"] == "DAM-11"
    assert joute("judge", str(file), "1 D3-E4 LUNE@E4.F3.G3.H3").code == 0
    assert joute("judge", str(file), "D3-E4 LUNE@E4.F3.G3.H3").out.startswith("« D3-E4")


def test_judging_after_a_record_that_cannot_be_played(joute: Joute, record: Write) -> None:
    ran = joute("judge", record("1 lay Z"), "2 pass")
    assert ran.code == 1
    assert ran.err.startswith("ligne 4 : TOY-3")
    assert joute("judge", record("1"), "2 pass").code == 2


def test_a_program_is_told_of_the_bad_line_in_the_form_of_a_judgement(joute: Joute, record: Write) -> None:
    ran = joute("judge", record("1 lay Z"), "2 pass", "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["legal"], told["kind"], told["article"]) == (1, False, "illegal", "TOY-3")
    assert told["line"] == told["error"]["line"] == 4
    assert told["message"] == told["error"]["message"]


def test_after_the_end_the_ending_article_speaks(joute: Joute, record: Write) -> None:
    assert json.loads(joute("judge", record("1 resign"), "2 pass", "--json").out)["article"] == "TOY-5"


def test_the_moves_of_the_seat_to_act(joute: Joute, record: Write) -> None:
    assert joute("moves", record()).out == "lay A\nlay B\nlay C\npass\n"
    assert joute("moves", record("1 lay A")).out.splitlines()[-3:] == ["challenge", "accept", "pass"]
    assert joute("moves", record(), "--count").out == "4\n"
    assert joute("moves", record(), "--limit", "2").out == "lay A\nlay B\n"


def test_their_json(joute: Joute, record: Write) -> None:
    told = json.loads(joute("moves", record(), "--json").out)
    assert told == {"count": 4, "moves": ["lay A", "lay B", "lay C", "pass"], "complete": True}
    cut = json.loads(joute("moves", record(), "--json", "--limit", "1").out)
    assert cut == {"count": 4, "moves": ["lay A"], "complete": False}
    counted = json.loads(joute("moves", record(), "--json", "--count").out)
    assert counted == {"count": 4, "moves": [], "complete": True}


@pytest.mark.parametrize(
    ("lines", "deal", "options"),
    [(("1 resign",), DEAL, ()), ((), "; none", ()), ((), DEAL, ("--seat", "2"))],
)
def test_nobody_to_act_has_no_moves(
    joute: Joute, record: Write, lines: tuple[str, ...], deal: str, options: tuple[str, ...]
) -> None:
    path = record(*lines, deal=deal)
    ran = joute("moves", path, *options)
    assert (ran.code, ran.out) == (0, "")
    assert joute("moves", path, "--count", *options).out == "0\n"
