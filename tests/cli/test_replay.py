"""`joute replay`."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Joute

Write = Callable[..., str]


def test_it_prints_each_ply_with_the_scores_then_the_board_and_the_outcome(
    joute: Joute, record: Write
) -> None:
    ran = joute("replay", record("1 Lay a {5}", "2 lay D", "1 lay B", "2 pass", "1 lay C"))
    assert ran.code == 0
    scores = [re.findall(r" \d-\d ", line)[0].strip() for line in ran.out.splitlines()[:6]]
    assert scores == ["0-0", "1-0", "1-1", "2-1", "2-1", "3-1"]
    assert ran.out.splitlines()[1].endswith("Joueur 1 pose A : +1.")
    assert "[ADBC]" in ran.out
    assert ran.out.splitlines()[-1] == "3-1  Joueur 1 a gagné, 3 à 1. (TOY-4)"
    assert ran.err == ""


def test_an_unfinished_game_says_who_is_to_act(joute: Joute, record: Write) -> None:
    assert joute("replay", record("1 lay A"), "--lang", "en").out.splitlines()[-1] == "1-0, to act: 2"


def test_its_json_has_exactly_the_documented_keys(joute: Joute, record: Write) -> None:
    told = json.loads(joute("replay", record("1 lay a", "2 resign"), "--json").out)
    assert told == {
        "game": "toy",
        "seats": 2,
        "plies": [
            {"seat": 0, "move": "deal ABCDEFGHIABCDEFGHI", "scores": [0, 0]},
            {"seat": 1, "move": "lay A", "scores": [1, 0]},
            {"seat": 2, "move": "resign", "scores": [1, 0]},
        ],
        "position": "BC,DEF GHIABCDEFGHI A 2 1 - 1:resignation:TOY-5",
        "scores": [1, 0],
        "to_act": [],
        "outcome": {"winners": [1], "reason": "resignation", "article": "TOY-5"},
    }


def test_a_refused_line_is_named_with_its_article_and_sentence(joute: Joute, record: Write) -> None:
    ran = joute("replay", record("1 lay A", "2 lay Z", "1 lay B"))
    assert ran.code == 1
    assert ran.out.splitlines()[-1] == "ligne 5 : TOY-3 : Z n’est pas en main"
    told = json.loads(joute("replay", record("1 lay A", "2 lay Z"), "--json", "--lang", "en").out)
    assert told["outcome"] is None
    assert told["error"] == {
        "line": 5,
        "kind": "illegal",
        "article": "TOY-3",
        "squares": [],
        "message": "TOY-3: Z is not in the hand",
    }


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("2 juggle", "ligne 5 : coup illisible : « juggle » ; écrivez-le comme dans une partie"),
        ("9 pass", "ligne 5 : il n’y a pas de place 9 : choisissez-en une de 1 à 2"),
        ("2", "ligne 5 : rien ne suit la place 2 : écrivez-y un coup"),
        ("2 pass {12", "ligne 5 : temps illisible : « {12 » (des millisecondes, comme {12400})"),
    ],
)
def test_an_unreadable_line_exits_2_after_what_could_be_played(
    joute: Joute, record: Write, line: str, sentence: str
) -> None:
    ran = joute("replay", record("1 lay A", line))
    assert ran.code == 2
    assert ran.out.splitlines()[-1] == sentence
    assert "lay A" in ran.out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "ligne 1 : l’en-tête du jeu manque"),
        (b'[Game "bridge"]\n', "ligne 1 : jeu inconnu : « bridge »"),
        (b'[Game "toy"]\n[Option.colour "red"]\n', "ligne 2 : option inconnue : « colour »"),
        (b'[Game "toy"]\n[Option.clock "sundial"]\n', "ligne 2 : pendule inconnue : « sundial »"),
        (b'[Game "toy"]\n[Option.classes "+nonsense"]\n', "ligne 2 : option classes"),
        (b'[Game "toy"]\n[Option.words "A1"]\n', "ligne 2 : option words"),
        (b'[Game "toy"]\n[Option.dictionary "/nowhere"]\n', "ligne 2 : fichier introuvable : /nowhere"),
        (b'[Game "toy"]\n[Seats "9"]\n', "ligne 2 : « 9 » : ce jeu se joue de 2 à 4"),
        (b'[Game "toy"]\n[Position "xyz"]\n', "ligne 2 : position illisible"),
        (b'[Game "toy"]\n[Seats "2"]\n[seats "2"]\n', "ligne 3 : l’en-tête seats est donné deux fois"),
        (b"\xff\xfe\x00garbage", "ligne 1 : ce n’est pas un texte UTF-8"),
        (b"x" * 10_000_000, "ligne 1 : la ligne dépasse"),
        (b"garbage\n" * 1_300_000, "ligne 1 : « garbage » n’est ni"),
    ],
)
def test_what_is_no_record_exits_2_with_a_clear_sentence(joute: Joute, text: bytes, sentence: str) -> None:
    ran = joute("replay", "-", stdin=text)
    assert ran.code == 2
    assert (ran.err + ran.out).splitlines()[-1].startswith(sentence)
    told = json.loads(joute("replay", "-", "--json", stdin=text).out)
    assert told["error"]["kind"] == "unreadable"


@pytest.mark.parametrize(
    "change", [lambda t: t.replace("\n", "\r\n"), lambda t: "\ufeff" + t, lambda t: t.rstrip()]
)
def test_line_ends_marks_and_missing_ends_do_not_matter(
    joute: Joute, record: Write, change: Callable[[str], str]
) -> None:
    text = Path(record("1 lay A")).read_text(encoding="utf-8")
    ran = joute("replay", "-", "--json", stdin=change(text))
    assert ran.code == 0
    assert json.loads(ran.out)["scores"] == [1, 0]


def test_files_that_cannot_be_read(joute: Joute, tmp_path: Path) -> None:
    assert joute("replay", str(tmp_path / "none.joute")).code == 2
    ran = joute("replay", str(tmp_path), "--lang=en")
    assert ran.code == 2
    assert ran.err.startswith("cannot read")


def test_a_word_list_is_found_beside_the_record(joute: Joute, record: Write, tmp_path: Path) -> None:
    (tmp_path / "club.txt").write_text("mer\nété\n", encoding="utf-8")
    assert joute("replay", record(headers='[Option.dictionary "club.txt"]')).code == 0
    assert joute("replay", record(headers='[Option.dictionary "+club.txt"]')).code == 0
    (tmp_path / "club.txt").write_bytes(b"\xff\xfe")
    assert joute("replay", record(headers='[Option.dictionary "club.txt"]')).code == 2
    (tmp_path / "club.txt").write_text("C3PO", encoding="utf-8")
    assert joute("replay", record(headers='[Option.dictionary "club.txt"]')).code == 2
