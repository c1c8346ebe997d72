"""`joute word` and `joute family`."""

import io
import json

import pytest

from joute.cli.main import main

Captured = pytest.CaptureFixture[str]


def test_an_allowed_word_with_its_readings(capsys: Captured) -> None:
    assert main(["word", "pendue", "--lang", "fr"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("PENDUE : admis")
    assert "pendue : verbe pendre, participe passé féminin singulier" in out


def test_in_english(capsys: Captured) -> None:
    assert main(["word", "AIE", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("AIE: allowed")
    assert "aie: verb avoir, present subjunctive (I)" in out
    assert "[aïe: interjection]" in out


def test_one_refused_word_among_several_is_exit_code_1(capsys: Captured) -> None:
    assert main(["word", "MAISON", "EUROPE", "l'eau", "--lang", "fr"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("EUROPE") and "nom propre" in line for line in lines)
    assert any(line.startswith("L'EAU") for line in lines)


@pytest.mark.parametrize(("game", "code"), [("jago", 0), ("demo", 0), ("dames", 1), ("lexiduel", 1)])
def test_a_game_s_words(game: str, code: int) -> None:
    assert main(["word", "ZUT", "--game", game]) == code


def test_json_is_one_object_a_line(capsys: Captured) -> None:
    assert main(["word", "zut", "KG", "--json"]) == 1
    zut, kg = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert {key: zut[key] for key in ("word", "allowed", "reason", "frequency")} == {
        "word": "ZUT",
        "allowed": False,
        "reason": "interjection",
        "frequency": 0,
    }
    assert zut["readings"][0]["lemma"] == "zut"
    assert (kg["allowed"], kg["reason"]) == (False, "abbreviation")


def test_words_from_standard_input(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("mer lune\n\nsoleil\n"))
    assert main(["word", "-", "--json"]) == 0
    words = [json.loads(line)["word"] for line in capsys.readouterr().out.splitlines()]
    assert words == ["MER", "LUNE", "SOLEIL"]


@pytest.mark.parametrize("arguments", [["word"], ["word", "MER", "--game", "échecs"], ["family", "MER"]])
def test_wrong_usage_is_exit_code_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2


def test_the_same_family(capsys: Captured) -> None:
    assert main(["family", "jardin", "jardinier", "--lang", "fr"]) == 0
    assert capsys.readouterr().out == "même sens : jardin → jardinier\n"


def test_another_family(capsys: Captured) -> None:
    assert main(["family", "PECHE", "EMPECHER", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "different meanings\n"


def test_a_family_in_json(capsys: Captured) -> None:
    assert main(["family", "PECHE", "PECHER", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["same"] is True
    assert told["link"]
    assert set(told) == {"same", "link"}


def test_a_word_without_a_meaning(capsys: Captured) -> None:
    assert main(["family", "CHAT", "XYZ", "--lang", "fr"]) == 1
    assert "XYZ" in capsys.readouterr().err
    assert main(["family", "CHAT", "XYZ", "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"same": False, "link": "", "refused": ["XYZ"]}
