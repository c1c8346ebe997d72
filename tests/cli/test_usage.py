"""What the command line says of its own use, in both languages."""

from __future__ import annotations

import re

import pytest

from joute.cli.main import build_parser

WRONG = {
    "replay": "il manque : ",
    "new lexiduel --seed two": "--seed : 'two' n’est pas un nombre entier",
    "new lexiduel --seed": "--seed : une valeur est attendue",
    "replay game.joute --nonsense": "arguments inconnus : --nonsense",
    "nonsense": "'nonsense' n’est pas un choix (choix : ",
    "--lang xx word MOT": "--lang : 'xx' n’est pas un choix (choix : ",
}


@pytest.mark.parametrize(("line", "said"), WRONG.items())
def test_a_wrong_use_is_told_in_french(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        build_parser("fr").parse_args(line.split())
    errors = capsys.readouterr().err
    assert stopped.value.code == 2
    assert said in errors
    assert "usage : joute" in errors


def test_a_wrong_use_is_told_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build_parser("en").parse_args(["replay"])
    assert "the following arguments are required" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", ["", "new", "replay", "judge", "moves", "bot", "play", "arena", "serve", "word"]
)
def test_the_french_help_has_no_english_left(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build_parser("fr").parse_args([*command.split(), "--help"])
    said = capsys.readouterr().out
    assert "usage : joute" in said
    assert not re.search(r"\b(the|show|exit|help message|arguments:|options:)\b", said)
