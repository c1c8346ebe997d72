"""`joute kit` and `joute print`: files written, wishes refused by name."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from joute.cli.main import main

REFERENCE = Path(__file__).parents[1] / "reference"


def test_a_kit_is_written_where_it_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "dames.pdf"
    assert main(["kit", "dames", "--paper", "letter", "--language", "en", "--output", str(file)]) == 0
    assert f"{file} (5 " in capsys.readouterr().out
    assert "median line" in "".join(page.extract_text() for page in PdfReader(file).pages)


def test_wishes_nobody_can_print_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "x.pdf")
    assert main(["kit", "jago", "--square", "40", "--output", file]) == 2
    assert "12–30" in capsys.readouterr().err
    assert main(["kit", "belote", "--output", file]) == 2
    assert main(["kit", "jago", "--output", str(tmp_path / "nowhere" / "x.pdf")]) == 2
    assert "impossible d’écrire" in capsys.readouterr().err


@pytest.mark.parametrize(
    "record",
    ["lexiduel/rulebook-game", "dames/camp", "jago/contest", "lexicon/tournament-hand", "demo/one-loser"],
)
def test_a_played_game_is_set_as_pages(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.pdf"
    assert main(["print", str(REFERENCE / f"{record}.joute"), "--output", str(file)]) == 0
    text = "".join(page.extract_text() for page in PdfReader(BytesIO(file.read_bytes())).pages)
    assert "Partie jouée" in text
    if record.startswith("lexiduel"):
        assert "75–70" in text
        assert "REPRÉSENTERAIT" in text


def test_a_record_that_cannot_be_played_is_not_printed(tmp_path: Path) -> None:
    record = tmp_path / "bad.joute"
    record.write_text('[Game "lexiduel"]\n[Seats "2"]\n\n1 C3h ZZZ\n', encoding="utf-8")
    assert main(["print", str(record), "--output", str(tmp_path / "bad.pdf")]) == 1
    assert not (tmp_path / "bad.pdf").exists()
