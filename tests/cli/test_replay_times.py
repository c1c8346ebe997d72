"""`joute replay` and the clocks of a record: what was left after each move, and moves that came too late."""

import json
from pathlib import Path

from tests.cli.conftest import Joute

RECORD = """[Game "lexiduel"]
[Option.clock "{clock}"]
[Player.1 "Camille"]

1 C3h MER {{30000}}
2 C4v ON {{20000}}
1 pass {{31000}}
2 resign {{1000}}
"""


def written(folder: Path, clock: str) -> str:
    path = folder / "game.joute"
    path.write_text(RECORD.format(clock=clock), encoding="utf-8")
    return str(path)


def test_clocks_are_shown_after_each_move(joute: Joute, tmp_path: Path) -> None:
    lines = joute("replay", written(tmp_path, "budget 15m/10m"), "--lang", "fr").out.splitlines()
    assert " 0:30  1=14:30 2=10:00 " in lines[0]
    assert " 0:31  1=13:59 2=9:40 " in lines[2]
    assert not any(line.strip().startswith("!") for line in lines)


def test_a_move_after_the_time_has_run_out_is_marked(joute: Joute, tmp_path: Path) -> None:
    path = written(tmp_path, "budget 1m")
    lines = joute("replay", path, "--lang", "fr").out.splitlines()
    assert lines[3] == "      ! temps écoulé : Camille"
    assert [line.strip()[0] for line in lines[:5]] == ["1", "2", "3", "!", "4"], "it was played all the same"
    assert "! after the time of Camille had run out" in joute("replay", path, "--lang", "en").out
    told = json.loads(joute("replay", path, "--json").out)["plies"]
    assert [ply["ms"] for ply in told] == [30_000, 20_000, 31_000, 1_000]
    assert told[1]["clocks"] == [30_000, 40_000]
    assert [ply.get("late") for ply in told] == [None, None, 1, None]


def test_a_clock_runs_out_on_its_millisecond(joute: Joute, tmp_path: Path) -> None:
    for clock, late in (
        ("turn 31s", [None, None, 1, None]),
        ("turn 31001ms", [None] * 4),
        ("none", [None] * 4),
    ):
        told = json.loads(joute("replay", written(tmp_path, clock), "--json").out)["plies"]
        assert [ply.get("late") for ply in told] == late, clock


def test_a_time_out_that_was_written_down_is_not_late(joute: Joute, tmp_path: Path) -> None:
    path = tmp_path / "game.joute"
    path.write_text(
        '[Game "dames"]\n[Option.clock "budget 1m"]\n\n'
        "0 deal "
        "AIRTSENLOUEMPCHDAIRTSENLOUEMBVGF\n1 timeout {60000}\n",
        encoding="utf-8",
    )
    ran = joute("replay", str(path), "--json")
    told = json.loads(ran.out)
    assert "error" not in told and all("late" not in ply for ply in told["plies"])


def test_a_record_without_times_is_told_as_before(joute: Joute, tmp_path: Path) -> None:
    path = tmp_path / "game.joute"
    path.write_text('[Game "lexiduel"]\n\n1 C3h MER\n', encoding="utf-8")
    (ply,) = json.loads(joute("replay", str(path), "--json").out)["plies"]
    assert set(ply) == {"seat", "move", "scores"}
