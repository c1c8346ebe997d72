"""Lines that are not written as they should be, and what the desk does at the edges."""

import json
from pathlib import Path

import pytest
from tests.tournaments.fixtures import (
    article,
    counted,
    encounters,
    enter,
    new,
    read_again,
    started,
    with_players,
)

from joute.cli.main import main
from joute.play import Language, Refusal
from joute.records import BadLine
from joute.tournaments import Tournament, read_tournament
from joute.tournaments.sheets import score_sheets


@pytest.mark.parametrize(
    "line",
    [
        *(
            "1 player Late",
            "0 player",
            f"0 player {'x' * 61}",
            "0 withdraw",
            "1 withdraw now",
            "1 draw 1 2 3 4",
        ),
        *(
            "1 round",
            "0 round now",
            "0 score 5",
            "1 score",
            "2 initial",
            "2 initial x",
        ),
        *(
            "2 initial 99",
            "0 challenge 1 MOT good",
            "2 challenge 1 MOT",
            "2 challenge x MOT good",
            "1 penalty 2 10",
        ),
        *("0 penalty 2", "1 lot 2", "0 lot", "0 lot x", "1 end", "0 end now"),
    ],
)
def test_a_line_of_hands_has_one_form(line: str) -> None:
    assert article(started(4), line) == "entry_form"


@pytest.mark.parametrize("line", ["1 score -5", "1 score x", "1 score 3O"])
def test_letters_for_numbers_are_refused_with_an_example(line: str) -> None:
    assert article(started(4), line) == "not_points"


@pytest.mark.parametrize(
    "line",
    [
        *(
            "1 draw 1 2",
            "1 round 1-2",
            "0 round",
            "0 won 2",
            "1 won x",
            "1 won 2 bag=a1",
            "1 erase 1 2",
            "0 erase 1",
        ),
        *("1 lot 1", "0 lot", "1 end", "0 end now"),
    ],
)
def test_a_line_of_encounters_has_one_form(line: str) -> None:
    event = enter(with_players(new("dames", format="match"), 2), "0 draw 1 2", "0 round 1-2")
    assert article(event, line) == "entry_form"


@pytest.mark.parametrize(
    ("line", "reason"),
    [("9 score 5", "unknown_player"), ("0 penalty 9 5", "unknown_player"), ("0 lot 9", "unknown_player")],
)
def test_players_nobody_knows(line: str, reason: str) -> None:
    assert article(started(4), line) == reason


def test_encounters_come_in_order() -> None:
    event = with_players(new("dames", format="match"), 2)
    assert article(event, "0 round 1-2") == "not_drawn"
    assert article(with_players(new("dames", format="match"), 3), "0 draw 1 2 3") == "not_enough"
    event = enter(event, "0 draw 1 2")
    assert article(event, "0 draw 1 2") == "already_drawn"
    event = enter(event, "0 round 1-2")
    assert article(event, "0 round 1-2") == "encounters_open"
    assert article(event, "0 end") == "encounters_open"
    assert article(event, "0 erase 1 3") == "not_paired"
    done = enter(event, "1 won 2 x2")
    assert article(done, "0 round 1-2") == "event_over"
    assert article(done, "0 end") == "event_over"


def test_the_organiser_may_stop_encounters_after_a_round() -> None:
    event = enter(
        with_players(new("demo", format="swiss"), 2), "0 draw 1 2", "0 round 1-2", "1 won 2", "0 end"
    )
    assert event.event.over
    assert article(event, "1 won 2") == "not_paired"


def test_dam_04_the_desk_draws_the_lot_for_a_third_game() -> None:
    event = enter(
        with_players(new("dames", format="match"), 2), "0 draw 1 2", "0 round 1-2", "1 won 2", "2 won 1"
    )
    assert event.event.next_round(lambda items: items[::-1]) == ((0, "lot 2"),)
    again = enter(event, "0 lot 2", "2 won 1", "0 erase 1 2")
    assert encounters(again).rounds[-1][0].lot == 2
    assert encounters(enter(again, "0 erase 1 2")).rounds[-1][0].lot == 0


def test_pairing_too_few_is_refused() -> None:
    refused = with_players(new("demo", format="swiss"), 1).event.next_round(lambda items: items)
    assert isinstance(refused, Refusal)


def test_a_line_is_one_line() -> None:
    assert article(new(), "0 player A\n0 player B") == "unprintable"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[Game "lexicon"]\n[Rounds "many"]\n', 2),
        ('[Game "dames"]\n[Format "hands"]\n', 2),
        ('[Game "dames"]\n[Format "cup"]\n', 2),
        ('[Game "dames"]\n[Encounter "twice"]\n', 2),
        ('[Game "lexicon"]\n\n0 player A\n1 jump\n', 4),
        ("hello\n", 1),
    ],
)
def test_a_file_that_is_wrong_says_where(text: str, line: int) -> None:
    flaw = read_tournament(text)
    assert isinstance(flaw, BadLine)
    assert flaw.line == line


def test_comments_and_spaces_stay() -> None:
    text = '[Game "lexicon"]\n; Dimanche\n\n0 player  Ana   Maria ; the first\n'
    tournament = read_tournament(text)
    assert isinstance(tournament, Tournament)
    assert (tournament.text(), tournament.event.players[0].name) == (text, "Ana Maria")
    read_again(enter(tournament, "0 player Bea"))


def test_before_any_round_there_is_nothing_to_print() -> None:
    assert "<table>" not in score_sheets(new().event, Language.FRENCH)


def shown(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    assert main(["tournament", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def test_what_the_desk_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "t.tournoi"
    file.write_text(new().text(), encoding="utf-8")
    assert "Aucun tour" in shown(capsys, "show", file, "--lang", "fr")
    assert json.loads(shown(capsys, "show", file, "--json"))["tables"] == []
    tournament = enter(counted(started(4), "1:8 2:5 3:30 4:40"), "4 withdraw", "0 round", "1 score 7")
    file.write_text(enter(tournament, "0 penalty 2 10").text(), encoding="utf-8")
    table = json.loads(shown(capsys, "show", file, "--json"))["tables"][0]
    assert (table["dealer"], [player["points"] for player in table["players"]]) == (2, [7, None, None])
    assert "7 ?" in shown(capsys, "show", file)
    told = shown(capsys, "standings", file, "--lang", "en")
    assert "Rank" in told
    assert "(+10)" in told
    assert "–" in told.splitlines()[-1]
    event = enter(
        with_players(new("demo", format="swiss"), 3), "0 draw 1 2 3", "0 round 1-2 3", "1 drew 2 5-5"
    )
    file.write_text(event.text(), encoding="utf-8")
    assert "exempt" in shown(capsys, "show", file, "--lang", "fr")
    assert "0.5" in shown(capsys, "standings", file)
    assert "usage" in shown(capsys).lower()
