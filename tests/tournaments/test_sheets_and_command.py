"""Pages to print, and `joute tournament` on a file."""

import json
import re
from pathlib import Path

import pytest
from tests.tournaments.fixtures import counted, enter, new, started, with_players

from joute.cli.main import main
from joute.play import Language
from joute.tournaments.sheets import score_sheets, standings_page


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    code = main(["tournament", *map(str, arguments)])
    shown = capsys.readouterr()
    return code, shown.out + shown.err


def test_sheets_leave_room_for_scores_and_initials() -> None:
    page = score_sheets(started(7).event, Language.FRENCH)
    assert [f"Table {number}" in page for number in (1, 2, 3)] == [True, True, False]
    assert page.count('class="blank"') == 3 * 7
    assert "Player 4" in page
    filled = score_sheets(enter(started(7), "1 score 34", "2 initial 1").event, Language.ENGLISH)
    assert filled.count('class="blank"') == 3 * 7 - 2


def test_pages_need_nothing_else_and_escape_names() -> None:
    tournament = enter(new(tournament="<b>Été</b>"), "0 player <script>", "0 player B", "0 player C")
    tournament = enter(tournament, "0 draw 1 2 3", "0 round")
    for page in (
        score_sheets(tournament.event, Language.FRENCH),
        standings_page(tournament.event, Language.FRENCH),
    ):
        assert "<script>" not in page
        assert "&lt;b&gt;Été&lt;/b&gt;" in page
        assert not re.search(r"(src|href|url|@import)\s*[=(]", page)
        assert "@page" in page


def test_the_standings_page_shows_shares_and_who_left() -> None:
    tournament = counted(started(4, rounds=1), "1:8 2:5 3:5 4:40")
    tournament = enter(tournament, "0 lot 3", "4 withdraw")
    page = standings_page(tournament.event, Language.FRENCH)
    ranks = re.findall(r'<tr><td class="n">(\d*)</td>', page)
    assert (ranks, "Classement final" in page) == (["1", "1", "3", ""], True)


def test_encounters_have_their_sheet_and_halves() -> None:
    event = enter(
        with_players(new("demo", format="swiss"), 3), "0 draw 1 2 3", "0 round 1-2 3", "1 drew 2 5-5"
    )
    assert "exempt" in score_sheets(event.event, Language.FRENCH)
    assert "½" in standings_page(event.event, Language.ENGLISH)


def test_a_club_runs_its_tournament_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "dimanche.tournoi"
    assert run(capsys, "new", file, "--name", "Dimanche", "--rounds", "2")[0] == 0
    assert run(capsys, "add", file, "Ana", "Bea", "Cyd", "Dan")[0] == 0
    before = file.read_text(encoding="utf-8")
    assert run(capsys, "pair", file, "--seed", "1")[0] == 0
    assert file.read_text(encoding="utf-8").startswith(before)
    assert run(capsys, "challenge", file, "--by", "ana", "--against", "Bea", "--word", "FRANCE")[0] == 0
    assert run(capsys, "challenge", file, "--by", "1", "--against", "3", "--word", "farine")[0] == 0
    assert run(capsys, "score", file, "1=0", "bea=10", "3=20", "4=30")[0] == 0
    assert run(capsys, "initial", file, "--table", "1")[0] == 0
    _, told = run(capsys, "standings", file, "--json")
    lines = json.loads(told)["standings"]
    assert [(line["name"], line["total"]) for line in lines] == [
        ("Ana", 10),
        ("Cyd", 20),
        ("Dan", 30),
        ("Bea", 60),
    ]
    assert run(capsys, "withdraw", file, "Dan")[0] == 0
    _, told = run(capsys, "pair", file, "--json")
    assert json.loads(told)["entered"] == ["0 round"]
    assert "Table 1" in run(capsys, "show", file)[1]
    page = tmp_path / "feuilles.html"
    assert run(capsys, "export", file, "--output", page)[0] == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert "<table>" in run(capsys, "export", file, "--what", "standings", "--lang", "en")[1]


def test_trn_02_a_long_hand_is_taken_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = run(capsys, "new", tmp_path / "long", "--minutes", "10")
    assert (code, "TRN-2" in told, "10 minutes" in told) == (0, True, True)
    code, told = run(capsys, "new", tmp_path / "json", "--minutes", "10", "--json", "--lang", "en")
    assert (code, len(json.loads(told)["warnings"])) == (0, 1)
    assert "TRN-2" not in run(capsys, "new", tmp_path / "short", "--minutes", "6")[1]


def test_trn_05_the_dictionary_judges_unless_a_person_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "t"
    run(capsys, "new", file)
    run(capsys, "add", file, "Ana", "Bea", "Cyd")
    run(capsys, "pair", file, "--seed", "2")
    challenge = ("challenge", file, "--by", "1", "--against", "2", "--word")
    assert "ORTOGRAFE spelling" in run(capsys, *challenge, "ORTOGRAFE")[1]
    assert "XAISON wrong" in run(capsys, *challenge, "XAISON")[1]
    assert "XAISON spelling" in run(capsys, *challenge, "XAISON", "--verdict", "spelling")[1]


def test_trn_05_a_word_of_one_letter_is_good_where_it_may_be_laid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for minimum, verdict in (("1", "good"), ("2", "wrong")):
        file = tmp_path / f"{minimum}.tournoi"
        run(capsys, "new", file, "--option", f"minimum={minimum}")
        run(capsys, "add", file, "Ana", "Bea", "Cyd")
        run(capsys, "pair", file, "--seed", "2")
        challenge = ("challenge", file, "--by", "1", "--against", "2", "--word")
        assert f"A {verdict}" in run(capsys, *challenge, "A")[1]
        assert f"Ô {verdict}" in run(capsys, *challenge, "Ô")[1] or f"O {verdict}" in file.read_text("utf-8")
        assert "B wrong" in run(capsys, *challenge, "B")[1]


def test_what_is_refused_leaves_the_file_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "t.tournoi"
    run(capsys, "new", file)
    assert run(capsys, "new", file)[0] == 2
    run(capsys, "add", file, "Ana", "Bea", "Cyd")
    run(capsys, "pair", file, "--seed", "2")
    before = file.read_bytes()
    code, told = run(capsys, "score", file, "1=0", "2=0")
    assert (code, "TRN-2" in told, file.read_bytes() == before) == (1, True, True)
    code, told = run(capsys, "initial", file, "1", "--by", "1", "--json")
    assert (code, json.loads(told)["error"]["article"]) == (1, "TRN-3")
    assert run(capsys, "withdraw", file, "Zoe")[0] == 2
    assert run(capsys, "standings", tmp_path / "none")[0] == 2
    file.write_text('[Game "lexicon"]\n\n0 player A\n0 draw 7\n', encoding="utf-8")
    code, told = run(capsys, "standings", file, "--lang", "en")
    assert (code, "line 4" in told) == (1, True)


def test_encounters_are_entered_as_they_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.tournoi"
    assert run(capsys, "new", file, "--game", "lexiduel", "--format", "match")[0] == 0
    run(capsys, "add", file, "Ana", "Bea")
    run(capsys, "pair", file, "--seed", "3")
    assert run(capsys, "score", file, "Ana", "won", "2", "75-70")[0] == 0
    assert run(capsys, "enter", file, "0", "erase", "1", "2")[0] == 0
    assert run(capsys, "score", file, "1", "won", "2", "75-70")[0] == 0
    assert run(capsys, "score", file, "1", "drew", "2", "60-60")[0] == 0
    _, told = run(capsys, "show", file, "--json")
    shown = json.loads(told)
    assert (shown["over"], shown["tables"][0]["winner"]) == (True, 1)


@pytest.mark.parametrize(
    "arguments", [("--format", "hands", "--game", "dames"), ("--rounds", "0"), ("--game", "go")]
)
def test_a_tournament_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert run(capsys, "new", tmp_path / "t", *arguments)[0] == 2


def test_the_standings_of_a_knock_out_say_how_far_everybody_came() -> None:
    event = enter(with_players(new("jago", format="knockout"), 4), "0 draw 1 2 3 4", "0 round 1-4 2-3")
    event = enter(event, "1 won 4", "2 won 3", "0 round 1-2", "2 won 1")
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", standings_page(event.event, Language.FRENCH))
    assert cells[2::4] == ["Player 2", "Player 1", "Player 3", "Player 4"]
    assert cells[3::4] == ["victoire", "finale", "demi-finale", "demi-finale"]
