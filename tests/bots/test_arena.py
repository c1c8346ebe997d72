"""`joute arena` and `joute bot`, as commands."""

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from joute.bots.matches import play_pair
from joute.bots.thinking_clock import ReadClock, thinking_clock
from joute.cli.main import main
from joute.dictionary import Dictionary
from joute.games import registry as games
from joute.play import RESIGN, Move, Options, Settings, View, read_options

pytestmark = pytest.mark.slow

SHY = Path(__file__).with_name("shy_engine.py")
QUICK = ("--time", "10", "--jobs", "1", "--games", "2")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main([*arguments, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out, said.err


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    code, out, err = told(capsys, "arena", *arguments, "--json")
    assert code == 0, err
    found: dict[str, Any] = json.loads(out)
    return found


def test_pairs_are_played_with_the_seats_changed(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "amusante", "--bots", "greedy,1", *QUICK)
    assert found["games"] == 2
    assert sum(found["wins"]) + found["draws"] == 2
    assert sum(found["ends"].values()) == 2
    assert 0 <= found["first_seat"] <= 1
    assert found["interval"][0] <= found["share"] <= found["interval"][1]
    assert found["refused"] == []
    for share, interval in (("first_seat", "first_seat_interval"), ("plies", "plies_interval")):
        assert found[interval][0] <= found[share] <= found[interval][1]
    assert 0 <= found["draws_interval"][0] <= found["draws_interval"][1] <= 1


def test_the_same_bot_on_both_sides_is_even(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(
        capsys, "amusante", "--bots", "greedy,greedy", "--time", "500", "--games", "8", "--jobs", "1"
    )
    assert found["share"] == 0.5
    assert found["elo"] == 0


def test_games_are_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    unhurried = ("--time", "60000", "--jobs", "1", "--games", "2")
    found = [report(capsys, "amusante", "--bots", "3,2", "--seed", "5", *unhurried) for _ in range(2)]
    for each in found:
        del each["slowest_ms"]
    assert found[0] == found[1]


def test_thinking_is_timed_by_the_clock_or_by_the_processor(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_the_wall: set[bool] = set()

    def noted() -> ReadClock:
        clock = thinking_clock()
        by_the_wall.add(clock is time.monotonic)
        return clock

    monkeypatch.setattr("joute.bots.budget.thinking_clock", noted)
    for flags, wall in ((("--processor",), False), ((), True)):
        by_the_wall.clear()
        report(capsys, "amusante", "--bots", "greedy,1", *QUICK, *flags)
        assert by_the_wall == {wall}


def test_processes_play_in_parallel(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "amusante", "--bots", "2,1", "--time", "10", "--games", "4", "--jobs", "2")
    assert found["games"] == 4


def test_a_strange_engine_loses_by_resigning(capsys: pytest.CaptureFixture[str]) -> None:
    engine = f"cmd:{sys.executable} {SHY} resigns"
    code, out, _ = told(capsys, "arena", "lexiduel", "--bots", f"1,{engine}", *QUICK)
    assert code == 0
    assert "2 won, 0 drawn, 0 lost" in out


def test_an_illegal_move_loses_and_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    engine = f"cmd:{sys.executable} {SHY} illegal"
    code, out, _ = told(
        capsys, "arena", "dames", "--bots", f"{engine},1", *QUICK, "--option", "prise=retrait"
    )
    assert code == 1
    assert "0 won, 0 drawn, 2 lost" in out
    assert " pass : " in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("lexiduel", "--bots", "maître"),
        ("lexiduel", "--bots", "maître,fou"),
        ("lexiduel", "--bots", "1,2", "--games", "0"),
        ("échecs", "--bots", "1,2"),
        ("lexiduel", "--bots", "1,2", "--option", "rounds=many"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = told(capsys, "arena", *arguments)
    assert (code, out) == (2, "")
    assert err


@pytest.mark.filterwarnings("ignore:Creating scratch directories")  # a busy disk is no fault
def test_a_dask_cluster_of_two_workers_plays(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
    ) as cluster:
        found = report(
            capsys,
            "amusante",
            "--bots",
            "2,1",
            "--games",
            "6",
            "--time",
            "10",
            "--dask",
            cluster.scheduler_address,
        )
    assert found["games"] == 6
    assert found["refused"] == []


def test_a_cluster_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("joute.cli.parallel.CONNECT_S", 1)
    code, _, err = told(capsys, "arena", "amusante", "--bots", "2,1", "--dask", "tcp://127.0.0.1:9")
    assert code == 2
    assert "127.0.0.1:9" in err


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.joute"
    path.write_text('[Game "lexiduel"]\n[Seats "2"]\n\n1 C3h MER\n2 C4v ON\n', encoding="utf-8")
    return str(path)


def test_the_machine_explains_its_moves(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "bot", record, "--time", "300", "--most", "3")
    assert code == 0
    assert len(out.splitlines()) == 3
    assert all(line.startswith("1 ") and ("point" in line or "score" in line) for line in out.splitlines())


def test_the_machine_speaks_json(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "bot", record, "--level", "club", "--json")
    found = json.loads(out)
    assert (code, found["seat"], found["level"]) == (0, 1, 3)
    assert {"move", "value", "why"} <= found["moves"][0].keys()
    assert found["move"] == found["moves"][0]["move"]


@pytest.mark.parametrize("wrong", [("--level", "9"), ("--time", "0"), ("--most", "-1")])
def test_wrong_wishes_are_refused(
    wrong: tuple[str, str], record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = told(capsys, "bot", record, *wrong)
    assert (code, out) == (2, "")
    assert err


def test_a_finished_game_has_nothing_to_advise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "over.joute"
    path.write_text('[Game "lexiduel"]\n\n1 resign\n', encoding="utf-8")
    code, _, err = told(capsys, "bot", str(path))
    assert code == 2
    assert "nobody" in err


def test_the_first_seat_is_whoever_moves_first() -> None:
    """In LEXICON the lot decides (LEX-3). Who is first to move resigns here, and so has lost."""
    game = games.find("lexicon")
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    settings = Settings(2, options, Dictionary.load(game.words))

    def resigns(_view: View, _seed: int) -> Move:
        return RESIGN

    played = [each for seed in range(12) for each in play_pair(game, settings, (resigns, resigns), seed)]
    assert {each.opener for each in played} == {1, 2}
    assert {each.first_seat for each in played} == {0.0}
