"""Word lists of one's own, named by the option `dictionary`: what is wrong in one is said with its line."""

from pathlib import Path

import pytest

from joute.cli.main import main


def _new(path: Path, prefix: str = "") -> int:
    return main(["new", "lexiduel", "--option", f"dictionary={prefix}{path}", "--lang", "en"])


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"MER\nX1Z\n", "line 2"),
        (b"", "empty"),
        (b"# only a comment\n", "empty"),
        (b"MER\nM\xe9R\n", "line 2: byte 0xe9 is not UTF-8"),
        (b"!shrink\nMER\n", "line 1"),
        (b"MER\n!replace\n", "line 2"),
        (b"MER\nA\n", "line 2"),
    ],
)
def test_a_bad_list_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, told: str
) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(content)
    assert _new(path) == 2
    assert told in capsys.readouterr().err


def test_a_missing_list_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _new(tmp_path / "nowhere.txt") == 2
    assert "nowhere.txt" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("prefix", "first_line", "ours_too"),
    [("", "", False), ("+", "", True), ("", "!add", True), ("+", "!replace", False)],
)
def test_a_list_replaces_our_words_or_adds_to_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], prefix: str, first_line: str, ours_too: bool
) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"{first_line}\n# a club's own\nAA AY\n", encoding="utf-8")
    assert _new(path, prefix) == 0
    record = tmp_path / "game.joute"
    record.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["judge", str(record), "1 C3h AA"]) == 0
    assert main(["judge", str(record), "1 C3h MER"]) == (0 if ours_too else 1)
